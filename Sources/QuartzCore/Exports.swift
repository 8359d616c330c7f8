// Layers and animations are part of UIKit here.
@_exported public import UIKit
