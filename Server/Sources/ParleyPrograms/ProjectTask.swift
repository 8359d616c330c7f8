package import Foundation

/// Work on an Xcode project that `parley` hands to `parley-project`, as JSON in its standard input. The two belong to one build: what
/// they say to each other changes with them.
package struct ProjectTask: Codable, Sendable {
    /// Goes up with each change of what a task or an answer holds or means.
    package static let version = 1

    /// Version of `parley`, which the other program compares with its own.
    package private(set) var version = ProjectTask.version
    /// The author's folder.
    package var folder: String
    /// Name of the message app; nil where there is only one.
    package var target: String?
    package var work: Work

    package init(folder: String, target: String? = nil, work: Work) {
        (self.folder, self.target, self.work) = (folder, target, work)
    }

    package enum Work: Codable, Sendable {
        /// Names the message apps of a project; none of what is no project.
        case list
        /// Finds the message app.
        case find
        /// Writes the package, or what has changed of it. For a report, imports of modules that are not there are left out, so that the
        /// rest is compiled.
        case stage(Staging, isForReport: Bool)
        /// Writes the package for a report, and reports which parts compile.
        case report(Staging, compilerOutput: String, isJSON: Bool)
    }

    /// A package to write.
    package struct Staging: Codable, Sendable {
        package var folder: String
        /// The package of Parley that apps are built on.
        package var parley: String

        package init(folder: String, parley: String) {
            (self.folder, self.parley) = (folder, parley)
        }
    }
}

/// The part with which every version of a task and of an answer begins.
package struct ProjectVersion: Codable, Sendable {
    package var version: Int?

    /// Returns the version of a task or an answer; nil for one from before they had any, or for what is neither.
    package static func of(_ json: Data) -> Int? {
        (try? JSONDecoder().decode(ProjectVersion.self, from: json))?.version
    }
}
