import AppProtocol
import Foundation
import Glibc

/// The stream socket to the host.
struct HostConnection: Sendable {
    let descriptor: Int32

    /// Maximum frames that wait for the main thread. At the limit reading stops, and the host's timeout for an
    /// unresponsive app applies.
    private static let framesWaitingMax = 64
    private static let readByteCount = 64 * 1024

    /// Returns the descriptor inherited from the host; nil if there is none.
    static func inherited() -> HostConnection? {
        let name = ProcessInfo.processInfo.environment["PARLEY_DESCRIPTOR"]
        guard let descriptor = name.map({ Int32($0) }) ?? 3, fcntl(descriptor, F_GETFD) != -1 else { return nil }
        // Child processes of the app must not inherit it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return HostConnection(descriptor: descriptor)
    }

    /// Reads on a separate thread and dispatches each frame to the main queue, strictly in order. Ends the process when
    /// the host closes the connection, even while the main thread is busy.
    func startReading(_ receive: @escaping @MainActor @Sendable (HostFrame) -> Void) {
        let thread = Thread { readAll(receive) }
        thread.name = "parley.host"
        thread.start()
    }

    /// Writes the whole frame before it returns. Blocks while the host does not read, which is never for long, because
    /// the host reads without waiting for anything.
    @MainActor func write(_ frame: AppFrame) {
        do {
            write(try FrameCodec.encode(frame))
        } catch {
            // Only a patch can be so large. The host notices the missing revision and ends this process for that
            // reason.
            AppLog.write("A frame for the host was left out: \(error)")
        }
    }

    private func readAll(_ receive: @escaping @MainActor @Sendable (HostFrame) -> Void) {
        let places = DispatchSemaphore(value: Self.framesWaitingMax)
        var splitter = FrameSplitter()
        do {
            while let bytes = read() {
                splitter.append(bytes)
                while let body = try splitter.next() {
                    let frame = try FrameCodec.decode(HostFrame.self, from: body)
                    places.wait()
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { receive(frame) }
                        places.signal()
                    }
                }
            }
            AppExit.hostIsGone.end()
        } catch {
            AppExit.unreadableFrame.end("The host sent what is no frame: \(error)")
        }
    }

    /// Returns the next bytes; nil at the end of the stream or on an error.
    func read() -> Data? {
        var buffer = [UInt8](repeating: 0, count: Self.readByteCount)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 { return Data(buffer[..<count]) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }

    private func write(_ bytes: Data) {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    AppExit.hostIsGone.end()
                }
            }
        }
    }
}
