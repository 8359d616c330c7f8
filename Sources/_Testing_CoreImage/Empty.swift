// Empty on purpose: see docs/workarounds.md.
