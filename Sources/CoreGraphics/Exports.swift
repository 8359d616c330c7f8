// As on Apple's systems, geometry comes with Foundation, and CoreGraphics with both.
@_exported public import Foundation
