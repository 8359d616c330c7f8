/// What one outside program may use.
package struct ProgramLimits: Hashable, Sendable {
    package var timeMax: Duration
    package var processorSecondsMax: Int
    /// Private writable memory.
    package var memoryByteCountMax: Int
    package var addressSpaceByteCountMax: Int
    package var openFileCountMax: Int
    /// Bytes of one file that the program writes.
    package var fileByteCountMax: Int
    /// Bytes that the program may say on its output.
    package var outputByteCountMax: Int

    package init(
        timeMax: Duration, processorSecondsMax: Int, memoryByteCountMax: Int, addressSpaceByteCountMax: Int,
        openFileCountMax: Int, fileByteCountMax: Int, outputByteCountMax: Int
    ) {
        self.timeMax = timeMax
        self.processorSecondsMax = processorSecondsMax
        self.memoryByteCountMax = memoryByteCountMax
        self.addressSpaceByteCountMax = addressSpaceByteCountMax
        self.openFileCountMax = openFileCountMax
        self.fileByteCountMax = fileByteCountMax
        self.outputByteCountMax = outputByteCountMax
    }
}
