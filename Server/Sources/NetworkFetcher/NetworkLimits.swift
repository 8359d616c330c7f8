import AppProtocol
import ProgramRunner

/// Limits on what is fetched for apps.
package struct NetworkLimits: Hashable, Sendable {
    /// Maximum concurrent fetches, and maximum queued ones. Each app process may have
    /// `ProtocolLimits.fetchesInFlightMax`.
    package var fetchCountMax = 16
    package var waitingCountMax = 256
    /// The same of one app, of all people together: one whose host does not answer leaves places to others.
    package var fetchCountMaxOfApp = 8
    package var waitingCountMaxOfApp = 192
    /// Maximum time for one picture: name lookup, redirects and transfer.
    package var timeMax: Duration = .seconds(20)
    package var redirectCountMax = 5
    /// Maximum number of addresses used of one host name.
    package var addressCountMax = 16
    /// Maximum bytes of one picture.
    package var byteCountMax = ProtocolLimits.fetchedByteCountMax
    /// Maximum cached bytes for one app on one device, and for all together.
    package var cacheByteCountMaxOfOwner = 8 << 20
    package var cacheByteCountMax = 64 << 20
    /// Maximum time for which a picture is shown without revalidation, whatever its server says.
    package var freshTimeMax: Duration = .seconds(24 * 3_600)

    package init() {}

    /// - Parameter time: The remainder of `timeMax`.
    func program(within time: Duration) -> ProgramLimits {
        ProgramLimits(
            timeMax: time, processorSecondsMax: 10, memoryByteCountMax: 256 << 20, addressSpaceByteCountMax: 2 << 30,
            openFileCountMax: 64, fileByteCountMax: byteCountMax + 1, outputByteCountMax: 16 << 10)
    }
}
