public import NIOCore
import NIOPosix

/// Holds the threads that read what other processes say.
public enum ProcessStreams {
    /// They are not those that serve people: reading a frame of an app takes up to a tenth of a second. Half of the processors
    /// stay free for the others.
    public static let group: any EventLoopGroup = MultiThreadedEventLoopGroup(
        numberOfThreads: max(1, System.coreCount / 2))
}
