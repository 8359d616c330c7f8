/// An app of windows, which is started from the home screen. A message app runs without one, so that its file compiles, and
/// its windows are never shown.
///
/// Source: developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Ends with a message: a program of windows cannot be started here.
    public static func main() {
        fatalError("Parley runs message apps: start the target with the subclass of MSMessagesAppViewController.")
    }
}

/// Part of an app with a life of its own, such as a window.
///
/// Source: developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene without a body.
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Several scenes, or one that was changed.
public struct _Scenes: _PrimitiveScene {}

/// Result builder that makes scenes of the statements in a closure.
///
/// Source: developer.apple.com/documentation/swiftui/scenebuilder
@MainActor @preconcurrency @resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes { _Scenes() }
    public static func buildOptional(_ scene: (any Scene)?) -> _Scenes { _Scenes() }
    public static func buildLimitedAvailability(_ scene: any Scene) -> _Scenes { _Scenes() }
}
