/// Work on an Xcode project that `parley` hands to `parley-project`, as JSON in its standard input. The two belong to one build: what
/// they say to each other changes with them.
package struct ProjectTask: Codable, Sendable {
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
        /// Writes the package, or what has changed of it.
        case stage(Staging)
        /// Writes it, and reports which parts compile.
        case report(Staging, compilerOutput: String, isJSON: Bool)
    }

    /// A package to write.
    package struct Staging: Codable, Sendable {
        package var folder: String
        /// The package of Parley that apps are built on.
        package var parley: String
        /// Whether imports of modules that are not there are left out, so that the rest is compiled.
        package var isForReport: Bool

        package init(folder: String, parley: String, isForReport: Bool) {
            (self.folder, self.parley, self.isForReport) = (folder, parley, isForReport)
        }
    }
}
