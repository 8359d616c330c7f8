import AppProtocol
import ProgramRunner

/// What the programs that open foreign media may use.
package struct MediaLimits: Hashable, Sendable {
    /// Programs at a time: one a core of a small machine.
    package var processCountMax = 2
    /// Jobs that wait for one of them.
    package var waitingCountMax = 32
    /// For one program. A video of the longest duration takes half of it on one core.
    package var timeMax: Duration = .seconds(60)
    package var processorSecondsMax = 90
    /// Private memory: two frames of the largest picture fit, one of a bomb does not.
    package var memoryByteCountMax = 1 << 30
    package var addressSpaceByteCountMax = 8 << 30
    package var openFileCountMax = 64
    /// Bytes of one file that a program writes; more than the largest that may be sent, so that it is known to be larger.
    package var fileByteCountMax = 16 << 20
    /// Bytes that a program may say on its output.
    package var outputByteCountMax = 256 << 10
    /// Bytes of what readers get: an app reads it back in one frame.
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
