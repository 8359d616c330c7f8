import Glibc
import Testing

@testable import ProgramRunner

@Suite(.timeLimit(.minutes(5))) struct OutputTests {
    @Test func `output that cannot be read is an error with a code, and no silence`() async {
        let noSocket = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let error = await #expect(throws: ProgramError.self) {
            _ = try await OutputReader(noSocket, byteCountMax: 1) { _ in }
        }
        #expect(error?.code == .outputUnreadable)
    }
}
