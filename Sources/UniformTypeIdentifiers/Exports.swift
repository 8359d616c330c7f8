// Kinds of files stand in UIKit, whose choosers need them.
@_exported public import Foundation
@_exported public import struct UIKit.UTType
@_exported public import struct UIKit.UTTagClass
