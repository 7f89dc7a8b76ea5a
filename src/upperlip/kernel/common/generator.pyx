"""The generator of `upperlip.table.generator` for Python, draw for draw the same, only faster."""

cimport cython


@cython.final
cdef class Generator:
    """A stream of unbiased draws for one key."""

    def __init__(self, *key: int):
        cdef uint64_t part
        self.stream.counter = 0
        for part in key:
            self.stream = forked(self.stream, part)

    def fork(self, uint64_t part) -> Generator:
        """The stream whose key has one part more than this one's, before anything was drawn."""
        cdef Generator fork = Generator.__new__(Generator)
        fork.stream = forked(self.stream, part)
        return fork

    def word(self) -> int:
        """The next 64 bits."""
        return next_word(&self.stream)

    def below(self, uint64_t n) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError("below needs a positive number")
        return below(&self.stream, n)
