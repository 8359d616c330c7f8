import AppProtocol
import Foundation
import Glibc
import NIOCore
import NIOPosix

/// Decodes frames of apps, and says what that took.
struct DecodedFrame: Sendable {
    let frame: Result<AppFrame, FrameError>
    /// Time that the processor was at it, in nanoseconds.
    let nanoseconds: Int64

    init(_ body: Data) {
        let begin = Self.now
        frame = Self.decode(body)
        nanoseconds = Self.now - begin
    }

    static func decode(_ body: Data) -> Result<AppFrame, FrameError> {
        Result { () throws(FrameError) in
            var frame = try FrameCodec.decode(AppFrame.self, from: body)
            frame.keepPatchJSON(of: body)
            return frame
        }
    }

    /// Counts what this thread alone has used: how busy others keep the computer is not the app's doing.
    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// Holds the threads that decode large frames: no loop that serves others waits for one. They take frames in the order in
/// which they come, and a process has at most one among them, so that each process gets its turn after one frame of each other.
enum DecodingThreads {
    static let count = max(1, System.coreCount / 2)
    /// How far they stand back for the loops, as nice(2) counts: what people do to small apps comes first.
    private static let niceness: Int32 = 5
    private static let hasStoodBack = ThreadSpecificVariable<Token>()

    private final class Token: Sendable {}

    static let pool: NIOThreadPool = {
        let pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
        return pool
    }()

    /// - Parameter done: is called on one of the threads.
    static func decode(_ body: Data, done: @escaping @Sendable (DecodedFrame) -> Void) {
        run { done(DecodedFrame(body)) }
    }

    static func run(_ work: @escaping @Sendable () -> Void) {
        pool.submit { _ in
            standBack()
            work()
        }
    }

    /// Linux has a niceness for each thread, and `nice` changes the calling one's.
    private static func standBack() {
        guard hasStoodBack.currentValue == nil else { return }
        hasStoodBack.currentValue = Token()
        _ = nice(niceness)
    }
}
