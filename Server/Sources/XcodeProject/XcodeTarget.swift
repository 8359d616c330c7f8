package import Foundation

/// Something that a project builds.
package struct XcodeTarget: Sendable {
    package let name: String
    package let kind: Kind
    /// Files that are compiled, each once, in the order of the project: also those that are not Swift.
    package var sources: [URL]
    /// Files and folders that are copied into the bundle.
    package var resources: [Resource]
    package let settings: BuildSettings
    /// Names of targets of the same project that this one needs, directly.
    package var dependencies: [String]
    package var packageProducts: [PackageProduct]
    /// Sentences about files that the project names and that cannot be used.
    package var problems: [String]
    /// Nil where the target is in Swift alone.
    package var bridging: Bridging?

    /// `SWIFT_OBJC_BRIDGING_HEADER`: a header whose names every Swift file of the target sees.
    package struct Bridging: Hashable, Sendable {
        package let header: URL
        /// Folders of the project that have headers; an include finds those of all of them.
        package let folders: [URL]
    }

    package enum Kind: Hashable, Sendable {
        case messagesExtension, stickerPack, framework, application
        /// A product that has no place in a message app, such as tests.
        case other(String)

        init(productType: String) {
            switch productType {
            case "com.apple.product-type.app-extension.messages": self = .messagesExtension
            case "com.apple.product-type.app-extension.messages-sticker-pack": self = .stickerPack
            case "com.apple.product-type.application", "com.apple.product-type.application.messages":
                self = .application
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
                "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
                self = .framework
            default: self = .other(productType)
            }
        }
    }

    package struct Resource: Hashable, Sendable {
        package let file: URL
        /// Path in the bundle: the file's name, below `en.lproj` for one that is localised.
        package let path: String
    }

    /// A product of a Swift package.
    package struct PackageProduct: Hashable, Sendable {
        package let name: String
        package let source: Source

        package enum Source: Hashable, Sendable {
            case local(URL)
            /// - Parameter requirement: As `Package.swift` writes it, such as `from: "1.0.0"`.
            case remote(String, requirement: String)
        }
    }
}
