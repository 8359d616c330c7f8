// Exports the core, as Apple's SwiftUI does.
@_exported public import SwiftUICore
