extension UIPasteboard {
    /// Something that a text on the pasteboard may be. Source: developer.apple.com/documentation/uikit/uipasteboard/detectionpattern
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Finds out which of the patterns the text on the pasteboard has.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { completionHandler(.success(found(patterns))) }

    /// Source: developer.apple.com/documentation/uikit/uipasteboard/detectpatterns(for:)
    public func detectedPatterns(for patterns: Set<DetectionPattern>) async throws -> Set<DetectionPattern> {
        found(patterns)
    }

    private func found(_ patterns: Set<DetectionPattern>) -> Set<DetectionPattern> {
        let text = (string ?? url?.absoluteString ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return [] }
        let isAddress = URL(string: text).map { ["http", "https"].contains($0.scheme) && $0.host != nil } ?? false
        return patterns.filter { pattern in
            switch pattern {
            case .probableWebURL: isAddress
            case .number: Double(text) != nil
            case .probableWebSearch: !isAddress
            default: false
            }
        }
    }

    /// How items are put onto the pasteboard. Source: developer.apple.com/documentation/uikit/uipasteboard/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Puts items in the place of what is there. The options are ignored.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
}
