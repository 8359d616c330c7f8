import AppProtocol
import Foundation
import Glibc
import RenderTree

/// Obeys the host, until its behaviour says otherwise.
struct Probe {
    let behaviour: Behaviour
    var connection = Connection()
    var screens: [SceneID: Screen] = [:]
    var sessions: [SceneID: UUID] = [:]
    var requestCount = 0

    init(behaviour: Behaviour) { self.behaviour = behaviour }

    mutating func run() throws {
        while let frame = try connection.next() {
            switch frame {
            case .request(let id, let request):
                if let problem = try handle(request) {
                    try connection.send(.response(id: id, .failed(problem)))
                } else {
                    try connection.send(.response(id: id, .done))
                }
            case .response(_, let outcome): try tell(outcome)
            }
        }
    }

    private mutating func handle(_ request: HostRequest) throws -> Problem? {
        switch request {
        case .initialize(let initialization): return try start(initialization)
        case .createScene(let creation):
            var screen = Screen(size: creation.size)
            if creation.style == .transcript { try fit(creation) }
            try show(screen.firstPatch(), in: creation.scene)
            screens[creation.scene] = screen
        case .perform(let scene, let event): return try handle(event, in: scene)
        case .destroyScene(let scene): screens[scene] = nil
        case .groupChanged, .noticeDue, .noticeOpened: break
        }
        return nil
    }

    /// A bubble is as wide as it may be.
    private func fit(_ creation: SceneCreation) throws {
        let look = BubbleAppearance(size: TreeSize(width: creation.size.width, height: 100))
        try connection.send(.notification(.bubbleLook(creation.scene, look)))
    }

    private mutating func handle(_ event: SceneEvent, in scene: SceneID) throws -> Problem? {
        guard var screen = screens[scene] else { return Problem(domain: "probe", code: 1, message: "no such scene") }
        switch event {
        case .activate(let conversation):
            guard let selected = conversation.selectedMessage else { return nil }
            screen.text = take(selected, in: scene)
        case .select(let message): screen.text = take(message, in: scene)
        case .transition(_, let size), .resize(let size): screen.size = size
        case .input(.edit(_, let text, let edit, _, _)):
            screen.text = text
            screen.edit = edit
        case .input(.tap):
            try misbehave(in: scene)
            try insert(screen.text, in: scene)
            return nil
        case .deactivate, .receive, .didStartSending, .didCancelSending, .sendingFailed, .environment, .participants,
            .input, .keepViews:
            return nil
        }
        try show(screen.nextPatch(), in: scene)
        screens[scene] = screen
        return nil
    }

    /// The text that a message of this app carries.
    private mutating func take(_ message: MessageState, in scene: SceneID) -> String {
        sessions[scene] = message.session
        let components = message.url.flatMap { URLComponents(string: $0) }
        return components?.queryItems?.first { $0.name == "text" }?.value ?? ""
    }

    private mutating func insert(_ text: String, in scene: SceneID) throws {
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "text", value: text)]
        var message = message(text, picture: picture)
        message.session = sessions[scene] ?? UUID()
        message.url = components.string
        message.shouldExpire = behaviour == .expiring
        sessions[scene] = message.session
        switch behaviour {
        case .direct: try ask(.sendMessage(scene, message))
        case .sticker:
            try ask(.insertAttachment(scene, Self.file(.sticker, "mussel.gif", Self.sticker, label: "A mussel")))
        case .chooseFiles: try ask(.chooseFiles(scene, FileWish(countMax: 2)))
        case .giveFile: try give(in: scene)
        case .page: try ask(.insertAttachment(scene, Self.file(.file, "page.png", Data("<script>".utf8))))
        default: try ask(.insertMessage(scene, message))
        }
    }

    /// The working folder is the container.
    private mutating func give(in scene: SceneID) throws {
        try Data("<script>alert(1)</script>".utf8).write(to: URL(fileURLWithPath: "tmp/page \u{202e}ä.html"))
        let file = AppFile(folder: .container, path: "tmp/page \u{202e}ä.html")
        try ask(.offerFiles(scene, FileOffer(files: [file])))
    }

    private var picture: Data? {
        switch behaviour {
        case .picture: Self.picture
        case .animation: Self.animation
        case .halfPicture: Self.halfPicture
        default: nil
        }
    }

    /// A GIF of two frames of one pixel, with words that readers are not to get.
    private static let animation: Data = {
        let head = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 200, 60, 20, 255, 255, 255])
        let comment = Data([0x21, 0xfe, 6]) + Data("Secret".utf8) + Data([0])
        let frames: [Data] = [0x44, 0x4c].map { pixel in
            Data([0x21, 0xf9, 4, 0, 50, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, pixel, 1, 0])
        }
        return frames.reduce(head + comment, +) + Data([0x3b])
    }()

    /// The head of a JPEG of 2000 × 1000 pixels, and the beginning of its scan.
    private static let halfPicture = Data([
        0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x03, 0xe8, 0x07, 0xd0, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1,
        2,
    ])

    private static func file(_ kind: AttachmentState.Kind, _ name: String, _ bytes: Data, label: String? = nil)
        -> AttachmentState
    {
        AttachmentState(kind: kind, name: name, bytes: bytes, label: label)
    }

    /// A GIF of 3 × 2 pixels without a frame.
    private static let sticker = Data("GIF89a".utf8) + Data([3, 0, 2, 0, 0, 0, 0, 0x3b])

    func message(_ text: String, picture: Data?) -> MessageState {
        MessageState(
            layout: TemplateLayoutState(caption: text, picture: picture),
            isLive: text.hasPrefix("live") ? true : nil, summaryText: "Probe: \(text)")
    }

    /// A PNG of 2 × 1 pixels without the pixels, at which a host does not look.
    private static let picture =
        Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) + Data("IHDR".utf8)
        + Data([0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]) + Data(count: 8) + Data("IEND".utf8) + Data(count: 4)

    mutating func ask(_ request: AppRequest) throws {
        requestCount += 1
        try connection.send(.request(id: requestCount, request))
    }

    func show(_ patch: Patch, in scene: SceneID) throws {
        try connection.send(.notification(.patch(scene, patch)))
    }

    func note(_ code: String, _ message: String) throws {
        try connection.send(
            .notification(.diagnostic(Diagnostic(severity: .note, code: code, message: message))))
    }

    /// How the host answered: `answered` and, where it refused, the code.
    private mutating func tell(_ outcome: Outcome) throws {
        if let files = outcome.files, let scene = screens.keys.first {
            let texts = try files.map { "\($0.name)=\(try String(contentsOfFile: $0.path, encoding: .isoLatin1))" }
            try ask(.insertText(scene, texts.joined(separator: " ")))
        }
        try note("answered", outcome.problem.map { "\($0.code)" } ?? "done")
    }
}
