"""The faces other ecosystems expect, by the tests that those ecosystems publish, and by ours."""
