import AppProtocol
import ProgramRunner

/// What fetching pictures for apps may use.
package struct NetworkLimits: Hashable, Sendable {
    /// Fetches at a time, and those that wait for their turn. Each app process has `ProtocolLimits.fetchesInFlightMax` of them.
    package var fetchCountMax = 16
    package var waitingCountMax = 256
    /// For one picture: the name, the redirects and the bytes.
    package var timeMax: Duration = .seconds(20)
    package var redirectCountMax = 5
    /// Addresses of one name that are looked at.
    package var addressCountMax = 16
    /// Bytes of one picture.
    package var byteCountMax = ProtocolLimits.fetchedByteCountMax
    /// Bytes that are kept for one app of one device, and for all.
    package var cacheByteCountMaxOfOwner = 8 << 20
    package var cacheByteCountMax = 64 << 20
    /// How long a picture is shown without asking again, whatever its server says.
    package var freshTimeMax: Duration = .seconds(24 * 3_600)

    package init() {}

    /// - Parameter time: what is left of `timeMax`.
    func program(within time: Duration) -> ProgramLimits {
        ProgramLimits(
            timeMax: time, processorSecondsMax: 10, memoryByteCountMax: 256 << 20, addressSpaceByteCountMax: 2 << 30,
            openFileCountMax: 64, fileByteCountMax: byteCountMax + 1, outputByteCountMax: 16 << 10)
    }
}
