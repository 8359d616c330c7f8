public import Foundation

/// A value that changes a pattern while it plays.
///
/// Source: developer.apple.com/documentation/corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter: NSObject {
    /// Source: developer.apple.com/documentation/corehaptics/chhapticdynamicparameter/id
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
        public static let audioPanControl = Self(rawValue: "AudioPanControl")
        public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
        public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
    }

    public let parameterID: ID
    open var value: Float
    /// Seconds from the time at which the parameter is sent.
    open var relativeTime: TimeInterval

    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
        (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
    }
}

/// Values between which a parameter moves.
///
/// Source: developer.apple.com/documentation/corehaptics/chhapticparametercurve
open class CHHapticParameterCurve: NSObject {
    /// Source: developer.apple.com/documentation/corehaptics/chhapticparametercurve/controlpoint
    open class ControlPoint: NSObject {
        /// Seconds since the curve's beginning.
        open var relativeTime: TimeInterval
        open var value: Float

        public init(relativeTime: TimeInterval, value: Float) {
            (self.relativeTime, self.value) = (relativeTime, value)
        }
    }

    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    /// Seconds since the pattern's beginning.
    open var relativeTime: TimeInterval

    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
