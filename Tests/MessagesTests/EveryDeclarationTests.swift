// Touches every declaration of Apple's Messages framework that is in scope, as an author's code would: this file must
// compile as it would against Apple's framework. Controllers and their overrides are in AuthorsController.swift.
import AppProtocol
import Messages
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EveryDeclarationTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `every enumeration has Apple's cases and raw values`() {
        let styles: [(MSMessagesAppPresentationStyle, UInt)] = [(.compact, 0), (.expanded, 1), (.transcript, 2)]
        for (style, value) in styles {
            #expect(style.rawValue == value && type(of: style).init(rawValue: value) == style)
        }
        let contexts: [(MSMessagesAppPresentationContext, UInt)] = [(.messages, 0), (.media, 1)]
        for (context, value) in contexts {
            #expect(context.rawValue == value && type(of: context).init(rawValue: value) == context)
        }
        let sizes: [(MSStickerSize, Int)] = [(.small, 0), (.regular, 1), (.large, 2)]
        for (size, value) in sizes { #expect(size.rawValue == value && type(of: size).init(rawValue: value) == size) }
        let codes: [(MSMessageErrorCode, Int)] = [
            (.unknown, -1), (.fileNotFound, 1), (.fileUnreadable, 2), (.improperFileType, 3), (.improperFileURL, 4),
            (.stickerFileImproperFileAttributes, 5), (.stickerFileImproperFileSize, 6),
            (.stickerFileImproperFileFormat, 7), (.urlExceedsMaxSize, 8), (.sendWithoutRecentInteraction, 9),
            (.sendWhileNotVisible, 10), (.apiUnavailableInPresentationContext, 11),
        ]
        for (code, value) in codes { #expect(code.rawValue == value && type(of: code).init(rawValue: value) == code) }
        #expect(MSMessagesErrorDomain != MSStickersErrorDomain)
    }

    @Test func `a message has every property, and survives copying and the archive`() throws {
        let session = MSSession()
        let message = MSMessage(session: session)
        message.layout = MSMessageTemplateLayout()
        message.url = URL(string: "https://example.org")
        message.shouldExpire = true
        message.accessibilityLabel = "A party"
        message.summaryText = "A party"
        message.error = CocoaError(.fileNoSuchFile)
        #expect(message.session == session && message.isPending && MSMessage().session == nil)
        #expect(message.senderParticipantIdentifier.uuidString.hasPrefix("00000000"))
        let copy = try #require(message.copy(with: nil) as? MSMessage)
        #expect(copy.error is CocoaError)
        #expect(MSMessage.supportsSecureCoding && MSSession.supportsSecureCoding)
        let data = try NSKeyedArchiver.archivedData(withRootObject: message, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSMessage.self, from: data))
        #expect(read.url == message.url && read.shouldExpire && read.session == session)
    }

    @Test func `layouts have every property, and are copied`() throws {
        let template = MSMessageTemplateLayout()
        template.caption = "a"
        template.subcaption = "b"
        template.trailingCaption = "c"
        template.trailingSubcaption = "d"
        template.imageTitle = "e"
        template.imageSubtitle = "f"
        template.image = UIImage()
        template.mediaFileURL = folder.url
        let copy = try #require(template.copy(with: nil) as? MSMessageTemplateLayout)
        #expect(copy.trailingSubcaption == "d" && copy.mediaFileURL == folder.url && copy.image === template.image)
        let live = MSMessageLiveLayout(alternateLayout: template)
        #expect(live.alternateLayout === template)
        #expect((live.copy() as? MSMessageLiveLayout)?.alternateLayout.caption == "a")
        #expect(MSMessageLayout().copy() is MSMessageLayout)
    }

    @Test func `a conversation has every method, with and without a handler, and as async`() async throws {
        let stage = try Stage.active()
        let conversation = try stage.conversation
        #expect(conversation.localParticipantIdentifier == ConversationState.kate)
        #expect(conversation.remoteParticipantIdentifiers == [ConversationState.john])
        #expect(conversation.selectedMessage == nil)
        let file = try folder.file("a.png", Pictures.threeByTwo)
        let sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel")
        callAll(of: conversation, sticker, file)
        conversation.insert(MSMessage()) { _ in }
        conversation.insert(sticker) { _ in }
        conversation.insertText("text") { _ in }
        conversation.insertAttachment(file, withAlternateFilename: nil) { _ in }
        conversation.send(MSMessage()) { _ in }
        conversation.send(sticker) { _ in }
        conversation.sendText("text") { _ in }
        conversation.sendAttachment(file, withAlternateFilename: "b.png") { _ in }
        try await conversation.insert(MSMessage())
        try await conversation.insert(sticker)
        try await conversation.insertText("text")
        try await conversation.insertAttachment(file, withAlternateFilename: nil)
        try await conversation.send(MSMessage())
        try await conversation.send(sticker)
        try await conversation.sendText("text")
        try await conversation.sendAttachment(file, withAlternateFilename: "b.png")
        let round = [
            "insert ", "insert sticker a.png", "insert text text", "insert file a.png", "send ", "send sticker a.png",
            "send text text", "send file b.png",
        ]
        #expect(stage.host.wishes == round + round + round)
    }

    /// Calls each method without its handler, which may be left out.
    private func callAll(of conversation: MSConversation, _ sticker: MSSticker, _ file: URL) {
        conversation.insert(MSMessage())
        conversation.insert(sticker)
        conversation.insertText("text")
        conversation.insertAttachment(file, withAlternateFilename: nil)
        conversation.send(MSMessage())
        conversation.send(sticker)
        conversation.sendText("text")
        conversation.sendAttachment(file, withAlternateFilename: "b.png")
    }

    @Test func `a controller has every member, and its overrides may call super`() throws {
        let app = AuthorsController(nibName: nil, bundle: nil)
        let conversation = MSConversation()
        app.willBecomeActive(with: conversation)
        app.didBecomeActive(with: conversation)
        app.willSelect(MSMessage(), conversation: conversation)
        app.didSelect(MSMessage(), conversation: conversation)
        app.didReceive(MSMessage(), conversation: conversation)
        app.didStartSending(MSMessage(), conversation: conversation)
        app.didCancelSending(MSMessage(), conversation: conversation)
        app.willTransition(to: .expanded)
        app.didTransition(to: .expanded)
        app.willResignActive(with: conversation)
        app.didResignActive(with: conversation)
        app.requestPresentationStyle(.expanded)
        app.dismiss()
        app.invalidateMessageTintColor()
        #expect(app.activeConversation == nil && app.presentationStyle == .compact)
        #expect(app.presentationContext == .messages)
        let presentation: any MSMessagesAppTranscriptPresentation = app
        #expect(presentation.contentSizeThatFits(CGSize(width: 3, height: 2)) == CGSize(width: 3, height: 2))
        #expect(presentation.messageTintColor == nil && presentation.messageCornerRadius > 0)
    }

    @Test func `the sticker views have every member`() throws {
        let file = try folder.file("a.png", Pictures.threeByTwo)
        let sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel")
        #expect(sticker.imageFileURL == file && sticker.localizedDescription == "A mussel")
        let view = AuthorsStickerView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), sticker: sticker)
        view.startAnimating()
        view.stopAnimating()
        #expect(view.sticker === sticker && !view.isAnimating() && view.animationDuration == 0)
        #expect(MSStickerView(frame: .zero).sticker == nil && MSStickerView(coder: NSCoder()) != nil)
        let browser = MSStickerBrowserView(frame: .zero, stickerSize: .large)
        #expect(browser.stickerSize == .large && MSStickerBrowserView(frame: .zero).stickerSize == .regular)
        #expect(MSStickerBrowserView(coder: NSCoder())?.dataSource == nil)
        browser.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        browser.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
        #expect(browser.contentOffset == CGPoint(x: 0, y: 5))
        browser.contentOffset = .zero
        browser.reloadData()
        let controller = AuthorsBrowser(stickerSize: .small)
        #expect(controller.stickerSize == .small && controller.stickerBrowserView.stickerSize == .small)
        #expect(controller.stickerBrowserView.dataSource === controller)
        #expect(MSStickerBrowserViewController(nibName: nil, bundle: nil).stickerSize == .regular)
        #expect(MSStickerBrowserViewController(coder: NSCoder())?.stickerSize == .regular)
        #expect(controller.numberOfStickers(in: browser) == 0)
        controller.stickers = [sticker]
        #expect(controller.numberOfStickers(in: browser) == 1)
        #expect(controller.stickerBrowserView(browser, stickerAt: 0) === sticker)
    }
}

private final class AuthorsStickerView: MSStickerView {
    override var sticker: MSSticker? { didSet { super.startAnimating() } }
    override func startAnimating() { super.startAnimating() }
}

private final class AuthorsBrowser: MSStickerBrowserViewController {
    var stickers: [MSSticker] = []

    override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }
    override func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        stickers[index]
    }
}
