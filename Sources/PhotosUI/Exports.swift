// As on Apple's systems, whose module has that of the library in it.
@_exported public import Photos
