import AppProtocol
import Foundation
import Messages
import RenderTree
import SwiftUI
import UIKit

/// One scene: its callbacks (`MessagesScene`) and what it shows (`SceneRenderer`).
@MainActor final class AppScene {
    let id: SceneID
    let messages: MessagesScene

    private let renderer: SceneRenderer
    let channel: HostChannel
    /// Of a live bubble; nil for the main panel.
    var bubble: BubbleArea?
    private var isFlushScheduled = false
    /// When the person touched the scene, where that has not opened an address yet.
    private var lastTouch: ContinuousClock.Instant?

    init(
        _ creation: SceneCreation, principalClass: MSMessagesAppViewController.Type, channel: HostChannel,
        trace: (@MainActor (String) -> Void)?
    ) {
        id = creation.scene
        self.channel = channel
        messages = MessagesScene(
            principalClass: principalClass, style: creation.style, context: creation.context, trace: trace)
        renderer = SceneRenderer(root: messages.controller)
        messages.delegate = self
        renderer.onNeedsRender = { [weak self] in self?.scheduleFlush() }
        renderer.onDiagnostic = { [weak channel] code, message, view in
            channel?.report(Diagnostic(severity: .warning, code: code, message: message, view: view))
        }
        renderer.onOpenURL = { [weak self] in self?.open($0) ?? false }
        renderer.onFetch = { [weak channel] url in
            guard let channel else { throw URLError(.cancelled) }
            return try await channel.fetch(url)
        }
        take(creation.size)
        take(creation.environment)
        if creation.style == .transcript { bubble = BubbleArea(offer: creation.size) }
    }

    /// Returns when every callback has, and the patch for what they changed is sent.
    func perform(_ event: SceneEvent) throws(Problem) {
        defer { flush() }
        try renderer.withTraits { () throws(Problem) in try tell(event) }
    }

    private func tell(_ event: SceneEvent) throws(Problem) {
        switch event {
        case .activate(let conversation):
            try messages.activate(conversation)
            fitBubble()
        case .deactivate: try messages.deactivate()
        case .select(let message): try messages.select(message)
        case .transition(let style, let size): try messages.transition(to: style) { take(size) }
        case .resize(let size): resize(size)
        case .receive(let message): try messages.receive(message)
        case .didStartSending(let message): try messages.didStartSending(message)
        case .didCancelSending(let message): try messages.didCancelSending(message)
        case .sendingFailed(let message): messages.sendingFailed(message)
        case .environment(let environment):
            take(environment)
            // How large it is now depends on the new traits, the text size before all.
            if messages.isActive { renderer.withTraits { fitBubble() } }
        case .participants(let others): try messages.setRemoteParticipants(others)
        case .input(let input):
            if input.isTouch { lastTouch = .now }
            renderer.handle(input)
        }
    }

    /// As the host will decide, so that the app hears at once what becomes of it.
    private func open(_ url: URL) -> Bool {
        let lifetime = Duration.milliseconds(ProtocolLimits.addressTouchLifetime)
        guard let touch = lastTouch, touch.duration(to: .now) <= lifetime, url.absoluteString.isAddressToOpen else {
            let message = "An address is opened after a touch only, one each, if a browser may open it: \(url)"
            channel.report(Diagnostic(severity: .warning, code: "address_not_opened", message: message))
            return false
        }
        lastTouch = nil
        channel.notify(.openURL(id, url.absoluteString))
        return true
    }

    /// Sends what changed since the last time: pictures first, then the patch that refers to them. A scene that is not
    /// active has nothing to show: its first patch follows its activation.
    private func flush() {
        guard messages.isActive else { return }
        let patch = renderer.render()
        for (asset, bytes) in renderer.takeNewAssets() { send(asset, bytes) }
        for (asset, url) in renderer.takeNewFiles() { send(asset, url) }
        if let patch { channel.notify(.patch(id, patch)) }
    }

    /// A bubble is only offered the area: it says how much of it it needs.
    private func resize(_ size: TreeSize) {
        guard bubble != nil else { return take(size) }
        bubble?.offer = size
        if messages.isActive { fitBubble() }
    }

    func take(_ size: TreeSize) {
        renderer.size = CGSize(width: size.width, height: size.height)
    }

    private func take(_ environment: SceneEnvironment) {
        var next = renderer.environment
        next.colorScheme = environment.colorScheme == .dark ? .dark : .light
        next.displayScale = environment.displayScale
        next.locale = Locale(identifier: environment.locale)
        next.layoutDirection = AppLanguages.isRightToLeft(for: environment.locale) ? .rightToLeft : .leftToRight
        next.dynamicTypeSize = DynamicTypeSize(environment.textSize ?? .large)
        renderer.environment = next
        messages.controller.interfaceStyle = environment.colorScheme == .dark ? .dark : .light
    }

    /// State changed outside of an event: a timer, a task. However much changes in one turn, it is drawn once.
    private func scheduleFlush() {
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isFlushScheduled = false
            self?.flush()
        }
    }

    private func send(_ asset: AssetID, _ url: URL) {
        do throws(Problem) {
            channel.notify(.file(asset, try LocalFile.appFile(url)))
        } catch {
            channel.report(Diagnostic(severity: .error, code: "file_not_played", message: error.message))
        }
    }

    private func send(_ asset: AssetID, _ bytes: Data) {
        guard bytes.count <= ProtocolLimits.pictureByteCountMax else {
            let message = "A picture has \(bytes.count) bytes; \(ProtocolLimits.pictureByteCountMax) can be shown."
            return channel.report(Diagnostic(severity: .error, code: "picture_too_large", message: message))
        }
        channel.notify(.asset(asset, bytes: bytes))
    }
}

extension DynamicTypeSize {
    /// The same sizes in the same order.
    fileprivate init(_ size: SceneEnvironment.TextSize) {
        let place = SceneEnvironment.TextSize.allCases.firstIndex(of: size)
        self = place.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
    }
}
