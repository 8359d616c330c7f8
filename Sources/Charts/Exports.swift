// Exports SwiftUI, as Apple's Charts does.
@_exported public import SwiftUI
