/// Runs tasks on the threads that decode large frames (`DecodingThreads`): to check and to pass on such a frame takes as long again.
public final class DecodingExecutor: TaskExecutor {
    public static let shared = DecodingExecutor()

    private init() {}

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DecodingThreads.run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
