import ChatModels
import Foundation
import ProgramRunner
import Testing

@testable import MediaTranscoder

/// The error of each way in which a program ends.
@Suite(.timeLimit(.minutes(5))) struct EndTests {
    private func failure(_ end: ProgramRun.End) throws -> MediaFailure.Code? {
        let folder = try WorkFolder(for: "media")
        defer { folder.remove() }
        let work = MediaWork(tools: .beside, limits: MediaLimits(), folder: folder)
        do throws(MediaFailure) { try work.check(end, .vips) } catch { return error.code }
        return nil
    }

    @Test func `a program that ends well has done its work`() throws {
        #expect(try failure(.exited(status: 0)) == nil)
        #expect(try failure(.exited(status: 1)) == .damaged && failure(.crashed(signal: 11)) == .damaged)
    }

    @Test func `where there is no room just now it may be tried again`() throws {
        #expect(try failure(.failed(ProgramError(.processLimitReached, ""))) == .busy)
        #expect(try failure(.failed(ProgramError(.outOfMemory, ""))) == .busy)
        #expect(try failure(.failed(ProgramError(.wallsUnavailable, ""))) == .toolMissing)
        #expect(try failure(.missing) == .toolMissing)
    }

    @Test func `what is too much, too slow or taken back is told apart`() throws {
        #expect(try failure(.wroteTooMuch) == .tooLarge)
        #expect(try failure(.tooSlow) == .tooSlow)
        #expect(try failure(.cancelled) == .cancelled)
    }
}
