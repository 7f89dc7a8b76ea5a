"""The game record (docs/record.md): write, read, check."""

FORMAT = "upperlip-record/1"
