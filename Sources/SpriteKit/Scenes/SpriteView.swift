public import SwiftUI
import UIKit

/// A SwiftUI view that shows a scene.
///
/// Source: developer.apple.com/documentation/spritekit/spriteview
public struct SpriteView: View {
    /// Source: developer.apple.com/documentation/spritekit/spriteview/options
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1 << 0)
        public static let ignoresSiblingOrder = Options(rawValue: 1 << 1)
        public static let allowsTransparency = Options(rawValue: 1 << 2)
    }

    /// Source: developer.apple.com/documentation/spritekit/spriteview/debugoptions
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1 << 0)
        public static let showsNodeCount = DebugOptions(rawValue: 1 << 1)
        public static let showsDrawCount = DebugOptions(rawValue: 1 << 2)
        public static let showsQuadCount = DebugOptions(rawValue: 1 << 3)
        public static let showsPhysics = DebugOptions(rawValue: 1 << 4)
        public static let showsFields = DebugOptions(rawValue: 1 << 5)
    }

    private let scene: SKScene
    private let transition: SKTransition?
    private let isPaused: Bool
    private let framesPerSecond: Int
    private let options: Options
    private let debugOptions: DebugOptions

    /// Creates a view of a scene. A body makes it anew each time, so keep the scene in a state.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) {
        self.scene = scene
        self.transition = transition
        self.isPaused = isPaused
        framesPerSecond = preferredFramesPerSecond
        self.options = options
        self.debugOptions = debugOptions
    }

    public var body: some View {
        SceneArea { view in
            view.isPaused = isPaused
            view.preferredFramesPerSecond = framesPerSecond
            view.allowsTransparency = options.contains(.allowsTransparency)
            view.showsFPS = debugOptions.contains(.showsFPS)
            view.showsNodeCount = debugOptions.contains(.showsNodeCount)
            if view.scene == nil { return view.presentScene(scene) }
            guard view.scene !== scene else { return }
            if let transition { view.presentScene(scene, transition: transition) } else { view.presentScene(scene) }
        }
    }
}

private struct SceneArea: UIViewRepresentable {
    let update: @MainActor (SKView) -> Void

    func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }
    func updateUIView(_ uiView: SKView, context: Context) { update(uiView) }
}
