// Exports the neighbouring modules, as Apple's SwiftData does.
@_exported public import Foundation
@_exported public import Observation
