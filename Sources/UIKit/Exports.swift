// Importing UIKit imports these modules, as on Apple's systems; `URLSession` is part of Foundation there.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import NetworkSessions
