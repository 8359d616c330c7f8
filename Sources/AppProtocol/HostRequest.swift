public import Foundation
public import RenderTree

/// What the host asks of an app process.
public enum HostRequest: Hashable, Sendable {
    /// First of all, once.
    case initialize(Initialization)
    /// Makes an instance of the app's principal view controller: its `init` and `viewDidLoad`.
    case createScene(SceneCreation)
    /// Something happened to a scene; answered when every callback has returned and the view is laid out. Patches that
    /// it caused are sent before the answer.
    case perform(SceneID, SceneEvent)
    /// Deinitialises the scene's controller.
    case destroyScene(SceneID)
}

public struct Initialization: Hashable, Sendable, Codable {
    public var protocolVersion: Int
    /// The bundle's folder and the app's own writable folder, as the app process sees them.
    public var bundlePath: String
    public var containerPath: String
    /// True where the app is to say which callbacks it makes (`AppNotification.called`); nil for no.
    public var tellsCalls: Bool?

    public init(
        protocolVersion: Int = appProtocolVersion, bundlePath: String, containerPath: String, tellsCalls: Bool? = nil
    ) {
        self.tellsCalls = tellsCalls
        self.protocolVersion = protocolVersion
        self.bundlePath = bundlePath
        self.containerPath = containerPath
    }
}

/// Counts the scenes of one app process from 1.
public struct SceneID: Hashable, Sendable, RawRepresentable, Codable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// `MSMessagesAppPresentationStyle`, by name.
public enum PresentationStyle: String, Hashable, Sendable, Codable { case compact, expanded, transcript }

/// `MSMessagesAppPresentationContext`, by name.
public enum PresentationContext: String, Hashable, Sendable, Codable { case messages, media }

public struct SceneCreation: Hashable, Sendable, Codable {
    public var scene: SceneID
    public var style: PresentationStyle
    public var context: PresentationContext
    /// The whole area of the scene, in points.
    public var size: TreeSize
    public var environment: SceneEnvironment

    public init(
        scene: SceneID, style: PresentationStyle, context: PresentationContext = .messages, size: TreeSize,
        environment: SceneEnvironment = SceneEnvironment()
    ) {
        self.scene = scene
        self.style = style
        self.context = context
        self.size = size
        self.environment = environment
    }
}

/// The device's settings that views see in their environment.
public struct SceneEnvironment: Hashable, Sendable, Codable {
    public enum ColorScheme: String, Hashable, Sendable, Codable { case light, dark }

    public var colorScheme: ColorScheme
    /// Device pixels a point: 1…4.
    public var displayScale: Double
    /// BCP 47, as in `en-GB`.
    public var locale: String
    /// How large the person wants text to be; nil is the usual size.
    public var textSize: TextSize?

    /// From the smallest to the largest, as `DynamicTypeSize` names them.
    public enum TextSize: String, Hashable, Sendable, Codable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    public init(
        colorScheme: ColorScheme = .light, displayScale: Double = 2, locale: String = "en", textSize: TextSize? = nil
    ) {
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.locale = locale
        self.textSize = textSize
    }
}

/// What happens to a scene. The callbacks it causes, and their order, are the `Messages` framework's business
/// (docs/messages.md, the situation table).
public enum SceneEvent: Hashable, Sendable {
    /// willBecomeActive, didBecomeActive, viewWillAppear, viewDidAppear.
    case activate(ConversationState)
    /// viewWillDisappear, viewDidDisappear, willResignActive, didResignActive.
    case deactivate
    /// willSelect, then the selection changes, then didSelect.
    case select(MessageState)
    /// willTransition, the new size, didTransition.
    case transition(PresentationStyle, TreeSize)
    /// A new size in the same style.
    case resize(TreeSize)
    case receive(MessageState)
    case didStartSending(MessageState)
    case didCancelSending(MessageState)
    /// What `didStartSending` told of could not be sent: the message's `error` is set. No callback.
    case sendingFailed(MessageState)
    case environment(SceneEnvironment)
    /// Everyone else who takes part now: somebody joined or left. No callback.
    case participants([UUID])
    case input(InputEvent)
}

/// `MSConversation` as one device and install sees it.
public struct ConversationState: Hashable, Sendable, Codable {
    public var localParticipant: UUID
    /// Everyone else, 0…31.
    public var remoteParticipants: [UUID]
    public var selectedMessage: MessageState?

    public init(localParticipant: UUID, remoteParticipants: [UUID], selectedMessage: MessageState? = nil) {
        self.localParticipant = localParticipant
        self.remoteParticipants = remoteParticipants
        self.selectedMessage = selectedMessage
    }
}
