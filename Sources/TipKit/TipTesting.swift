extension Tips {
    /// Shows all tips that were not closed, whatever their rules say.
    ///
    /// Source: developer.apple.com/documentation/tipkit/tips/showalltipsfortesting()
    public static func showAllTipsForTesting() {
        TipRecords.shared.test(all: true)
        TipRecords.shared.configure()
    }

    /// Source: developer.apple.com/documentation/tipkit/tips/hidealltipsfortesting()
    public static func hideAllTipsForTesting() { TipRecords.shared.test(all: false) }

    /// Shows the tips of these types, whatever their rules say.
    ///
    /// Source: developer.apple.com/documentation/tipkit/tips/showtipsfortesting(_:)
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipRecords.shared.test(tips.map { ObjectIdentifier($0) }, areShown: true)
    }

    /// Source: developer.apple.com/documentation/tipkit/tips/hidetipsfortesting(_:)
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipRecords.shared.test(tips.map { ObjectIdentifier($0) }, areShown: false)
    }
}
