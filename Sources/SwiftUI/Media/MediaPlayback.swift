import Foundation
package import RenderTree

/// One player of the painter's, as the app has it: what it wants of it, and what it has heard of it.
@MainActor package final class MediaPlayback {
    package let url: URL
    package private(set) var order = MediaOrder()
    /// Hears of each change that the painter tells of.
    package var onReport: (@MainActor (MediaReport) -> Void)?

    /// Set by the view that shows it: a sound needs none.
    var isShown = false
    var onOrder: (@MainActor () -> Void)?
    private var report = MediaReport(state: .paused, time: 0)
    private var reportedAt = ProcessInfo.processInfo.systemUptime

    package init(url: URL) { self.url = url }

    /// - Parameter change: of what is wanted; its numbers are counted here.
    package func give(_ change: (inout MediaOrder) -> Void) {
        change(&order)
        order.number += 1
        if !isShown, order.isPlaying { MediaStage.add(self) }
        onOrder?()
    }

    /// - Parameter time: in seconds; what is no number is the beginning.
    package func seek(to time: Double) {
        let time = time.isNaN ? 0 : min(max(time, 0), MediaOrder.timeMax)
        note(MediaReport(state: report.state, time: time, duration: report.duration, rate: report.rate))
        give { $0.seek = MediaSeek(number: ($0.seek?.number ?? 0) + 1, time: time) }
    }

    /// In seconds: as reported, and since then by the clock.
    package var time: Double {
        guard report.state == .playing else { return report.time }
        let now = report.time + (ProcessInfo.processInfo.systemUptime - reportedAt) * report.rate
        return min(now, report.duration ?? now)
    }

    /// In seconds; nil until the painter knows the file.
    package var duration: Double? { report.duration }
    package var state: MediaReport.State { report.state }

    /// The person's own pressing of the controls becomes what is wanted.
    func take(_ report: MediaReport) {
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

/// Where sounds are heard that no view shows: in the scene that an event was last handled in.
@MainActor package enum MediaStage {
    /// Players of one scene: the ones that play, and the last of those that have.
    static let countMax = 16
    static weak var scene: SceneRenderer?

    static func add(_ playback: MediaPlayback) { scene?.add(playback) }
}
