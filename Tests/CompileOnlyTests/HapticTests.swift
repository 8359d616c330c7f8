import CoreHaptics
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Haptics that a browser lacks` {
    @available(*, deprecated)
    @Test func `an engine does not start, and says so`() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let engine = try CHHapticEngine()
        #expect(throws: CHHapticError(.notSupported)) { try engine.start() }
        var reason: (any Error)?
        engine.start { reason = $0 }
        #expect((reason as? CHHapticError)?.code == CHHapticError.notSupported)
        do { try engine.start() } catch CHHapticError.notSupported {} catch { Issue.record("another error: \(error)") }
        let pattern = try CHHapticPattern(events: [], parameters: [])
        let player = try engine.makePlayer(with: pattern)
        #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: CHHapticTimeImmediate) }
    }

    @Test func `a pattern is as long as its events, none of which begins before it`() throws {
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 0.5, duration: 1)
        #expect(try CHHapticPattern(events: [event], parameterCurves: []).duration == 1.5)
        event.relativeTime = -1
        #expect(throws: CHHapticError(.invalidEventTime)) { try CHHapticPattern(events: [event], parameters: []) }
    }
}
