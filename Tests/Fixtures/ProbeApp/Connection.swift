import AppProtocol
import Foundation
import Glibc

/// The app's end of the connection, as plain as can be: blocking reads and writes on descriptor 3.
struct Connection {
    private static let descriptor: Int32 = 3
    private var splitter = FrameSplitter()

    /// The next frame of the host; nil when the host has closed the connection.
    mutating func next() throws -> HostFrame? {
        while true {
            if let body = try splitter.next() { return try FrameCodec.decode(HostFrame.self, from: body) }
            var bytes = [UInt8](repeating: 0, count: 64 << 10)
            let count = read(Self.descriptor, &bytes, bytes.count)
            guard count > 0 else { return nil }
            splitter.append(bytes.prefix(count))
        }
    }

    func send(_ frame: AppFrame) throws { send(bytes: try FrameCodec.encode(frame)) }

    func send(bytes: Data) {
        var rest = [UInt8](bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(Self.descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// A body that no `AppFrame` gives, in a frame of the right length.
    func send(body: String) {
        let count = withUnsafeBytes(of: UInt32(body.utf8.count).bigEndian) { Data($0) }
        send(bytes: count + Data(body.utf8))
    }

    func close() { Glibc.close(Self.descriptor) }
}
