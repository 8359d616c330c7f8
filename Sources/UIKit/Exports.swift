// As on Apple's systems: UIKit brings these with it.
@_exported public import CoreGraphics
@_exported public import Foundation
