// Importing PencilKit imports UIKit, as on Apple's systems.
@_exported public import UIKit
