// Exports UIKit and Foundation, as Apple's framework does.
@_exported public import Foundation
@_exported public import NetworkSessions
@_exported public import UIKit
