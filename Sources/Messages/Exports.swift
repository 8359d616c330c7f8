// As with Apple's framework, a file that imports Messages has UIKit and Foundation too.
@_exported public import Foundation
@_exported public import UIKit
