/// Limits on notices to browsers that no page is open in.
package struct PushLimits: Hashable, Sendable {
    /// Time from an entry to its notice, in which an open page reports that the person has read it.
    package var delay: Duration = .seconds(2)
    /// Most conversations that wait for it.
    package var conversationsWaitingMax = 4_096
    /// Most notices on their way, and most that are sent at once: each takes a process. Those that wait to be tried again are not
    /// counted; each device has one delivery at most.
    package var noticeCountMax = 2_048
    package var sendingCountMax = 8
    /// Most time for one attempt.
    package var attemptTimeMax: Duration = .seconds(20)
    /// Waits before the further attempts where the push service is away or has too much to do; it may ask for longer ones, up to
    /// `retryWaitMax`.
    package var retryWaits: [Duration] = [.seconds(5), .seconds(60), .seconds(600)]
    package var retryWaitMax: Duration = .seconds(1_800)
    /// Seconds for which a push service keeps a notice for a browser that is away.
    package var lifetimeSeconds = 3 * 24 * 3_600
    /// Bytes to which the text of each notice is filled up, so that its length says nothing; at most 3,993, which is what every push
    /// service takes. Source: RFC 8291, section 4.
    package var paddedByteCount = 2_048
    /// Most bytes of a name in a notice. A text has those that are left of `paddedByteCount`.
    package var nameByteCountMax = 320

    package init() {}
}
