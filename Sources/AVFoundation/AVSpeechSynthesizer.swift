import Dispatch
public import Foundation

// Source: developer.apple.com/documentation/avfaudio/speech_synthesis
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Words to be spoken. Source: developer.apple.com/documentation/avfaudio/avspeechutterance
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        speechString = string
        super.init()
    }
}

/// Source: developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {  // nothing of it changes
    public let language: String
    public init?(language languageCode: String?) {
        language = languageCode ?? Self.currentLanguageCode()
        super.init()
    }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// Source: developer.apple.com/documentation/avfaudio/avspeechboundary
public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }

/// Speaks. Apps have no voice here: each utterance is over at once, unheard.
///
/// Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    override public init() { super.init() }

    @available(*, deprecated, message: "AVSpeechSynthesizer has no effect in Parley: apps have no voice.")
    open func speak(_ utterance: AVSpeechUtterance) {
        delegate?.speechSynthesizer(self, didStart: utterance)
        // Later: a delegate may say the next one.
        let end = Ending(synthesizer: self, utterance: utterance)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.seconds) { end.tell() }
    }
    /// The least time between two utterances.
    private static let seconds = 0.05

    private struct Ending: @unchecked Sendable {
        let synthesizer: AVSpeechSynthesizer
        let utterance: AVSpeechUtterance
        func tell() { synthesizer.delegate?.speechSynthesizer(synthesizer, didFinish: utterance) }
    }
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}

/// Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
