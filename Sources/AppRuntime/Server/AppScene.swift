import AppProtocol
import Foundation
import Messages
import RenderTree
import SwiftUI
import UIKit

/// One scene: its callbacks (`MessagesScene`) and its rendering (`SceneRenderer`).
@MainActor final class AppScene {
    let id: SceneID
    let messages: MessagesScene

    let renderer: SceneRenderer
    let channel: HostChannel
    /// The app's own writable folder.
    let container: URL
    /// State of a live bubble; nil for the main panel.
    var bubble: BubbleArea?
    private var isFlushScheduled = false
    /// State that the views are to begin with; nil once they have it.
    private var keptViews: KeptViewsFile?
    /// Time of the latest touch; nil if an address was opened after it.
    private var lastTouch: ContinuousClock.Instant?

    init(
        _ creation: SceneCreation, principal: PrincipalController, channel: HostChannel, container: URL,
        clock: any FrameClock, trace: (@MainActor (SceneCall) -> Void)?
    ) {
        id = creation.scene
        self.channel = channel
        self.container = container
        messages = channel.withSessions { Self.scene(creation, principal: principal, trace: trace) }
        renderer = SceneRenderer(root: messages.controller)
        renderer.clock = clock
        messages.delegate = self
        renderer.onNeedsRender = { [weak self] in self?.scheduleFlush() }
        renderer.onDiagnostic = { [weak channel] code, message, view in
            channel?.report(Diagnostic(severity: .warning, code: code, message: message, view: view))
        }
        renderer.onOpenURL = { [weak self] in self?.open($0) ?? false }
        renderer.onExchangeFiles = { [weak self] exchange in
            guard let self else { return exchange.end(.cancelled) }
            begin(exchange)
        }
        renderer.onFetch = { [weak channel] url in
            guard let channel else { throw URLError(.cancelled) }
            return try await channel.fetch(url)
        }
        setSize(creation.size)
        apply(creation.environment)
        if creation.style == .transcript { bubble = BubbleArea(offer: creation.size) }
        keptViews = creation.keptViews.map(KeptViewsFile.init(number:))
    }

    private static func scene(
        _ creation: SceneCreation, principal: PrincipalController, trace: (@MainActor (SceneCall) -> Void)?
    ) -> MessagesScene {
        PersonSettings.followRegion(creation.environment)
        // A storyboard has its texts in the app's language when it is loaded.
        let words = Self.words(for: creation.environment)
        return UITraitCollection.$drawing.withValue(UITraitCollection(.light, systemWords: words)) {
            MessagesScene(
                principal: principal, style: creation.style, context: creation.context,
                size: CGSize(width: creation.size.width, height: creation.size.height), trace: trace)
        }
    }

    /// Delivers the event: returns after every callback has returned and the patch of the resulting changes is sent.
    func perform(_ event: SceneEvent) throws(Problem) {
        try channel.withSessions { () throws(Problem) in
            defer { flush() }
            try renderer.withTraits { () throws(Problem) in try tell(event) }
            if messages.isActive { restoreKeptViews() }
        }
    }

    /// Gives the views the state that those of an earlier process had, once they are there.
    private func restoreKeptViews() {
        guard let file = keptViews else { return }
        keptViews = nil
        guard let states = file.readAndRemove() else { return }
        flush()
        renderer.restore(states) { flush() }
    }

    private func tell(_ event: SceneEvent) throws(Problem) {
        switch event {
        case .activate(let conversation):
            try messages.activate(conversation)
            coverGround()
            fitBubble()
        case .deactivate: try messages.deactivate()
        case .select(let message): try messages.select(message)
        case .transition(let style, let size): try messages.transition(to: style) { setSize(size) }
        case .resize(let size): resize(size)
        case .receive(let message): try messages.receive(message)
        case .didStartSending(let message): try messages.didStartSending(message)
        case .didCancelSending(let message): try messages.didCancelSending(message)
        case .sendingFailed(let message): messages.sendingFailed(message)
        case .environment(let environment):
            apply(environment)
            // The bubble's size depends on the new traits, mainly on the text size.
            if messages.isActive { renderer.withTraits { fitBubble() } }
        case .participants(let others): try messages.setRemoteParticipants(others)
        case .input(let input):
            if input.isTouch { lastTouch = .now }
            renderer.handle(input)
        case .keepViews(let number): KeptViewsFile(number: number).write(renderer.states)
        }
    }

    /// Gives an app that is always light, or always dark, a ground of its own: the client's is that of the person's system.
    private func coverGround() {
        guard AppStyle.fixed != nil, let view = messages.controller.view, view.backgroundColor == nil else { return }
        view.backgroundColor = .systemBackground
    }

