// As on Apple's systems, one import brings the neighbours with it.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
