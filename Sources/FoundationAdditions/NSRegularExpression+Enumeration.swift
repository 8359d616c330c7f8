public import Foundation

extension NSRegularExpression {
    /// Calls a closure with each match. It does not outlive the call, as that of Foundation on this platform may: so it need not say
    /// `self`. Chosen where no options are given.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsregularexpression/enumeratematches(in:options:range:using:)
    public func enumerateMatches(
        in string: String, range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, range: range) where !stop.boolValue { block(match, [], &stop) }
    }
}
