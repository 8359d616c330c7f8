public import Foundation
public import RenderTree

/// A request from an app to the host. On the wire: an object whose `kind` names the case.
public enum AppRequest: Hashable, Sendable {
    /// `MSConversation.insert(_:)`: stages the message in the device's input field.
    case insertMessage(SceneID, MessageState)
    /// `MSConversation.insertText(_:)`.
    case insertText(SceneID, String)
    /// `MSConversation.insertAttachment(_:withAlternateFilename:)`, and `insert(_:)` of a sticker.
    case insertAttachment(SceneID, AttachmentState)
    /// `MSConversation.send(_:)`: sends directly, without the input field. Answered when sending has started.
    case sendMessage(SceneID, MessageState)
    case sendText(SceneID, String)
    case sendAttachment(SceneID, AttachmentState)
    /// Fetches the picture at this address (`AsyncImage`). Answered with its bytes, or a problem of `NetworkFailure`.
    case fetch(url: String)
    /// Sends a request to a host (`URLSession`). Answered with its `NetworkReply`, or a problem of `NetworkFailure`.
    case load(NetworkQuery)
    /// Asks the store of the conversation's people (`GroupStore`). Answered with a `GroupStoreReply`, or a problem of
    /// `GroupStoreFailure`.
    case group(GroupStoreQuery)
    /// Asks the host's notices (`UNUserNotificationCenter`). Answered with a `NoticeReply`, or a problem of `NoticeFailure`.
    case notices(NoticeQuery)
    /// Asks the person for files. Answered with them once they are in the app's container, or a `FileProblem`.
    case chooseFiles(SceneID, FileWish)
    /// Offers files to the person, to keep or to share. Answered once the person has them, or with a `FileProblem`.
    case offerFiles(SceneID, FileOffer)

    /// The requesting scene; nil for requests of the whole process.
    public var scene: SceneID? {
        switch self {
        case .insertMessage(let scene, _), .insertText(let scene, _), .insertAttachment(let scene, _),
            .sendMessage(let scene, _), .sendText(let scene, _), .sendAttachment(let scene, _),
            .chooseFiles(let scene, _), .offerFiles(let scene, _):
            scene
        case .fetch, .load, .group, .notices: nil
        }
    }
}

/// A notification from an app to the host. On the wire: an object whose `kind` names the case.
public enum AppNotification: Hashable, Sendable {
    /// The tree of a scene changed.
    case patch(SceneID, Patch)
    /// Bytes of a picture, PNG or JPEG, that nodes may refer to from now on.
    case asset(AssetID, bytes: Data)
    /// Pictures to which no node refers any more, so that the host need not keep them. One that is needed again is sent again.
    case forgetAssets([AssetID])
    /// A video or sound of the app's own files that nodes may play from now on; its bytes are not transferred.
    case file(AssetID, AppFile)
    /// `requestPresentationStyle(_:)`.
    case presentationStyle(SceneID, PresentationStyle)
    /// `MSMessagesAppViewController.dismiss()`.
    case dismiss(SceneID)
    /// Size and appearance of a scene of style `.transcript`: sent before its first patch, and on every change.
    case bubbleLook(SceneID, BubbleAppearance)
    /// The person asked for this address (a `Link`, `openURL`). The host decides which schemes a browser may open.
    case openURL(SceneID, String)
    /// The app no longer needs the response to its request of this number: a fetch, or a request for files. The host responds all the same.
    case cancel(request: Int)
    /// A callback of the scene's controller is about to be called; sent only if the host has requested it.
    case called(SceneID, SceneCall)
    /// Says whether a notice of this identifier is shown, of which the app was told while it was open (`HostRequest.noticeDue`).
    case presentNotice(identifier: String, isShown: Bool)
    /// A message for the app's author; `view` names the view concerned.
    case diagnostic(Diagnostic)
}

extension AppNotification {
    /// The scene concerned; nil if the notification concerns the whole process.
    public var scene: SceneID? {
        switch self {
        case .patch(let scene, _), .presentationStyle(let scene, _), .dismiss(let scene), .bubbleLook(let scene, _),
            .openURL(let scene, _), .called(let scene, _):
            scene
        case .asset, .forgetAssets, .file, .cancel, .presentNotice, .diagnostic: nil
        }
    }
}

