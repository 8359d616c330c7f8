public import CoreGraphics
public import Foundation

/// Makes pictures of a video. None can be had: a browser alone knows the pictures, and does not tell them.
///
/// Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
    public let asset: AVAsset
    // Ignored, as no picture is made.
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.zero
    open var requestedTimeToleranceAfter = CMTime.zero

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// - Throws: `AVError`, always.
    @available(*, deprecated, message: "copyCGImage has no effect in Parley: pictures of a video are not told.")
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.unknown)
    }

    /// - Throws: `AVError`, always.
    /// Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator/image(at:)
    @available(*, deprecated, message: "image(at:) has no effect in Parley: pictures of a video are not told.")
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.unknown) }

    /// Does nothing: nothing is being made.
    open func cancelAllCGImageGeneration() {}
}

/// Format of a file. Source: developer.apple.com/documentation/avfoundation/avfiletype
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}

/// Number of a sound. Source: developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32

// Name given by Apple.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Source: developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)
@available(
    *, deprecated, message: "AudioServicesPlaySystemSound has no effect in Parley: play a file by AVAudioPlayer."
)
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
