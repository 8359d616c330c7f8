// Exports the library's module, as Apple's module does.
@_exported public import Photos
