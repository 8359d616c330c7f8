/// Names a browser for its person, such as “Firefox on Linux”.
enum DeviceName {
    /// Words of `User-Agent` headers, the more special ones first: each browser also names those that it is like.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox/", "Firefox"),
        ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
        ("Mac OS X", "Mac"), ("Linux", "Linux"),
    ]

    static func of(_ userAgent: String) -> String {
        func name(_ table: [(String, String)]) -> String? { table.first { userAgent.contains($0.0) }?.1 }
        guard let browser = name(browsers) else { return "Another program" }
        return name(systems).map { "\(browser) on \($0)" } ?? browser
    }
}
