import CGlobalJobs
import Foundation
import Synchronization

/// Counts what Swift's global executor has to run, so that a step of a test can wait for it. Whoever waits for something, on the main
/// actor too, goes on by way of that executor, whose threads a busy computer may stop for as long as it likes.
enum GlobalJobs {
    private struct Waiting {
        var last = 0
        /// Numbers of the jobs that have not been run, or are being run.
        var open: Set<Int> = []
    }

    private static let waiting = Mutex(Waiting())
    /// Longest time for which a step waits for a job, since one may be at work for as long as it likes.
    private static let waitMax = Duration.seconds(2)
    private static let pause = Duration.microseconds(200)

    /// Begins to count, once in a process. Jobs run as they do without it, on the queues of their priorities.
    static let isCounting: Bool = {
        parley_take_global_jobs { job in
            let number = GlobalJobs.begin()
            let queue = DispatchQueue.global(qos: qualityOfService(of: unsafeBitCast(job, to: UnownedJob.self)))
            let address = UInt(bitPattern: job)
            queue.async {
                if let job = UnsafeMutableRawPointer(bitPattern: address) { parley_run_global_job(job) }
                GlobalJobs.end(number)
            }
        }
        return true
    }()

    private static func begin() -> Int {
        waiting.withLock {
            $0.last += 1
            $0.open.insert($0.last)
            return $0.last
        }
    }

    private static func end(_ number: Int) { _ = waiting.withLock { $0.open.remove(number) } }

    /// Returns when every job has been run that there is now; after `waitMax` in any case.
    static func finished() async {
        let (last, end) = (waiting.withLock(\.last), ContinuousClock.now + waitMax)
        while waiting.withLock({ $0.open.contains { $0 <= last } }), ContinuousClock.now < end {
            try? await Task.sleep(for: pause)
        }
    }

    private static func qualityOfService(of job: UnownedJob) -> DispatchQoS.QoSClass {
        switch job.priority.rawValue {
        case 0x21...: .userInteractive
        case 0x19...: .userInitiated
        case 0x15...: .default
        case 0x11...: .utility
        default: .background
        }
    }
}
