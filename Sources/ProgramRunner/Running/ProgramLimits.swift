/// Limits of one outside program.
public struct ProgramLimits: Hashable, Sendable {
    public var timeMax: Duration
    public var processorSecondsMax: Int
    /// Private writable memory.
    public var memoryByteCountMax: Int
    public var addressSpaceByteCountMax: Int
    public var openFileCountMax: Int
    /// Bytes of one file that the program writes.
    public var fileByteCountMax: Int
    /// Bytes that the program may say on its output.
    public var outputByteCountMax: Int

    public init(
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
