"""The rules of Mustachio, one test at a time: docs/rules/mustachio.md is the law."""
