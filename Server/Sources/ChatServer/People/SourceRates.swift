import ChatModels
import CodedErrors
import Synchronization

/// A refusal that holds for some time.
struct RetryLater: CodedError {
    var code: ChatError.Code
    var message: String
    /// Seconds until the request is worth another try (`Retry-After`).
    var seconds = 1

    init(_ code: ChatError.Code, _ message: String) {
        (self.code, self.message) = (code, message)
    }
}

/// Counts what people, devices and addresses do, each within a minute.
final class SourceRates: Sendable {
    enum Source: Hashable {
        case address(String)
        case device(DeviceID)
        case person(PersonID)
        case searches(PersonID)
        case newThings(PersonID)
        case wrongCodes(String)
        case wrongCodesOfAll
    }
    private struct Window {
        var begin: Duration
        var count = 0
    }

    private static let length = Duration.seconds(60)
    private let uptime: @Sendable () -> Duration
    private let windows = Mutex<[Source: Window]>([:])

    /// - Parameter uptime: returns a time that never goes back.
    init(uptime: @escaping @Sendable () -> Duration = { [start = SuspendingClock.now] in start.duration(to: .now) }) {
        self.uptime = uptime
    }

    /// Counts one event.
    /// - Throws: `RetryLater` where the source has had `countMax` within the minute.
    func count(_ source: Source, upTo countMax: Int, else code: ChatError.Code = .tooManyRequests) throws {
        let now = uptime()
        let end = windows.withLock { windows -> Duration? in
            var window = Self.window(of: source, at: now, in: &windows)
            guard window.count < countMax else { return window.begin + Self.length }
            window.count += 1
            windows[source] = window
            return nil
        }
        if let end { throw Self.refusal(code, until: end - now) }
    }

    /// Checks that the source has not had `countMax` events, and counts none.
    func check(_ source: Source, below countMax: Int, else code: ChatError.Code) throws {
        let now = uptime()
        let window = windows.withLock { Self.window(of: source, at: now, in: &$0) }
        guard window.count < countMax else { throw Self.refusal(code, until: window.begin + Self.length - now) }
    }

    /// Checks that a secret code may be looked at.
    /// - Parameter areShort: Whether many addresses together could guess such codes. Only these are counted for all together, too:
    ///   who spends that number must not keep others from links, recovery codes and passkeys, which nobody guesses.
    /// - Throws: `RetryLater`: `too_many_codes`.
    func checkCodes(from address: String, areShort: Bool) throws {
        try check(.wrongCodes(address), below: ChatLimits.wrongCodesPerMinuteMax, else: .tooManyCodes)
        guard areShort else { return }
        try check(.wrongCodesOfAll, below: ChatLimits.wrongCodesOfAllPerMinuteMax, else: .tooManyCodes)
    }

    func countWrongCode(from address: String, isShort: Bool) {
        try? count(.wrongCodes(address), upTo: .max)
        if isShort { try? count(.wrongCodesOfAll, upTo: .max) }
    }

    private static func window(of source: Source, at now: Duration, in windows: inout [Source: Window]) -> Window {
        if let window = windows[source], now - window.begin < length { return window }
        if windows.count >= ChatLimits.countedSourcesMax { windows = windows.filter { now - $1.begin < length } }
        // Limits the memory: with too many sources at once their counts are dropped. The count of wrong codes of all stays, or whoever
        // has many addresses could begin to guess anew.
        if windows.count >= ChatLimits.countedSourcesMax { windows = windows.filter { $0.key == .wrongCodesOfAll } }
        return Window(begin: now)
    }

    private static func refusal(_ code: ChatError.Code, until rest: Duration) -> RetryLater {
        let seconds = max(1, Int(rest.components.seconds) + 1)
        var refusal = RetryLater(code, "That was too much at once. Please try again in \(seconds) seconds.")
        refusal.seconds = seconds
        return refusal
    }
}
