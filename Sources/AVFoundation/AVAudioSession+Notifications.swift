public import Foundation

// Never posted: a browser does not tell what interrupts its sound, or where it goes.
extension AVAudioSession {
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/interruptionnotification
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/routechangenotification
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/mediaserviceswereresetnotification
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/mediaserviceswerelostnotification
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/silencesecondaryaudiohintnotification
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/interruptiontype
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/interruptionoptions
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/interruptionreason
    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0
        case builtInMicMuted = 2
        case routeDisconnected = 4
    }
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/routechangereason
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/silencesecondaryaudiohinttype
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin }
}

// Keys of those notifications.
// Source: developer.apple.com/documentation/avfaudio/avaudiosession/interruptionnotification
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension AVAudioSession {
    /// Outputs of sound: one, since a browser says nothing of them.
    ///
    /// Source: developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var category: Category { .soloAmbient }
    public var mode: Mode { .default }
    public var categoryOptions: CategoryOptions { [] }
    public var isOtherAudioPlaying: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Volume of the device, which a browser does not tell.
    public var outputVolume: Float { 1 }
    public var sampleRate: Double { 48_000 }
    /// Apps do not hear the microphone here.
    public var isInputAvailable: Bool { false }
    public var recordPermission: RecordPermission { .denied }

    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/recordpermission-swift.enum
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/portoverride
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    /// Source: developer.apple.com/documentation/avfaudio/avaudiosession/port
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
    }

    @available(*, deprecated, message: "overrideOutputAudioPort has no effect in Parley: the browser mixes sounds.")
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}

/// Source: developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    public let outputs = [AVAudioSessionPortDescription()]
    public let inputs: [AVAudioSessionPortDescription] = []
}

/// Source: developer.apple.com/documentation/avfaudio/avaudiosessionportdescription
public final class AVAudioSessionPortDescription: NSObject, Sendable {
    public let portType = AVAudioSession.Port.builtInSpeaker
    public let portName = "Speaker"
    public let uid = "Speaker"
}

extension AVAudioSession.Category {
    public static let multiRoute = AVAudioSession.Category(rawValue: "AVAudioSessionCategoryMultiRoute")
}

extension AVAudioSession.Mode {
    public static let gameChat = AVAudioSession.Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let measurement = AVAudioSession.Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let videoChat = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let voiceChat = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let voicePrompt = AVAudioSession.Mode(rawValue: "AVAudioSessionModeVoicePrompt")
}
