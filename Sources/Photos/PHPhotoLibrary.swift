public import Foundation

/// Source: developer.apple.com/documentation/photos/phauthorizationstatus
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
/// Source: developer.apple.com/documentation/photos/phaccesslevel
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Source: developer.apple.com/documentation/photos/phphotoserror
public struct PHPhotosError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case accessUserDenied = 3311, accessRestricted = 3310, invalidResource = 3302 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension PHPhotosError: LocalizedError {
    public var errorDescription: String? { "Apps have no access to the photo library here." }
}

/// The person's photo library, of which an app sees only what the person chooses. Access to it is denied.
///
/// Source: developer.apple.com/documentation/photokit/phphotolibrary
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let library = PHPhotoLibrary()
    override private init() {}
    public class func shared() -> PHPhotoLibrary { library }

    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }

    @available(*, deprecated, message: "requestAuthorization has no effect in Parley: use PHPickerViewController.")
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    @available(*, deprecated, message: "requestAuthorization has no effect in Parley: use PHPickerViewController.")
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    @available(*, deprecated, message: "requestAuthorization has no effect in Parley: use PHPickerViewController.")
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    /// Fails: nothing is written into the library. `ShareLink` and `UIActivityViewController` have the person keep a file.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    public func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
}
