import AppProtocol
import Foundation
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct FrameWireTests {
    private let scene = SceneID(rawValue: 1)
    private static let notice = DeliveredNotice(
        NoticeRequest(identifier: "turn", title: "Your turn", subtitle: "Chess", hasSound: true), date: 1_000)

    @Test func `what the host writes to an app process`() throws {
        try WireFile(name: "host-frames").expect([
            "initialize": HostFrame.request(
                id: 1, .initialize(Initialization(protocolVersion: 5, bundlePath: "/app", containerPath: "/home"))),
            "initialize, telling calls": HostFrame.request(
                id: 1,
                .initialize(
                    Initialization(protocolVersion: 5, bundlePath: "/app", containerPath: "/home", tellsCalls: true))),
            "createScene": HostFrame.request(
                id: 2,
                .createScene(
                    SceneCreation(
                        scene: scene, style: .compact, size: TreeSize(width: 390, height: 310),
                        environment: SceneEnvironment(colorScheme: .dark, displayScale: 3, locale: "nl-BE")))),
            "createScene, after a program was replaced": HostFrame.request(
                id: 2,
                .createScene(
                    SceneCreation(
                        scene: scene, style: .expanded, size: TreeSize(width: 390, height: 640), keptViews: 3))),
            "destroyScene": HostFrame.request(id: 3, .destroyScene(scene)),
            "noticeDue": HostFrame.request(id: 6, .noticeDue(Self.notice)),
            "noticeOpened": HostFrame.request(id: 7, .noticeOpened(Self.notice)),
            "groupChanged": HostFrame.request(
                id: 5, .groupChanged(GroupStoreEvent(key: "score", tag: 8, isRemoved: true))),
            "perform": HostFrame.request(id: 4, .perform(scene, .deactivate)),
            "response, done": HostFrame.response(id: 9, .done),
            "response, failed": HostFrame.response(id: 9, .failed(Self.problem)),
            "response, of the group": HostFrame.response(
                id: 9, Outcome(group: GroupStoreReply([GroupStoreEntry(key: "score", tag: 4, value: Data("7".utf8))]))),
            "response, of notices": HostFrame.response(
                id: 9,
                Outcome(notices: NoticeReply(.authorized, pending: [Self.notice.request], delivered: [Self.notice]))),
            "response, bytes": HostFrame.response(id: 9, Outcome(bytes: Data([0x89, 0x50]))),
        ])
    }

    @Test func `what happens to a scene`() throws {
        try WireFile(name: "scene-events").expect([
            "activate": SceneEvent.activate(
                ConversationState(localParticipant: Sample.uuid(1), remoteParticipants: [Sample.uuid(2)])),
            "activate at a message": SceneEvent.activate(
                ConversationState(
                    localParticipant: Sample.uuid(1), remoteParticipants: [Sample.uuid(2), Sample.uuid(3)],
                    selectedMessage: Sample.message)),
            "deactivate": SceneEvent.deactivate,
            "select": SceneEvent.select(Sample.message),
            "transition": SceneEvent.transition(.expanded, TreeSize(width: 390, height: 640.5)),
            "resize": SceneEvent.resize(TreeSize(width: 400, height: 300)),
            "receive": SceneEvent.receive(Sample.message),
            "didStartSending": SceneEvent.didStartSending(Sample.message),
            "sendingFailed": SceneEvent.sendingFailed(MessageState(isLive: true, failure: "It was not stored.")),
            "didCancelSending": SceneEvent.didCancelSending(MessageState()),
            "participants": SceneEvent.participants([Sample.uuid(2)]),
            "keepViews": SceneEvent.keepViews(3),
            "environment": SceneEvent.environment(SceneEnvironment()),
            "input": SceneEvent.input(.tap(NodeID(rawValue: 5))),
        ])
    }

    @Test func `what an app process writes to the host`() throws {
        let patch = Patch(revision: 1, operations: [])
        let diagnostic = Diagnostic(severity: .warning, code: "unsupported", message: "blur is not drawn", view: "Text")
        try WireFile(name: "app-frames").expect([
            "insertMessage": AppFrame.request(id: 1, .insertMessage(scene, Sample.message)),
            "insertText": AppFrame.request(id: 2, .insertText(scene, "See you")),
            "insertAttachment": AppFrame.request(
                id: 3, .insertAttachment(scene, AttachmentState(kind: .file, name: "menu.pdf", bytes: Data([1, 2])))),
            "sendMessage": AppFrame.request(id: 5, .sendMessage(scene, Sample.message)),
            "sendText": AppFrame.request(id: 6, .sendText(scene, "See you")),
            "sendAttachment": AppFrame.request(
                id: 7,
                .sendAttachment(
                    scene, AttachmentState(kind: .sticker, name: "mussel.gif", bytes: Data([3]), label: "A mussel"))),
            "group": AppFrame.request(
                id: 10, .group(GroupStoreQuery(.save, key: "score", value: Data("7".utf8), tag: 3))),
            "notices": AppFrame.request(
                id: 11,
                .notices(
                    NoticeQuery(
                        .add,
                        request: NoticeRequest(
                            identifier: "turn", title: "Your turn", body: "Kate has played.", dates: [1_000, 61_000],
                            interval: 60_000, payload: Data([1]))))),
            "presentNotice": AppFrame.notification(.presentNotice(identifier: "turn", isShown: true)),
            "load": AppFrame.request(
                id: 9,
                .load(
                    NetworkQuery(
                        url: "https://api.example.org/scores", method: "POST",
                        headers: ["Content-Type": "application/json"], body: Data("[1]".utf8)))),
            "fetch": AppFrame.request(id: 8, .fetch(url: "https://img.example.org/mussel.png")),
            "chooseFiles": AppFrame.request(
                id: 9,
                .chooseFiles(
                    scene, FileWish(source: .files, mediaTypes: ["text/*"], extensions: ["csv"], countMax: 2))),
            "offerFiles": AppFrame.request(
                id: 10,
                .offerFiles(
                    scene,
                    FileOffer(files: [AppFile(folder: .container, path: "tmp/offered/a/menu.pdf")], text: "Menu"))),
            "file": AppFrame.notification(
                .file(AssetID(rawValue: "f1"), AppFile(folder: .container, path: "Documents/party.mp4"))),
            "cancel": AppFrame.notification(.cancel(request: 8)),
            "response, done": AppFrame.response(id: 4, .done),
            "response, failed": AppFrame.response(id: 4, .failed(Self.problem)),
            "patch": AppFrame.notification(.patch(scene, patch)),
            "asset": AppFrame.notification(.asset(AssetID(rawValue: "a1"), bytes: Data([0x89, 0x50, 0x4e, 0x47]))),
            "forgetAssets": AppFrame.notification(
                .forgetAssets([AssetID(rawValue: "a1"), AssetID(rawValue: "b2")])),
            "presentationStyle": AppFrame.notification(.presentationStyle(scene, .expanded)),
            "dismiss": AppFrame.notification(.dismiss(scene)),
            "bubbleLook": AppFrame.notification(
                .bubbleLook(
                    scene,
                    BubbleAppearance(
                        size: TreeSize(width: 240, height: 120.5), tint: RGBA(red: 1, green: 0.2, blue: 0),
                        cornerRadius: 24))),
            "openURL": AppFrame.notification(.openURL(scene, "https://example.org/mussels")),
            "called": AppFrame.notification(
                .called(scene, SceneCall("didSelect", message: MessageState(url: "https://example.org/mussels")))),
            "diagnostic": AppFrame.notification(.diagnostic(diagnostic)),
        ])
    }

    private static let problem = Problem(domain: MessageErrorCode.domain, code: 8, message: "The URL is too long.")
}
