import Glibc

/// Returns the processor's time that the work takes of its thread, whatever else the computer does meanwhile.
///
/// Source: clock_gettime(2), `CLOCK_THREAD_CPUTIME_ID`.
package func processorTime(_ work: () throws -> Void) rethrows -> Duration {
    let begin = now
    try work()
    return now - begin
}

private var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
