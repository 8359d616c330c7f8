public import Foundation

// Source: developer.apple.com/documentation/corehaptics/chhaptictimeimmediate
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHHapticTimeImmediate: TimeInterval = 0

/// Abilities of a device. Source: developer.apple.com/documentation/corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// Connects an app with the part of a device that makes it felt. None is here: an engine does not start. It is no `NSObject`, whose
/// initialiser does not throw.
///
/// Source: developer.apple.com/documentation/corehaptics/chhapticengine
open class CHHapticEngine {
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    public typealias ResetHandler = () -> Void
    public typealias StoppedHandler = (StoppedReason) -> Void

    /// Source: developer.apple.com/documentation/corehaptics/chhapticengine/stoppedreason
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// Source: developer.apple.com/documentation/corehaptics/chhapticengine/finishedaction
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }

    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false

    @available(*, deprecated, message: "CHHapticEngine has no effect in Parley: a browser cannot be felt.")
    public init() throws {}

    /// Returns that neither touches nor sounds are played.
    ///
    /// Source: developer.apple.com/documentation/corehaptics/chhapticengine/capabilitiesforhardware()
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

    /// Seconds of the engine's clock.
    open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// - Throws: `CHHapticError` with `.notSupported`.
    /// Source: developer.apple.com/documentation/corehaptics/chhapticengine/start()
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(nil) }

    /// Returns a player that plays nothing.
    ///
    /// Source: developer.apple.com/documentation/corehaptics/chhapticengine/makeplayer(with:)
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        SilentPlayer()
    }

    /// - Throws: `CHHapticError` with `.notSupported`.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
