import Foundation

/// The files of a target: those of its build phases, and those of the folders that Xcode keeps in step with it.
struct TargetFiles {
    private(set) var sources: [URL] = []
    private(set) var resources: [XcodeTarget.Resource] = []
    private(set) var problems: [String] = []
    private let project: ProjectReading

    init(_ project: ProjectReading) { self.project = project }

    // MARK: Build phases

    mutating func readPhases(of target: ProjectObject) {
        for file in files(in: "PBXSourcesBuildPhase", of: target) { addSource(file.url) }
        for file in files(in: "PBXResourcesBuildPhase", of: target) { addResource(file.url, region: file.region) }
    }

    private func files(in phase: String, of target: ProjectObject) -> [(url: URL, region: String?)] {
        let objects = project.objects
        let references = project.phases(of: target, phase).flatMap { objects.all("files", of: $0) }
            .compactMap { objects[$0.string("fileRef")] }
        return references.flatMap { reference in
            // The files of a variant group are one resource in several languages; those of a versioned model are one file.
            let members = reference.isa == "PBXVariantGroup" ? objects.all("children", of: reference) : [reference]
            return members.compactMap { member in
                project.tree.paths[member.id].map { (URL(fileURLWithPath: $0), project.tree.regions[member.id]) }
            }
        }
    }

    private mutating func addSource(_ file: URL) {
        if let problem = project.problem(with: file) { return problems.append(problem) }
        if !sources.contains(file) { sources.append(file) }
    }

    private mutating func addResource(_ file: URL, region: String?, below folder: String = "") {
        if let problem = project.problem(with: file) { return problems.append(problem) }
        let parent = file.deletingLastPathComponent().lastPathComponent
        let localised = parent.hasSuffix(".lproj") ? parent : region.map { "\($0).lproj" }
        let path = [folder, localised ?? "", file.lastPathComponent].filter { !$0.isEmpty }.joined(separator: "/")
        let resource = XcodeTarget.Resource(file: file, path: path)
        if !resources.contains(where: { $0.path == path }) { resources.append(resource) }
    }

    // MARK: Folders

    /// Reads `PBXFileSystemSynchronizedRootGroup`s (Xcode 16): every file in the folder belongs to the target, but for exceptions.
    mutating func readFolders(of target: ProjectObject) {
        for group in project.objects.all("fileSystemSynchronizedGroups", of: target) {
            guard let path = project.tree.paths[group.id] else { continue }
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            for name in FolderMembers(folder, without: exceptions(in: group, for: target)).paths {
                add(name, in: folder)
            }
        }
        // Files of other targets' folders that this one takes too.
        for group in otherFolders(than: target) {
            guard let path = project.tree.paths[group.id] else { continue }
            for name in exceptions(in: group, for: target).sorted() {
                add(name, in: URL(fileURLWithPath: path, isDirectory: true))
            }
        }
    }

    private mutating func add(_ name: String, in folder: URL) {
        let file = folder.appendingPathComponent(name)
        switch FileKind(file) {
        case .source: addSource(file)
        case .resource: addResource(file, region: nil)
        case .neither: break
        }
    }

    /// The files of a folder that are exceptions for the target: left out of its own folder, and taken from another's.
    private func exceptions(in group: ProjectObject, for target: ProjectObject) -> Set<String> {
        Set(
            project.objects.all("exceptions", of: group).filter { $0.string("target") == target.id }
                .flatMap { $0.strings("membershipExceptions") })
    }

    private func otherFolders(than target: ProjectObject) -> [ProjectObject] {
        let own = Set(target.strings("fileSystemSynchronizedGroups"))
        let all = project.objects.all("targets", of: project.objects.root)
            .flatMap { project.objects.all("fileSystemSynchronizedGroups", of: $0) }
        var seen = own
        return all.filter { seen.insert($0.id).inserted }
    }
}
