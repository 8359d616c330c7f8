// Apple's module brings Foundation's values, too, which log messages are made of.
@_exported public import Foundation
