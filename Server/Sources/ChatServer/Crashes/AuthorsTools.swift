package import ChatModels
package import Foundation

/// Tools of the apps' author, where the author runs the server: they name lines of the sources, and print to the
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
