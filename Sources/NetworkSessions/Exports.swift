// Apple's `URLSession` is part of Foundation.
@_exported public import Foundation
@_exported public import FoundationNetworking
