import AppProtocol
import AppRuntime
public import ChatModels
import DeviceHost
public import Foundation
public import Messages
import RenderTree

/// A live bubble as the person sees it, or the note that its app has failed.
@MainActor public struct LiveBubbleOnScreen {
    let bubble: LiveBubble
    let device: Device

    /// Size in points that the app has asked for; nil where it has failed.
    public var size: CGSize? {
        bubble.look.map { CGSize(width: $0.size.width, height: $0.size.height) }
    }

    /// Error shown instead of the app's content; nil where the app runs.
    public var failure: PanelFailure? { bubble.failure }

    /// Every text in it, in drawing order, including texts on buttons.
    public var texts: [String] { screen.texts }

    /// Names of the enabled buttons.
    public var buttons: [String] { screen.elements(.button).filter { !$0.isDisabled }.map(\.name) }

    /// Describes what the app shows in it, as `Device.dump` does.
    public var dump: String { screen.tree.dump }

    /// Principal view controller of the instance that draws it.
    public var controller: MSMessagesAppViewController? {
        device.controller(at: device.host.address(of: bubble.instance))
    }

    public func tap(_ button: String) async throws {
        let found = screen.elements(.button).filter { $0.name == button && !$0.isDisabled }
        guard let element = found.first, found.count == 1 else {
            throw TestFailure("The bubble has \(found.count) buttons named \"\(button)\"; there are: \(buttons).")
        }
        try await device.perform(.input(instance: bubble.instance, .tap(element.id)))
    }

    private var screen: Screen { Screen(tree: device.trees[bubble.instance] ?? NodeTree()) }
}

// The device shows its newest live bubbles and its input field, unless it is scrolled away.
extension Device {
    /// Live bubbles of the transcript that the app draws now, oldest first.
    public var liveBubbles: [LiveBubbleOnScreen] {
        host.liveBubbles.filter { $0.entry != nil }.sorted { ($0.entry ?? 0) < ($1.entry ?? 0) }
            .map { LiveBubbleOnScreen(bubble: $0, device: self) }
    }

    /// The staged message as the app draws it; nil where there is none, or its layout is not live.
    public var liveDraft: LiveBubbleOnScreen? {
        host.liveBubbles.first { $0.entry == nil }.map { LiveBubbleOnScreen(bubble: $0, device: self) }
    }

    /// Scrolls until no live bubble is visible, nor the input field: their instances end.
    public func scrollAway() async throws {
        isScrolledAway = true
        try await world.settle()
    }

    /// Scrolls back to the newest bubbles.
    public func scrollBack() async throws {
        isScrolledAway = false
        try await world.settle()
    }

    /// Presses Try again in a bubble whose app has failed.
    public func retry(_ bubble: LiveBubbleOnScreen) async throws {
        try await perform(.retryLive(bubble.bubble.entry.map(LiveBubbleLocation.entry) ?? .draft))
    }

    /// Reports the visible live bubbles to the host, as a page does, where they have changed.
    func reportVisibleBubbles() {
        let items = isScrolledAway ? [] : transcript.filter { $0.bubble?.isLive == true }
        let entries = Array(items.map(\.id).reversed().prefix(ChatLimits.liveEntryCountMax))
        let sight = LiveSight(entries: entries, draft: !isScrolledAway, size: TreeSize(width: 300, height: 400))
        guard sight != lastSight else { return }
        lastSight = sight
        var reported = sight
        reported.found = world.log.filter { entries.contains($0.sequence) && !host.knows($0.sequence) }
            .map { FoundBubble(entry: $0, picture: world.picture(of: $0)) }
        handle(.visibleLiveBubbles(reported))
    }
}
