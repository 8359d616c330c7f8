// So that names of this module take the place of Foundation's wherever both are imported.

@_exported public import Foundation
