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
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
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
        guard TipRecords.shared.isConfigured, TipRecords.shared.reason(id) == nil else { return false }
        if let isShown = TipRecords.shared.isShownForTesting(kind) { return isShown }
        let most = options.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.min() ?? .max
        return rules.allSatisfy { $0.holds() } && TipRecords.shared.displayCount(id) < most
    }

    /// Type of the tip that an author has written.
    var kind: ObjectIdentifier { (self as? AnyTip)?.tip.kind ?? ObjectIdentifier(Self.self) }

    /// Lets the tip be shown again that was closed or shown often enough.
    ///
    /// Source: developer.apple.com/documentation/tipkit/tip/reseteligibility()
    public func resetEligibility() { TipRecords.shared.forget(id) }

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

    /// Ignored: a tip stays until it is closed. Source: developer.apple.com/documentation/tipkit/tips/maxdisplayduration
    public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }

    /// Shows a tip whatever the frequency of the others: here none holds another back.
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

    /// A condition of a tip; `#Rule` makes one. Source: developer.apple.com/documentation/tipkit/tips/rule
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool

        public init<Value: Codable & Sendable>(
            _ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
        ) { holds = { condition(parameter.value) } }

        public init<Info: Codable & Sendable>(
            _ event: Event<Info>, _ condition: @escaping @Sendable (Event<Info>) -> Bool
        ) { holds = { condition(event) } }
    }

    /// A value that rules depend on; `@Parameter` makes one. Source: developer.apple.com/documentation/tipkit/tips/parameter
    public struct Parameter<Value: Codable & Sendable>: Sendable {
        private let key: String
        private let initial: Value
        private let isTransient: Bool

        /// - Parameter isTransient: whether the value is forgotten when the app ends.
        public init(_ key: String, isTransient: Bool = false, _ initial: Value) {
            (self.key, self.initial, self.isTransient) = ("TipKit.parameter.\(key)", initial, isTransient)
        }

        public var value: Value {
            get {
                let data = isTransient ? TipRecords.shared.transient(key) : UserDefaults.standard.data(forKey: key)
                return data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? initial
            }
            nonmutating set {
                let data = try? JSONEncoder().encode(newValue)
                if isTransient {
                    TipRecords.shared.setTransient(data, key)
                } else {
                    UserDefaults.standard.set(data, forKey: key)
                }
                TipRecords.shared.didChange()
            }
        }
    }

    /// Says how a parameter is kept. Source: developer.apple.com/documentation/tipkit/tips/parameteroption
    public struct ParameterOption: Sendable {
        /// Has the parameter forgotten when the app ends.
        public static let transient = ParameterOption()
    }

    /// Source: developer.apple.com/documentation/tipkit/tips/configurationoption
    public struct ConfigurationOption: Sendable {
        /// Source: developer.apple.com/documentation/tipkit/tips/configurationoption/displayfrequency
        public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        /// Source: developer.apple.com/documentation/tipkit/tips/configurationoption/datastorelocation
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
            public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
        }
        /// Source: developer.apple.com/documentation/tipkit/tips/configurationoption/cloudkitcontainer
        public struct CloudKitContainer: Sendable {
            public static let automatic = CloudKitContainer()
            public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
        }
        /// Ignored: tips are known on one device alone.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }
        /// Ignored: tips do not hold each other back.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
        /// Ignored: tips are kept in the app's defaults.
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }

    /// Has tips shown from now on.
    public static func configure(_ options: [ConfigurationOption] = []) throws { TipRecords.shared.configure() }
    /// Forgets which tips were closed and what people did.
    public static func resetDatastore() throws { TipRecords.shared.reset() }
}

/// Makes a condition of a tip.
///
/// Source: developer.apple.com/documentation/tipkit/rule(_:_:)
@freestanding(expression) public macro Rule<Value: Codable & Sendable>(
    _ parameter: Tips.Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "Rule")

@freestanding(expression) public macro Rule<Info: Codable & Sendable>(
    _ event: Tips.Event<Info>, _ condition: @escaping @Sendable (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "Rule")

/// Makes a static variable one that rules can depend on.
///
/// Source: developer.apple.com/documentation/tipkit/parameter(_:)
@attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "SwiftUIMacros", type: "Parameter")

/// Makes a static variable one that rules can depend on, and that is kept as its options say.
///
/// Source: developer.apple.com/documentation/tipkit/parameter(_:)
@attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ option: Tips.ParameterOption, _ others: Tips.ParameterOption...) =
    #externalMacro(module: "SwiftUIMacros", type: "Parameter")
