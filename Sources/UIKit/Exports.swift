// Importing UIKit imports these modules, as on Apple's systems; `URLSession` and the formats are part of Foundation there.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import NetworkSessions
@_exported public import Symbols
