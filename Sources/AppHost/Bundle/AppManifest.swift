import AppProtocol
import Foundation

/// The keys of `Info.plist` that matter here, as they are written.
struct AppManifest: Decodable {
    var identifier: String?
    var displayName: String?
    var name: String?
    var version: String?
    var author: String?
    var copyright: String?
    var about: String?
    var executable: String?
    var icon: String?
    var appExtension: AppExtension?
    var contexts: [String]?
    var networkHosts: [String]?
    var drawerPosition: Int?
    var fonts: [String]?

    struct AppExtension: Decodable {
        var pointIdentifier: String?
        var principalClass: String?
        var mainStoryboard: String?

        enum CodingKeys: String, CodingKey {
            case pointIdentifier = "NSExtensionPointIdentifier"
            case principalClass = "NSExtensionPrincipalClass"
            case mainStoryboard = "NSExtensionMainStoryboard"
        }
    }

    enum CodingKeys: String, CodingKey {
        case identifier = "CFBundleIdentifier"
        case displayName = "CFBundleDisplayName"
        case name = "CFBundleName"
        case version = "CFBundleShortVersionString"
        case author = "ParleyAuthor"
        case copyright = "NSHumanReadableCopyright"
        case about = "ParleyDescription"
        case executable = "CFBundleExecutable"
        case icon = "CFBundleIconFile"
        case appExtension = "NSExtension"
        case contexts = "MSSupportedPresentationContexts"
        case networkHosts = "ParleyNetworkHosts"
        case drawerPosition = "ParleyDrawerPosition"
        case fonts = "UIAppFonts"
    }
}

extension AppManifest {
    static func read(_ file: URL) throws(AppHostError) -> AppManifest {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        // A named pipe in its place would block the reader for ever.
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
            throw AppHostError(.manifestMissing, "There is no file \(file.path).")
        }
        let limit = AppBundleLimits.manifestByteCountMax
        guard let byteCount = attributes[.size] as? Int, byteCount <= limit else {
            throw AppHostError(.manifestTooLarge, "\(file.path) has more than \(limit) bytes.")
        }
        do {
            return try PropertyListDecoder().decode(AppManifest.self, from: Data(contentsOf: file))
        } catch {
            throw AppHostError(.manifestMalformed, "\(file.path) cannot be read: \(Self.describe(error))")
        }
    }

    private static func describe(_ error: any Error) -> String {
        switch error {
        case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
        default: return "\(error)"
        }
    }
}

extension AppManifest {
    func checkedIdentifier() throws(AppHostError) -> String {
        guard let identifier, !identifier.isEmpty else {
            throw AppHostError(.identifierMissing, "Info.plist has no CFBundleIdentifier.")
        }
        guard Self.isIdentifier(identifier) else {
            throw AppHostError(
                .identifierMalformed,
                "CFBundleIdentifier may have letters, digits, hyphens and single full stops, 155 at most.")
        }
        return identifier
    }

    var checkedDisplayName: String {
        let names = [displayName, name, identifier].compactMap { $0 }
        return names.first { (1...AppBundleLimits.textByteCountMax).contains($0.utf8.count) } ?? ""
    }

    /// Letters, digits, full stops and hyphens, 40 at most: it becomes part of a file's name.
    var checkedVersion: String {
        guard let version, (1...40).contains(version.utf8.count),
            version.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || Self.isLetterDigitOrHyphen($0) })
        else { return "0" }
        return version
    }

    /// Source: Apple, "Information Property List", NSHumanReadableCopyright; Apple has no key for the author.
    var checkedAuthor: String? {
        [author, copyright].compactMap { $0 }
            .first { (1...AppBundleLimits.textByteCountMax).contains($0.utf8.count) }
    }

    func checkedAbout() throws(AppHostError) -> String? {
        guard let about, !about.isEmpty else { return nil }
        let limit = AppBundleLimits.descriptionByteCountMax
        guard about.utf8.count <= limit else {
            throw AppHostError(.manifestMalformed, "ParleyDescription has more than \(limit) bytes.")
        }
        return about
    }

    /// Returns the names of the principal class and of the storyboard whose first controller takes its place: one of them at least.
    ///
    /// Source: Apple, "Information Property List", NSExtension; the extension point of a message app is the one below.
    func checkedPrincipal() throws(AppHostError) -> (className: String?, storyboard: String?) {
        let messageApp = "com.apple.message-payload-provider"
        if let point = appExtension?.pointIdentifier, point != messageApp {
            throw AppHostError(.notAMessageApp, "NSExtensionPointIdentifier is not \(messageApp).")
        }
        func checked(_ name: String?) -> String? {
            name.flatMap { (1...AppBundleLimits.textByteCountMax).contains($0.utf8.count) ? $0 : nil }
        }
        let className = checked(appExtension?.principalClass)
        let storyboard = checked(appExtension?.mainStoryboard)
        guard className != nil || storyboard != nil else {
            throw AppHostError(
                .principalClassMissing,
                "Info.plist names neither NSExtensionPrincipalClass nor NSExtensionMainStoryboard.")
        }
        return (className, storyboard)
    }

    /// Absent means messages only; both mean media only (docs/messages.md, B30).
    var checkedContexts: Set<AppBundle.Context> {
        let named = Set((contexts ?? []).compactMap(AppBundle.Context.init(rawValue:)))
        return named.contains(.media) ? [.media] : [.messages]
    }

    /// Parley's own key. A host that cannot be meant is an error and not passed over: its author would look for it in vain.
    func checkedNetworkHosts() throws(AppHostError) -> [NetworkHostPattern] {
        let texts = networkHosts ?? []
        guard texts.count <= NetworkHostPattern.countMax else {
            throw AppHostError(
                .networkHostsMalformed, "ParleyNetworkHosts has more than \(NetworkHostPattern.countMax) hosts.")
        }
        var hosts: [NetworkHostPattern] = []
        for text in texts {
            guard let host = NetworkHostPattern(text) else {
                throw AppHostError(
                    .networkHostsMalformed,
                    "ParleyNetworkHosts has “\(text.prefix(AppBundleLimits.textByteCountMax))”, which is no host as in"
                        + " img.example.org or *.example.org.")
            }
            hosts.append(host)
        }
        return hosts
    }

    private static func isIdentifier(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return text.utf8.count <= AppBundleLimits.identifierByteCountMax
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isLetterDigitOrHyphen) }
    }

    private static func isLetterDigitOrHyphen(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