public struct Diagnostic: Hashable, Sendable, Codable {
    public enum Severity: String, Hashable, Sendable, Codable { case note, warning, error }
    public var severity: Severity
    public var code: String
    public var message: String
    public var view: String?

    public init(severity: Severity, code: String, message: String, view: String? = nil) {
        self.severity = severity
        self.code = code
        self.message = message
        self.view = view
    }
}

extension AppNotification: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, scene, patch, asset, assets, bytes, style, look, url, request, call, file, notice, isShown,
            diagnostic
    }
    private enum Kind: String, Codable {
        case patch, asset, forgetAssets, file, presentationStyle, dismiss, bubbleLook, openURL, cancel, called,
            presentNotice,
            diagnostic
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func scene() throws -> SceneID { try values.decode(SceneID.self, forKey: .scene) }
        switch try values.decode(Kind.self, forKey: .kind) {
        case .patch: self = .patch(try scene(), try values.decode(Patch.self, forKey: .patch))
        case .asset:
            self = .asset(
                try values.decode(AssetID.self, forKey: .asset), bytes: try values.decode(Data.self, forKey: .bytes))
        case .forgetAssets: self = .forgetAssets(try values.decode([AssetID].self, forKey: .assets))
        case .presentationStyle:
            self = .presentationStyle(try scene(), try values.decode(PresentationStyle.self, forKey: .style))
        case .file:
            self = .file(
                try values.decode(AssetID.self, forKey: .asset), try values.decode(AppFile.self, forKey: .file))
        case .dismiss: self = .dismiss(try scene())
        case .bubbleLook: self = .bubbleLook(try scene(), try values.decode(BubbleAppearance.self, forKey: .look))
        case .openURL: self = .openURL(try scene(), try values.decode(String.self, forKey: .url))
        case .cancel: self = .cancel(request: try values.decode(Int.self, forKey: .request))
        case .called: self = .called(try scene(), try values.decode(SceneCall.self, forKey: .call))
        case .presentNotice:
            self = .presentNotice(
                identifier: try values.decode(String.self, forKey: .notice),
                isShown: try values.decode(Bool.self, forKey: .isShown))
        case .diagnostic: self = .diagnostic(try values.decode(Diagnostic.self, forKey: .diagnostic))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .patch(let scene, let patch):
            try values.encode(Kind.patch, forKey: .kind)
            try values.encode(scene, forKey: .scene)
            try values.encode(patch, forKey: .patch)
        case .asset(let asset, let bytes):
            try values.encode(Kind.asset, forKey: .kind)
            try values.encode(asset, forKey: .asset)
            try values.encode(bytes, forKey: .bytes)
        case .forgetAssets(let assets):
            try values.encode(Kind.forgetAssets, forKey: .kind)
            try values.encode(assets, forKey: .assets)
        case .presentationStyle(let scene, let style):
            try values.encode(Kind.presentationStyle, forKey: .kind)
            try values.encode(scene, forKey: .scene)
            try values.encode(style, forKey: .style)
        case .file(let asset, let file):
            try values.encode(Kind.file, forKey: .kind)
            try values.encode(asset, forKey: .asset)
            try values.encode(file, forKey: .file)
        case .dismiss(let scene):
            try values.encode(Kind.dismiss, forKey: .kind)
            try values.encode(scene, forKey: .scene)
        case .bubbleLook(let scene, let look):
            try values.encode(Kind.bubbleLook, forKey: .kind)
            try values.encode(scene, forKey: .scene)
            try values.encode(look, forKey: .look)
        case .openURL(let scene, let url):
            try values.encode(Kind.openURL, forKey: .kind)
            try values.encode(scene, forKey: .scene)
            try values.encode(url, forKey: .url)
        case .cancel(let request):
            try values.encode(Kind.cancel, forKey: .kind)
            try values.encode(request, forKey: .request)
        case .called(let scene, let call):
            try values.encode(Kind.called, forKey: .kind)
            try values.encode(scene, forKey: .scene)
            try values.encode(call, forKey: .call)
        case .presentNotice(let identifier, let isShown):
            try values.encode(Kind.presentNotice, forKey: .kind)
            try values.encode(identifier, forKey: .notice)
            try values.encode(isShown, forKey: .isShown)
        case .diagnostic(let diagnostic):
            try values.encode(Kind.diagnostic, forKey: .kind)
            try values.encode(diagnostic, forKey: .diagnostic)
        }
    }
}