    /// Requests to open an address, by the same rule as the host, so that the app gets the result at once.
    private func open(_ url: URL) -> Bool {
        let lifetime = Duration.milliseconds(ProtocolLimits.addressTouchLifetime)
        guard let touch = lastTouch, touch.duration(to: .now) <= lifetime, url.absoluteString.isOpenableURL else {
            let message = "An address is opened after a touch only, one each, if a browser may open it: \(url)"
            channel.report(Diagnostic(severity: .warning, code: "address_not_opened", message: message))
            return false
        }
        lastTouch = nil
        channel.notify(.openURL(id, url.absoluteString))
        return true
    }

    /// Sends the changes since the last flush: pictures first, then the patch that refers to them. An inactive scene is
    /// not rendered: its first patch follows its activation.
    private func flush() {
        guard messages.isActive else { return }
        let patch = renderer.render()
        channel.beginPictures()
        for (asset, bytes) in renderer.takeNewAssets() { send(asset, bytes) }
        for (asset, url) in renderer.takeNewFiles() { send(asset, url) }
        if let patch { channel.notify(.patch(id, patch)) }
        channel.forget(renderer.takeUnneededAssets(), of: id)
    }

    /// Resizes the scene. For a bubble the size is only a proposal, within which it chooses its own.
    private func resize(_ size: TreeSize) {
        guard bubble != nil else { return setSize(size) }
        bubble?.offer = size
        if messages.isActive { fitBubble() }
    }

    func setSize(_ size: TreeSize) {
        renderer.size = CGSize(width: size.width, height: size.height)
    }

    /// Returns the system's words in the app's language, in which `NSLocalizedString` reads the app's own from now on.
    private static func words(for environment: SceneEnvironment) -> SystemWords {
        let language = AppLanguages.language(for: environment.locale)
        AppStrings.language = language
        return SystemWords(language: language)
    }

    private func apply(_ environment: SceneEnvironment) {
        var next = renderer.environment
        let style = AppStyle.style(for: environment.colorScheme)
        next.colorScheme = style == .dark ? .dark : .light
        next.displayScale = environment.displayScale
        next.locale = AppLanguages.locale(for: environment.locale)
        next.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
        next.dynamicTypeSize = DynamicTypeSize(environment.textSize ?? .large)
        next.systemWords = Self.words(for: environment)
        next.timeZone = environment.timeZone.flatMap(TimeZone.init(identifier:)) ?? next.timeZone
        next.accessibility = AccessibilitySettings(environment.accessibility ?? [])
        next.scenePhase = environment.isHidden == true ? .background : .active
        renderer.environment = next
        messages.controller.interfaceStyle = style == .dark ? .dark : .light
        PersonSettings.follow(environment, next)
    }

    /// Schedules a flush after state changed outside of an event, as by a timer or a task. All changes of one turn of
    /// the run loop are drawn once.
    private func scheduleFlush() {
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isFlushScheduled = false
            self?.channel.withSessions { self?.flush() }
        }
    }

    private func send(_ asset: AssetID, _ url: URL) {
        do throws(Problem) {
            channel.notify(.file(asset, try AppFileReader.appFile(url)))
        } catch {
            channel.report(Diagnostic(severity: .error, code: "file_not_played", message: error.message))
        }
    }

    private func send(_ asset: AssetID, _ bytes: Data) {
        guard (1...ProtocolLimits.pictureByteCountMax).contains(bytes.count) else {
            let message = "A picture has \(bytes.count) bytes; \(ProtocolLimits.pictureByteCountMax) can be shown."
            return channel.report(Diagnostic(severity: .error, code: "picture_too_large", message: message))
        }
        if !channel.send(asset, bytes, of: id) { renderer.didNotSend(asset) }
    }
}

extension DynamicTypeSize {
    /// Converts by position: both enumerations have the same sizes in the same order.
    fileprivate init(_ size: SceneEnvironment.TextSize) {
        let place = SceneEnvironment.TextSize.allCases.firstIndex(of: size)
        self = place.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
    }
}

extension AccessibilitySettings {
    fileprivate init(_ settings: [SceneEnvironment.AccessibilitySetting]) {
        self = settings.reduce(into: []) { result, setting in
            switch setting {
            case .reduceMotion: result.insert(.reduceMotion)
            case .reduceTransparency: result.insert(.reduceTransparency)
            case .increaseContrast: result.insert(.increaseContrast)
            case .invertColors: result.insert(.invertColors)
            }
        }
    }
}

extension SceneEnvironment {
    @MainActor fileprivate var isRightToLeft: Bool {
        layoutDirection.map { $0 == .rightToLeft } ?? AppLanguages.isRightToLeft(for: locale)
    }
}
