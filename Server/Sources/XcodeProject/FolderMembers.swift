import Foundation

/// Whether Xcode compiles a file, or copies it into the bundle, when it stands in a folder that it keeps in step with a target.
enum FileKind {
    case source, resource, neither

    private static let compiled: Set = ["swift", "m", "mm", "c", "cc", "cpp", "metal", "intentdefinition"]
    private static let ignored: Set = [
        "h", "hpp", "pch", "xcconfig", "entitlements", "md", "modulemap", "xctestplan", "playground", "docc", "sh",
    ]
    /// Folders that are one resource.
    static let packages: Set = [
        "xcassets", "xcstickers", "xcdatamodeld", "bundle", "scnassets", "atlas", "spriteatlas", "docc", "playground",
        "xcodeproj", "xcworkspace", "framework", "xcframework",
    ]

    init(_ file: URL) {
        let ending = file.pathExtension.lowercased()
        if Self.compiled.contains(ending) {
            self = .source
        } else if Self.ignored.contains(ending) || file.lastPathComponent == "Info.plist" || ending.isEmpty {
            self = .neither
        } else {
            self = .resource
        }
    }
}

/// The files in a folder, sorted, each by its path in the folder.
struct FolderMembers {
    /// Most files that are looked at; more belong to no target.
    private static let countMax = 20_000

    private(set) var paths: [String] = []

    /// - Parameter exceptions: Paths in the folder, of files and of whole folders.
    init(_ folder: URL, without exceptions: Set<String>) {
        let found = FileManager.default.enumerator(atPath: folder.path)
        while let path = found?.nextObject() as? String, paths.count < Self.countMax {
            let ending = (path as NSString).pathExtension.lowercased()
            let isFolder = found?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if exceptions.contains(path) || (path as NSString).lastPathComponent.hasPrefix(".") {
                if isFolder { found?.skipDescendants() }
            } else if isFolder {
                guard FileKind.packages.contains(ending) else { continue }
                found?.skipDescendants()
                paths.append(path)
            } else {
                paths.append(path)
            }
        }
        paths.sort()
    }
}
