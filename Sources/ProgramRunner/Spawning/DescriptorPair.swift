import Glibc

/// Two ends of one stream: the host keeps one, the child gets the other. Closed with the value unless taken.
public struct DescriptorPair: ~Copyable {
    public let host: Int32
    public let child: Int32
    private var ownsHost = true

    /// Both ends close on exec from the first moment on, so no other child that is spawned meanwhile can inherit them.
    public init() throws(ProgramError) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw ProgramError(refused: "socketpair", errno) }
        // The child's end is moved out of the way of the numbers that it is copied to: copying log to 1 must not hit it.
        let moved = fcntl(ends[1], F_DUPFD_CLOEXEC, ChildProcess.firstFreeDescriptor)
        let problem = errno
        close(ends[1])
        guard moved >= 0 else {
            close(ends[0])
            throw ProgramError(refused: "fcntl", problem)
        }
        host = ends[0]
        child = moved
    }

    /// The host's end, to be closed by the caller from now on.
    public mutating func takeHost() -> Int32 {
        ownsHost = false
        return host
    }

    deinit {
        if ownsHost { close(host) }
        close(child)
    }
}
