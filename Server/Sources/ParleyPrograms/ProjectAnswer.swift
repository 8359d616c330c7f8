/// Result of a task, as JSON in the standard output of `parley-project`.
package struct ProjectAnswer: Codable, Equatable, Sendable {
    /// Version of `parley-project`, which `parley` compares with its own.
    package private(set) var version = ProjectTask.version
    /// Names of the project's message apps.
    package var names: [String] = []
    /// Name of the message app.
    package var target = ""
    /// Name of its module in the package.
    package var module = ""
    /// Sentences about what the project has and the package has not.
    package var problems: [String] = []
    /// Errors and warnings that rewriting the sources found.
    package var diagnostics: [Line] = []
    package var report = ""
    package var refusal: Refusal?

    package init() {}

    /// An error or warning as a compiler writes it.
    package struct Line: Codable, Equatable, Sendable {
        package var isError: Bool
        package var words: String

        package init(isError: Bool, words: String) {
            (self.isError, self.words) = (isError, words)
        }
    }

    /// Reason for which nothing was done, in a sentence.
    package struct Refusal: Codable, Equatable, Sendable {
        /// Whether the author's files or arguments are the reason, as opposed to this computer.
        package var isAuthors: Bool
        package var words: String

        package init(isAuthors: Bool, words: String) {
            (self.isAuthors, self.words) = (isAuthors, words)
        }
    }
}
