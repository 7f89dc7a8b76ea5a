"""The HTTP API under /api: declared as data, so that the OpenAPI page cannot say otherwise."""
