// Authors write `import Combine`, or get it with SwiftUI as on Apple's systems; OpenCombine does the work.
@_exported public import OpenCombine
