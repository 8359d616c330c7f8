public import Foundation

extension URL.FormatStyle {
    /// A part of an address. Source: developer.apple.com/documentation/foundation/url/formatstyle/component
    public enum Component: Int, Codable, Hashable, Sendable {
        case scheme, user, password, host, port, path, query, fragment

        /// Returns the part's text, without percent encoding; nil where the address has none. Schemes are in small letters.
        func text(of parts: URLComponents) -> String? {
            switch self {
            case .scheme: parts.scheme?.lowercased()
            case .user: parts.user
            case .password: parts.password
            case .host: parts.host
            case .port: parts.port.map(String.init)
            case .path: parts.path
            case .query: parts.query
            case .fragment: parts.fragment
            }
        }
    }

    /// When a part of an address is shown.
    ///
    /// Source: developer.apple.com/documentation/foundation/url/formatstyle/componentdisplayoption
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        private struct Condition: Codable, Hashable {
            let component: Component
            let values: Set<String>
        }

        /// Whether the part is shown where the condition holds, or always without one.
        private let isShown: Bool
        private var condition: Condition?

        public static let always = Self(isShown: true)
        public static let never = Self(isShown: false)
        /// Leaves the part out of addresses of web pages.
        ///
        /// Source: developer.apple.com/documentation/foundation/url/formatstyle/componentdisplayoption/omitifhttpfamily
        public static let omitIfHTTPFamily = omitWhen(.scheme, matches: ["http", "https"])

        /// Leaves the part out where another part, or itself, is one of some texts.
        ///
        /// Source: developer.apple.com/documentation/foundation/url/formatstyle/componentdisplayoption/omitwhen(_:matches:)
        public static func omitWhen(_ component: Component, matches requirement: Set<String>) -> Self {
            Self(isShown: false, condition: Condition(component: component, values: requirement))
        }

        /// Shows the part only where another part, or itself, is one of some texts.
        ///
        /// Source: developer.apple.com/documentation/foundation/url/formatstyle/componentdisplayoption/displaywhen(_:matches:)
        public static func displayWhen(_ component: Component, matches requirement: Set<String>) -> Self {
            Self(isShown: true, condition: Condition(component: component, values: requirement))
        }

        func shows(_ parts: URLComponents) -> Bool {
            guard let condition else { return isShown }
            let holds = condition.component.text(of: parts).map(condition.values.contains) ?? false
            return holds == isShown
        }
    }
}
