public import Foundation

/// One touch or sound of a pattern.
///
/// Source: developer.apple.com/documentation/corehaptics/chhapticevent
open class CHHapticEvent: NSObject {
    /// Source: developer.apple.com/documentation/corehaptics/chhapticevent/eventtype
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
        public static let audioCustom = Self(rawValue: "AudioCustom")
    }

    /// Names what a parameter sets of an event.
    ///
    /// Source: developer.apple.com/documentation/corehaptics/chhapticevent/parameterid
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime")
        public static let decayTime = Self(rawValue: "DecayTime")
        public static let releaseTime = Self(rawValue: "ReleaseTime")
        public static let sustained = Self(rawValue: "Sustained")
        public static let audioVolume = Self(rawValue: "AudioVolume")
        public static let audioPitch = Self(rawValue: "AudioPitch")
        public static let audioPan = Self(rawValue: "AudioPan")
        public static let audioBrightness = Self(rawValue: "AudioBrightness")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    /// Seconds since the pattern's beginning.
    open var relativeTime: TimeInterval
    /// Seconds; 0 for an event that is over at once.
    open var duration: TimeInterval

    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime: TimeInterval)
    {
        (self.type, eventParameters, self.relativeTime, duration) = (type, eventParams, relativeTime, 0)
    }

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval
    ) { (self.type, eventParameters, self.relativeTime, self.duration) = (type, eventParams, relativeTime, duration) }
}

/// A value of an event. Source: developer.apple.com/documentation/corehaptics/chhapticeventparameter
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
