/// Menus of a Mac's or tablet's menu bar, which there is none of here.
///
/// Source: developer.apple.com/documentation/swiftui/commands
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body.
@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Source: developer.apple.com/documentation/swiftui/commandmenu
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Source: developer.apple.com/documentation/swiftui/commandgroup
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    public typealias Body = Never
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Source: developer.apple.com/documentation/swiftui/commandgroupplacement
public struct CommandGroupPlacement: Sendable {
    private let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let help = CommandGroupPlacement(name: "help")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

public struct EmptyCommands: _PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

public struct SidebarCommands: _PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

public struct TextEditingCommands: _PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

public struct TextFormattingCommands: _PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

public struct ToolbarCommands: _PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

public struct InspectorCommands: _PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// Result builder that makes commands of the statements in a closure.
@MainActor @preconcurrency @resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}
