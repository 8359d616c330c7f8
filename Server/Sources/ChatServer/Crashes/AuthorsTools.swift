package import ChatModels
package import Foundation

/// What a server can do where the author of its apps runs it: name the lines in their sources, and tell them in their
/// terminal.
package struct AuthorsTools: Sendable {
    /// Returns the calls at addresses of an executable, which are offsets from its start; empty if they cannot be found, and
    /// within a few seconds in any case.
    package var locate: @Sendable (_ offsets: [UInt64], _ executable: URL) async -> [CrashReport.Call]
    /// Shows the author how the app with this name has ended.
    package var show: @Sendable (_ app: String, _ report: CrashReport) -> Void

    package init(
        locate: @escaping @Sendable (_ offsets: [UInt64], _ executable: URL) async -> [CrashReport.Call],
        show: @escaping @Sendable (_ app: String, _ report: CrashReport) -> Void
    ) {
        self.locate = locate
        self.show = show
    }
}
