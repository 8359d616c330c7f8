import AppProtocol
import ProgramRunner

/// Resource limits of the programs that open untrusted media.
package struct MediaLimits: Hashable, Sendable {
    /// Maximum concurrent programs: one per core of a small machine.
    package var processCountMax = 2
    /// Maximum jobs in the queue.
    package var waitingCountMax = 32
    /// Maximum time of one program. A video of the longest duration takes half of it on one core.
    package var timeMax: Duration = .seconds(60)
    package var processorSecondsMax = 90
    /// Maximum private memory: enough for two frames of the largest picture, not for a decompression bomb.
    package var memoryByteCountMax = 1 << 30
    package var addressSpaceByteCountMax = 8 << 30
    package var openFileCountMax = 64
    /// Maximum bytes of one file that a program writes. More than may be sent, so that exceeding that limit is
    /// detected.
    package var fileByteCountMax = 16 << 20
    /// Maximum bytes of a program's output.
    package var outputByteCountMax = 256 << 10
    /// Maximum bytes of the converted media: an app reads them back in one frame.
    package var resultByteCountMax = ProtocolLimits.attachmentByteCountMax
    /// Pixels on the longer side of a video's still picture.
    package var posterSide = 600

    package init() {}

    var program: ProgramLimits {
        ProgramLimits(
            timeMax: timeMax, processorSecondsMax: processorSecondsMax, memoryByteCountMax: memoryByteCountMax,
            addressSpaceByteCountMax: addressSpaceByteCountMax, openFileCountMax: openFileCountMax,
            fileByteCountMax: fileByteCountMax, outputByteCountMax: outputByteCountMax)
    }
}
