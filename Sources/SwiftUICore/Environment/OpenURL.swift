/// An action that opens URLs.
///
/// Source: developer.apple.com/documentation/swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// The outcome of a handler.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind
        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        /// A result that lets the browser open the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// Returns a result that lets the browser open this URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    package typealias Open = @MainActor @Sendable (URL) -> Bool
    private let handler: @MainActor (URL) -> Result
    private let system: Open?

    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.init(handler, nil) }

    nonisolated init(_ handler: @escaping @MainActor (URL) -> Result, _ system: Open?) {
        self.handler = handler
        self.system = system
    }

    nonisolated func with(_ system: Open?) -> OpenURLAction { OpenURLAction(handler, system) }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL. `completion` receives whether it was accepted, by the app's handler or for the browser; what the
    /// browser does with it is not known.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system?(other ?? url) ?? false)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
    /// Action that opens a URL: `openURL(url)`. Set a custom one with `.environment(\.openURL, …)`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self].with(systemOpenURL) }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Function that passes a URL to the browser and returns whether it was accepted; nil if there is no browser.
    @Entry package var systemOpenURL: OpenURLAction.Open? = nil
}
