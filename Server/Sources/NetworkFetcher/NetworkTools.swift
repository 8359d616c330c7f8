package import ProgramRunner

/// The programs of a fetch, of Debian's packages `curl` and `libc-bin`.
package enum NetworkTool: String, CaseIterable, Sendable { case curl, getent }

package typealias NetworkTools = InstalledPrograms<NetworkTool>
