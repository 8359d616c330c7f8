import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree

// Requests of apps, and the callbacks that they get.
extension EventDescriber {
    /// Callbacks that have a conversation among their arguments.
    private static let callsWithConversation: Set = [
        "willBecomeActive", "didBecomeActive", "willResignActive", "didResignActive", "willSelect", "didSelect",
        "didReceive", "didStartSending", "didCancelSending",
    ]

    func describe(_ request: AppRequest, of app: AppID?) -> InspectedEvent {
        switch request {
        case .insertMessage(_, let message): describe("insert", message, of: app)
        case .insertText(_, let text): InspectedEvent(.request, "insertText(“\(text)”)")
        case .insertAttachment(_, let attachment): InspectedEvent(.request, "insertAttachment(\(attachment.name))")
        case .sendMessage(_, let message): describe("send", message, of: app)
        case .sendText(_, let text): InspectedEvent(.request, "sendText(“\(text)”)")
        case .sendAttachment(_, let attachment): InspectedEvent(.request, "sendAttachment(\(attachment.name))")
        case .fetch(let url): InspectedEvent(.request, "loads \(url)")
        case .load(let query): InspectedEvent(.request, "sends \(query.method) \(query.url)")
        case .group(let query): InspectedEvent(.request, words(of: query))
        case .notices(let query): InspectedEvent(.request, words(of: query))
        case .chooseFiles(_, let wish): InspectedEvent(.request, "asks for \(wish.countMax) files at most")
        case .offerFiles(_, let offer):
            InspectedEvent(
                .request, "gives \(offer.files.map { $0.parts.last ?? "" }.joined(separator: ", "))")
        }
    }

    private func words(of query: GroupStoreQuery) -> String {
        // The rules, which limit keys, are asked later.
        let key = query.key.map { String($0.prefix(GroupStoreLimits.keyByteCountMax)) } ?? ""
        return switch query.kind {
        case .record: "reads \(key) of the group"
        case .list: "reads the keys of the group"
        case .save: "saves \(key) for the group"
        case .remove: "removes \(key) of the group"
        }
    }

    private func words(of query: NoticeQuery) -> String {
        switch query.kind {
        case .status: "asks whether it may show notices"
        case .authorize: "requestAuthorization(options:)"
        case .add: "adds the notice “\(query.request?.title.prefix(NoticeLimits.titleByteCountMax) ?? "")”"
        case .pending: "reads the notices that wait"
        case .removePending: "removes notices that wait"
        case .delivered: "reads the notices that were shown"
        case .removeDelivered: "removes notices that were shown"
        }
    }

    /// - Returns: nil for a notification without a line.
    func describe(_ notification: AppNotification, from process: ProcessID) -> InspectedEvent? {
        switch notification {
        case .called(let scene, let call): describe(call, in: scene, process)
        case .presentationStyle(_, let style):
            InspectedEvent(.request, "requestPresentationStyle(.\(style.rawValue))")
        case .dismiss: InspectedEvent(.request, "dismiss()")
        case .openURL(_, let url): InspectedEvent(.request, "open \(url)")
        case .cancel(let request): InspectedEvent(.request, "cancels request \(request)")
        // A diagnostic gets a line only where the host passes its rate limit (`Action.log`).
        case .presentNotice(_, let isShown):
            InspectedEvent(.request, isShown ? "has its notice shown" : "has its notice not shown")
        case .patch, .asset, .forgetAssets, .file, .bubbleLook, .diagnostic: nil
        }
    }

    private func describe(_ name: String, _ message: MessageState, of app: AppID?) -> InspectedEvent {
        let quoted = app.map { host.named(message, of: $0).quoted } ?? ""
        return InspectedEvent(.request, "\(name)(message\(quoted))", details: details(of: message, of: app))
    }

    private func describe(_ call: SceneCall, in scene: SceneID, _ process: ProcessID) -> InspectedEvent {
        let place = host.place(of: scene, process: process).map { "\($0) of " } ?? ""
        let others = host.context.participants.filter { $0.id != host.context.person }.map(\.name)
        let hasConversation = Self.callsWithConversation.contains(call.name)
        let arguments = LineDetails(
            "Arguments",
            [
                "conversation": hasConversation ? "with \(others.joined(separator: ", "))" : nil,
                "presentation style": call.style?.rawValue,
            ])
        let message = call.message.map { details(of: $0, of: host.app(ofProcess: process)) } ?? []
        return InspectedEvent(
            .call, "\(call.name) · \(place)\(name(of: process))", details: [arguments] + message)
    }

    private func details(of message: MessageState, of app: AppID?) -> [LineDetails] {
        guard let app else { return [] }
        return [LineDetails](host.named(message, of: app)) { host.name(of: $0, in: app) }
    }
}
