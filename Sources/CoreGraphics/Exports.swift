// Exports Foundation with its geometry types, as Apple's CoreGraphics does.
@_exported public import Foundation
