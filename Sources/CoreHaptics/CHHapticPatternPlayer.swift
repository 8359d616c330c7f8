public import Foundation

/// Plays a pattern. Source: developer.apple.com/documentation/corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
}

/// Plays a pattern that can be repeated and interrupted.
///
/// Source: developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    typealias CompletionHandler = ((any Error)?) -> Void
    var loopEnabled: Bool { get set }
    /// Seconds after which a loop begins again; 0 for the pattern's duration.
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CompletionHandler { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}

/// Keeps what is set, and refuses to play: no engine runs.
final class SilentPlayer: CHHapticAdvancedPatternPlayer {
    var isMuted = false
    var loopEnabled = false
    var loopEnd: TimeInterval = 0
    var playbackRate: Float = 1
    var completionHandler: CompletionHandler = { _ in }

    private func refuse() throws { throw CHHapticError(.engineNotRunning) }

    func start(atTime time: TimeInterval) throws { try refuse() }
    func stop(atTime time: TimeInterval) throws { try refuse() }
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws { try refuse() }
    func scheduleParameterCurve(_ curve: CHHapticParameterCurve, atTime time: TimeInterval) throws { try refuse() }
    func cancel() throws { try refuse() }
    func pause(atTime time: TimeInterval) throws { try refuse() }
    func resume(atTime time: TimeInterval) throws { try refuse() }
    func seek(toOffset offsetTime: TimeInterval) throws { try refuse() }
}
