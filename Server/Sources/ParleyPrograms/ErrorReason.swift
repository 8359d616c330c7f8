import Foundation

extension Error {
    /// Returns why something did not work, in the system's own words: Foundation's are "The operation could not be completed" for
    /// most errors of files.
    package var reason: String {
        let own = self as NSError
        let underlying = (self as? CocoaError)?.underlying ?? own.userInfo[NSUnderlyingErrorKey] as? any Error
        guard let system = (self as? POSIXError) ?? (underlying as? POSIXError) else { return localizedDescription }
        return String(cString: strerror(system.code.rawValue)) + "."
    }
}
