public import Foundation

// Settings of a recording. Source: developer.apple.com/documentation/avfaudio/audio_settings
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVFormatIDKey = "AVFormatIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSampleRateKey = "AVSampleRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public typealias AudioFormatID = UInt32
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// Source: developer.apple.com/documentation/avfaudio/avaudioquality
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

/// Records sound. Apps do not hear the microphone here: recording never begins.
///
/// Source: developer.apple.com/documentation/avfaudio/avaudiorecorder
open class AVAudioRecorder: NSObject {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open private(set) var settings: [String: Any]
    open private(set) var url: URL
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    @available(*, deprecated, message: "AVAudioRecorder has no effect in Parley: apps do not hear the microphone.")
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    @discardableResult open func prepareToRecord() -> Bool { false }
    @discardableResult open func record() -> Bool { false }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Never called: recording never begins. Source: developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Permissions of an app for sound. Source: developer.apple.com/documentation/avfaudio/avaudioapplication
public final class AVAudioApplication: NSObject, Sendable {
    /// Source: developer.apple.com/documentation/avfaudio/avaudioapplication/recordpermission-swift.enum
    public enum RecordPermission: Int, Sendable {
        case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74
    }
    public static let shared = AVAudioApplication()
    public var recordPermission: RecordPermission { .denied }

    @available(
        *, deprecated, message: "requestRecordPermission has no effect in Parley: apps do not hear the microphone."
    )
    public class func requestRecordPermission() async -> Bool { false }
    @available(
        *, deprecated, message: "requestRecordPermission has no effect in Parley: apps do not hear the microphone."
    )
    public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(false) }
}

extension AVAudioSession {
    @available(
        *, deprecated, message: "requestRecordPermission has no effect in Parley: apps do not hear the microphone."
    )
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

extension AVAudioSession.CategoryOptions {
    public static let allowAirPlay = AVAudioSession.CategoryOptions(rawValue: 0x40)
    public static let allowBluetoothA2DP = AVAudioSession.CategoryOptions(rawValue: 0x20)
    public static let interruptSpokenAudioAndMixWithOthers = AVAudioSession.CategoryOptions(rawValue: 0x11)
}
