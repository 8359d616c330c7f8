import Foundation

/// Makes the targets of a project's objects.
struct ProjectReading {
    let objects: ProjectObjects
    let tree: FileTree
    /// The folder that `SRCROOT` stands for.
    let sourceRoot: URL
    let root: URL
    let projectName: String

    init(_ objects: ProjectObjects, file: URL, root: URL) {
        self.objects = objects
        self.root = root.resolvingSymlinksInPath()
        projectName = file.deletingPathExtension().lastPathComponent
        sourceRoot = file.deletingLastPathComponent().resolvingSymlinksInPath()
            .appendingPathComponent(objects.root.string("projectDirPath") ?? "", isDirectory: true)
        tree = FileTree(objects, root: sourceRoot)
    }

    func target(_ object: ProjectObject) -> XcodeTarget {
        let name = object.string("name") ?? ""
        var target = XcodeTarget(
            name: name, kind: XcodeTarget.Kind(productType: object.string("productType") ?? ""), sources: [],
            resources: [],
            settings: settings(of: object, named: name), dependencies: dependencies(of: object),
            packageProducts: products(of: object), problems: [])
        var membership = TargetFiles(self)
        membership.readPhases(of: object)
        membership.readFolders(of: object)
        (target.sources, target.resources, target.problems) = (
            membership.sources, membership.resources, membership.problems
        )
        if let header = bridgingHeader(of: target.settings) {
            if let problem = problem(with: header) {
                target.problems.append(problem)
            } else {
                target.bridging = XcodeTarget.Bridging(header: header, folders: headerFolders)
            }
        }
        return target
    }

    private func bridgingHeader(of settings: BuildSettings) -> URL? {
        guard let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else { return nil }
        return URL(fileURLWithPath: path, relativeTo: sourceRoot).absoluteURL.standardizedFileURL
    }

    /// Most folders in which an include is looked for.
    private static let headerFolderCountMax = 100

    private var headerFolders: [URL] {
        guard problem(with: sourceRoot) == nil else { return [] }
        let headers = FolderMembers(sourceRoot, without: []).paths.filter { $0.hasSuffix(".h") }
        let paths = Set(headers.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        return paths.prefix(Self.headerFolderCountMax).map { sourceRoot.appendingPathComponent($0).standardizedFileURL }
    }

    /// Returns why a file cannot be used; nil where it can.
    func problem(with file: URL) -> String? {
        let path = file.resolvingSymlinksInPath().path
        guard path == root.path || path.hasPrefix(root.path + "/") else {
            return "\(file.path) is outside of \(root.path), and is left out."
        }
        return FileManager.default.fileExists(atPath: path) ? nil : "\(file.path) is missing."
    }

    // MARK: Dependencies

    private func dependencies(of object: ProjectObject) -> [String] {
        let explicit = objects.all("dependencies", of: object).compactMap { objects[$0.string("target")] }
        // A framework that is linked only: Xcode finds the target that makes it.
        let linked = phases(of: object, "PBXFrameworksBuildPhase").flatMap { objects.all("files", of: $0) }
            .compactMap { $0.string("fileRef") }
        let makers = objects.all("targets", of: objects.root).filter {
            linked.contains($0.string("productReference") ?? "-")
        }
        var names: [String] = []
        for name in (explicit + makers).compactMap({ $0.string("name") }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }

    func phases(of target: ProjectObject, _ isa: String) -> [ProjectObject] {
        objects.all("buildPhases", of: target).filter { $0.isa == isa }
    }

    private func products(of object: ProjectObject) -> [XcodeTarget.PackageProduct] {
        objects.all("packageProductDependencies", of: object).compactMap { product in
            guard let name = product.string("productName") else { return nil }
            let source = objects[product.string("package")].flatMap(source) ?? folderWithPackage(of: name)
            return source.map { XcodeTarget.PackageProduct(name: name, source: $0) }
        }
    }

    private func source(_ reference: ProjectObject) -> XcodeTarget.PackageProduct.Source? {
        if let path = reference.string("relativePath") {
            return .local(sourceRoot.appendingPathComponent(path, isDirectory: true).standardizedFileURL)
        }
        guard let address = reference.string("repositoryURL") else { return nil }
        let wish = reference.dictionary("requirement")
        let version = wish["minimumVersion"]?.string ?? wish["version"]?.string ?? ""
        let requirement =
            switch wish["kind"]?.string {
            case "upToNextMinorVersion": ".upToNextMinor(from: \"\(version)\")"
            case "exactVersion": "exact: \"\(version)\""
            case "versionRange": "\"\(version)\"..<\"\(wish["maximumVersion"]?.string ?? version)\""
            case "branch": "branch: \"\(wish["branch"]?.string ?? "main")\""
            case "revision": "revision: \"\(wish["revision"]?.string ?? "")\""
            default: "from: \"\(version)\""
            }
        return .remote(address, requirement: requirement)
    }

    /// Finds a local package as projects before Xcode 15 name it: a folder among the files.
    private func folderWithPackage(of product: String) -> XcodeTarget.PackageProduct.Source? {
        let folders = tree.paths.values.sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
        let named = folders.first { folder in
            let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
            return manifest?.contains("\"\(product)\"") == true
        }
        return named.map { .local($0) }
    }
}
