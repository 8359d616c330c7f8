public import Foundation

/// Source: developer.apple.com/documentation/corelocation/clerror
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }

    /// Source: developer.apple.com/documentation/corelocation/clerror/code
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult, geocodeCanceled
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let denied = Code.denied
    public static let network = Code.network
    public static let locationUnknown = Code.locationUnknown
}
