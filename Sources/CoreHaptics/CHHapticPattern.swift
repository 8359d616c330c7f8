public import Foundation

/// Events and what changes them, in the order of time.
///
/// Source: developer.apple.com/documentation/corehaptics/chhapticpattern
open class CHHapticPattern: NSObject {
    private let events: [CHHapticEvent]

    /// - Throws: `CHHapticError` for an event whose time or duration is negative.
    /// Source: developer.apple.com/documentation/corehaptics/chhapticpattern/init(events:parameters:)
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.events = try Self.checked(events)
    }

    /// Source: developer.apple.com/documentation/corehaptics/chhapticpattern/init(events:parametercurves:)
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.events = try Self.checked(events)
    }

    private static func checked(_ events: [CHHapticEvent]) throws -> [CHHapticEvent] {
        if events.contains(where: { $0.relativeTime < 0 }) { throw CHHapticError(.invalidEventTime) }
        if events.contains(where: { $0.duration < 0 }) { throw CHHapticError(.invalidEventDuration) }
        return events
    }

    /// Seconds from the beginning to the end of the last event.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
