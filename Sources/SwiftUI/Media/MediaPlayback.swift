import Foundation
package import RenderTree

/// App side of one of the painter's players: the order it was given, and its last report.
@MainActor package final class MediaPlayback {
    package let url: URL
    package private(set) var order = PlaybackCommand()
    /// Called with each report of the painter.
    package var onReport: (@MainActor (MediaReport) -> Void)?

    /// Whether a view shows it, set by that view; a sound has none.
    var isShown = false
    var onOrder: (@MainActor () -> Void)?
    /// The scene that has it as a sound.
    weak var scene: SceneRenderer?
    private var report = MediaReport(state: .paused, time: 0)
    private var reportedAt = ProcessInfo.processInfo.systemUptime

    package init(url: URL) { self.url = url }

    /// Changes the order for the player and increments its number. A sound is added to the scene whose code asks for it.
    package func give(_ change: (inout PlaybackCommand) -> Void) {
        change(&order)
        order.number += 1
        if !isShown, order.isPlaying { SoundScene.scene(for: self)?.add(self) }
        onOrder?()
    }

    /// Seeks to a time in seconds, at most `PlaybackCommand.timeMax`; a negative one and NaN are 0.
    package func seek(to time: Double) {
        let time = time.isNaN ? 0 : min(max(time, 0), PlaybackCommand.timeMax)
        note(MediaReport(state: report.state, time: time, duration: report.duration, rate: report.rate))
        give { $0.seek = MediaSeek(number: ($0.seek?.number ?? 0) + 1, time: time) }
    }

    /// Position in seconds: as reported, and from then on by the clock while it plays.
    package var time: Double {
        guard report.state == .playing else { return report.time }
        let now = report.time + (ProcessInfo.processInfo.systemUptime - reportedAt) * report.rate
        return min(now, report.duration ?? now)
    }

    /// Length in seconds; nil until the painter knows the file.
    package var duration: Double? { report.duration }
    package var state: MediaReport.State { report.state }

    /// Applies a report. Play and pause by the player's own controls change the order too, unless the report is older
    /// than it.
    func apply(_ report: MediaReport) {
        var report = report
        report.duration = report.duration ?? self.report.duration
        note(report)
        if report.order == order.number, report.state != .ready { order.isPlaying = report.state == .playing }
        onReport?(report)
    }

    private func note(_ report: MediaReport) {
        self.report = report
        reportedAt = ProcessInfo.processInfo.systemUptime
    }

    func content(_ media: MediaContent.Kind, file: AssetID, hasControls: Bool) -> MediaContent {
        MediaContent(media: media, file: file, hasControls: hasControls ? true : nil, order: order)
    }
}

/// Scene for sounds that no view shows: the one whose rendering, event or callback has started the code that runs, also by a task. Code that
/// none has started, as a timer's, plays a sound where it was before, or else in the scene that was last.
@MainActor package enum SoundScene {
    /// Limit of players in one scene: those that play, and the last of those that have played.
    static let countMax = 16
    @TaskLocal private static var current: WeakScene?
    private static weak var last: SceneRenderer?

    static func scene(for playback: MediaPlayback) -> SceneRenderer? { current?.scene ?? playback.scene ?? last }

    /// Runs code of a scene.
    static func performing<Result>(in scene: SceneRenderer, _ body: () -> Result) -> Result {
        last = scene
        return $current.withValue(WeakScene(scene)) { body() }
    }
}

/// A scene that is not kept by the tasks which it has started.
@MainActor private final class WeakScene {
    private(set) weak var scene: SceneRenderer?

    init(_ scene: SceneRenderer) { self.scene = scene }
}
