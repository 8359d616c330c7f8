public import SwiftUI

/// A hint that is shown until it is closed, or what it tells of is done.
///
/// Source: developer.apple.com/documentation/tipkit/tip
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias Rule = Tips.Rule
    typealias Option = TipOption
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    var id: String { get }
    @MainActor var title: Text { get }
    @MainActor var message: Text? { get }
    @MainActor var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    public var status: Tips.Status {
        if let reason = TipRecords.shared.reason(id) { return .invalidated(reason) }
        return shouldDisplay ? .available : .pending
    }

    /// Whether the tip is to be shown: it was not closed, its rules hold, and it was not shown too often.
    public var shouldDisplay: Bool {
        let most = options.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.min() ?? .max
        return TipRecords.shared.isConfigured && TipRecords.shared.reason(id) == nil && rules.allSatisfy { $0.holds() }
            && TipRecords.shared.displayCount(id) < most
    }

    /// Has the tip never shown again.
    public func invalidate(reason: Tips.InvalidationReason) { TipRecords.shared.invalidate(id, reason) }
}

/// How often and how soon a tip is shown. Source: developer.apple.com/documentation/tipkit/tipoption
public protocol TipOption: Sendable {}

/// Source: developer.apple.com/documentation/tipkit/tips
public enum Tips {
    /// Source: developer.apple.com/documentation/tipkit/tips/status
    public enum Status: Equatable, Sendable { case pending, available, invalidated(InvalidationReason) }

    /// Source: developer.apple.com/documentation/tipkit/tips/invalidationreason
    public enum InvalidationReason: String, Equatable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// Most times that a tip is shown. Source: developer.apple.com/documentation/tipkit/tips/maxdisplaycount
    public struct MaxDisplayCount: TipOption {
        let count: Int
        public init(_ count: Int) { self.count = count }
    }

    /// Shows a tip whatever the frequency of the others: here none holds another back.
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

    /// A button of a tip. Source: developer.apple.com/documentation/tipkit/tips/action
    public struct Action: Identifiable, Sendable {
        public let id: String
        let title: String
        public let handler: @Sendable () -> Void
        /// Makes the words of the button.
        public var label: @Sendable () -> Text { { [title] in Text(title) } }
        public init(
            id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            (self.id, self.title, self.handler) = (id ?? String(title), String(title), handler)
        }
    }

    /// A condition of a tip; `#Rule` makes one. Source: developer.apple.com/documentation/tipkit/tips/rule
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool

        public init<Value: Codable & Sendable>(
            _ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
        ) { holds = { condition(parameter.value) } }

        public init(_ event: Event, _ condition: @escaping @Sendable (Event) -> Bool) { holds = { condition(event) } }
    }

    /// A value that rules depend on; `@Parameter` makes one. Source: developer.apple.com/documentation/tipkit/tips/parameter
    public struct Parameter<Value: Codable & Sendable>: Sendable {
        private let key: String
        private let initial: Value

        public init(_ key: String, _ initial: Value) { (self.key, self.initial) = ("TipKit.parameter.\(key)", initial) }

        public var value: Value {
            get {
                UserDefaults.standard.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
                    ?? initial
            }
            nonmutating set {
                UserDefaults.standard.set(try? JSONEncoder().encode(newValue), forKey: key)
                TipRecords.shared.didChange()
            }
        }
    }

    /// Something that people do, and how often. Source: developer.apple.com/documentation/tipkit/tips/event
    public struct Event: Sendable {
        public let id: String
        public init(id: String) { self.id = id }

        /// Source: developer.apple.com/documentation/tipkit/tips/event/donation
        public struct Donation: Codable, Hashable, Sendable { public let date: Date }

        public var donations: [Donation] { TipRecords.shared.donations(id) }
        public func donate() async { sendDonation() }
        public func sendDonation() { TipRecords.shared.donate(id) }
    }

    /// Source: developer.apple.com/documentation/tipkit/tips/configurationoption
    public struct ConfigurationOption: Sendable {
        /// Source: developer.apple.com/documentation/tipkit/tips/configurationoption/displayfrequency
        public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        /// Source: developer.apple.com/documentation/tipkit/tips/configurationoption/datastorelocation
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }
        /// Ignored: tips do not hold each other back.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
        /// Ignored: tips are kept in the app's defaults.
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }

    /// Has tips shown from now on.
    public static func configure(_ options: [ConfigurationOption] = []) throws { TipRecords.shared.configure() }
    /// Forgets which tips were closed and what people did.
    public static func resetDatastore() throws { TipRecords.shared.reset() }
    public static func showAllTipsForTesting() { TipRecords.shared.configure() }

    /// Result builder of a tip's rules.
    @resultBuilder public struct RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
    }
    /// Result builder of a tip's options.
    @resultBuilder public struct OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap(\.self) }
    }
    /// Result builder of a tip's buttons.
    @resultBuilder public struct ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
    }
}

/// Makes a condition of a tip.
///
/// Source: developer.apple.com/documentation/tipkit/rule(_:_:)
@freestanding(expression) public macro Rule<Value: Codable & Sendable>(
    _ parameter: Tips.Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "Rule")

@freestanding(expression) public macro Rule(
    _ event: Tips.Event, _ condition: @escaping @Sendable (Tips.Event) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "Rule")

/// Makes a static variable one that rules can depend on.
///
/// Source: developer.apple.com/documentation/tipkit/parameter(_:)
@attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "SwiftUIMacros", type: "Parameter")
