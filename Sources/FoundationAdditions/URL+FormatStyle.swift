public import Foundation

extension URL {
    /// Writes an address, with or without its parts, and reads one.
    ///
    /// Source: developer.apple.com/documentation/foundation/url/formatstyle
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        private var options: [Component: ComponentDisplayOption]

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
            port: ComponentDisplayOption = .always, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .host: host, .port: port, .path: path,
                .query: query, .fragment: fragment,
            ]
        }

        public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with(.scheme, option) }
        public func user(_ option: ComponentDisplayOption = .always) -> Self { with(.user, option) }
        public func password(_ option: ComponentDisplayOption = .always) -> Self { with(.password, option) }
        public func host(_ option: ComponentDisplayOption = .always) -> Self { with(.host, option) }
        public func port(_ option: ComponentDisplayOption = .always) -> Self { with(.port, option) }
        public func path(_ option: ComponentDisplayOption = .always) -> Self { with(.path, option) }
        public func query(_ option: ComponentDisplayOption = .always) -> Self { with(.query, option) }
        public func fragment(_ option: ComponentDisplayOption = .always) -> Self { with(.fragment, option) }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var copy = self
            copy.options[component] = option
            return copy
        }

        public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }

        public func format(_ value: URL) -> String {
            guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            let hidden = Set(options.filter { !$0.value.shows(parts) }.keys)
            if hidden.contains(.user) { parts.user = nil }
            if hidden.contains(.password) { parts.password = nil }
            if hidden.contains(.port) { parts.port = nil }
            if hidden.contains(.path) { parts.path = "" }
            if hidden.contains(.query) { parts.query = nil }
            if hidden.contains(.fragment) { parts.fragment = nil }
            if hidden.contains(.host) { (parts.user, parts.password, parts.host, parts.port) = (nil, nil, nil, nil) }
            if hidden.contains(.scheme) { parts.scheme = nil }
            let text = parts.string ?? value.absoluteString
            return hidden.contains(.scheme) && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }
    }

    /// Reads an address that has a scheme. Source: developer.apple.com/documentation/foundation/url/parsestrategy
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        public init() {}

        public func parse(_ value: String) throws -> URL {
            guard let url = URL(string: value.trimmingCharacters(in: .whitespaces)), url.scheme != nil else {
                throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "\"\(value)\" is no address."])
            }
            return url
        }
    }

    /// Source: developer.apple.com/documentation/foundation/url/formatted(_:)
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    public func formatted() -> String { FormatStyle().format(self) }
}

extension Foundation.FormatStyle where Self == URL.FormatStyle {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/url
    public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
    public static var url: Self { Self() }
}

extension Foundation.ParseStrategy where Self == URL.ParseStrategy {
    public static var url: Self { Self() }
}
