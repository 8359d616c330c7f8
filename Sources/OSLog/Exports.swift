// Apple's OSLog is `os` with stores of what was logged, which are not there.
@_exported public import os
