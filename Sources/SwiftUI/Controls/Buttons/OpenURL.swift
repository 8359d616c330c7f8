/// Opens addresses.
///
/// Source: developer.apple.com/documentation/swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// What a handler has done with an address.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind
        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        /// The browser opens the address.
        public static let systemAction = Result(kind: .system(nil))
        /// The browser opens this address instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    typealias Open = @MainActor @Sendable (URL) -> Bool
    private let handler: @MainActor (URL) -> Result
    private let system: Open?

    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.init(handler, nil) }

    nonisolated init(_ handler: @escaping @MainActor (URL) -> Result, _ system: Open?) {
        self.handler = handler
        self.system = system
    }

    nonisolated func with(_ system: Open?) -> OpenURLAction { OpenURLAction(handler, system) }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// `completion` is told whether the address was taken: by the app's handler, or by the way to the browser. What the
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

private struct SystemOpenURLKey: EnvironmentKey { static let defaultValue: OpenURLAction.Open? = nil }

extension EnvironmentValues {
    /// Opens an address: `openURL(url)`. Set an action of your own with `.environment(\.openURL, …)`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self].with(self[SystemOpenURLKey.self]) }
        set { self[OpenURLKey.self] = newValue }
    }
    /// The way to the browser; false where there is none.
    var systemOpenURL: OpenURLAction.Open? {
        get { self[SystemOpenURLKey.self] }
        set { self[SystemOpenURLKey.self] = newValue }
    }
}
