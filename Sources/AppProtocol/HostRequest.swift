public import Foundation
public import RenderTree

/// A request from the host to an app process.
public enum HostRequest: Hashable, Sendable {
    /// The first request, sent once.
    case initialize(Initialization)
    /// Creates an instance of the app's principal view controller: its `init` and `viewDidLoad`.
    case createScene(SceneCreation)
    /// An event for a scene; answered after every callback has returned and the view is laid out. Patches that it
    /// caused are sent before the response.
    case perform(SceneID, SceneEvent)
    /// Deinitialises the scene's controller.
    case destroyScene(SceneID)
    /// Tells the app of a change in the store of the conversation's people.
    case groupChanged(GroupStoreEvent)
    /// Asks the open app whether a notice of its own is shown (`willPresent`); answered by `AppNotification.presentNotice`.
    case noticeDue(DeliveredNotice)
    /// Tells the app that the person has opened it by this notice (`didReceive`).
    case noticeOpened(DeliveredNotice)
}

public struct Initialization: Hashable, Sendable, Codable {
    public var protocolVersion: Int
    /// The bundle's folder and the app's own writable folder, as paths in the app process.
    public var bundlePath: String
    public var containerPath: String
    /// True if the app should report the callbacks that it calls (`AppNotification.called`); nil for no.
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

/// Number of a scene within one app process, from 1.
public struct SceneID: NumberID {
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
    /// Size of the scene in points.
    public var size: TreeSize
    public var environment: SceneEnvironment
    /// Number of the file with the state that the views begin with (`SceneEvent.keepViews`); nil for their own.
    public var keptViews: Int?

    public init(
        scene: SceneID, style: PresentationStyle, context: PresentationContext = .messages, size: TreeSize,
        environment: SceneEnvironment = SceneEnvironment(), keptViews: Int? = nil
    ) {
        self.scene = scene
        self.style = style
        self.context = context
        self.size = size
        self.environment = environment
        self.keptViews = keptViews
    }
}

/// An event for a scene. The `Messages` framework decides which callbacks it causes, and in which order
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
    /// Resizes the scene within the same style.
    case resize(TreeSize)
    case receive(MessageState)
    case didStartSending(MessageState)
    case didCancelSending(MessageState)
    /// The message of an earlier `didStartSending` could not be sent: its `error` is set. No callback.
    case sendingFailed(MessageState)
    case environment(SceneEnvironment)
    /// The current remote participants, after somebody joined or left. No callback.
    case participants([UUID])
    case input(InputEvent)
    /// Writes the state of the scene's views into a file of this number in the app's container, for a scene that is created with
    /// `keptViews`. No callback.
    case keepViews(Int)
}

/// `MSConversation` as seen by one device and install.
public struct ConversationState: Hashable, Sendable, Codable {
    public var localParticipant: UUID
    /// Identifiers of the other participants, 0…31.
    public var remoteParticipants: [UUID]
    public var selectedMessage: MessageState?

    public init(localParticipant: UUID, remoteParticipants: [UUID], selectedMessage: MessageState? = nil) {
        self.localParticipant = localParticipant
        self.remoteParticipants = remoteParticipants
        self.selectedMessage = selectedMessage
    }
}
