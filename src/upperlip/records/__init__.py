"""The game record (docs/record.md): write, read, check, show."""

FORMAT = "upperlip-record/1"
