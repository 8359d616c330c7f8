import Foundation

/// A QR code, by Debian's libqrencode (ISO/IEC 18004), which is loaded with the first one: apps that draw none start without it.
struct QRCode {
    /// Number of modules in a row, without the light ones around them.
    let width: Int
    private let modules: [UInt8]

    /// Encodes bytes; nil where they are more than fit at this level of correction (L, M, Q or H), and without the library.
    init?(_ message: Data, level: String) {
        guard let library = Library.shared, let level = ["L", "M", "Q", "H"].firstIndex(of: level) else { return nil }
        // 0 is the smallest version that fits.
        let code = [UInt8](message).withUnsafeBufferPointer {
            library.encode(Int32($0.count), $0.baseAddress, 0, Int32(level))
        }
        guard let code else { return nil }
        defer { library.free(code) }
        let head = code.load(as: Head.self)
        guard let data = head.data, (1...Self.widthMax).contains(head.width) else { return nil }
        width = Int(head.width)
        modules = Array(UnsafeBufferPointer(start: data, count: width * width))
    }

    func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * width + x] & 1 == 1 }

    /// Width of the greatest version, 40.
    private static let widthMax: Int32 = 177

    /// The library's `QRcode`.
    private struct Head {
        let version: Int32
        let width: Int32
        let data: UnsafePointer<UInt8>?
    }

    private struct Library: Sendable {
        typealias Encode =
            @Sendable @convention(c) (Int32, UnsafePointer<UInt8>?, Int32, Int32) -> UnsafeMutableRawPointer?
        typealias Free = @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void

        let encode: Encode
        let free: Free

        static let shared = Library()

        private init?() {
            guard let library = dlopen("libqrencode.so.4", RTLD_NOW), let encode = dlsym(library, "QRcode_encodeData"),
                let free = dlsym(library, "QRcode_free")
            else { return nil }
            self.encode = unsafeBitCast(encode, to: Encode.self)
            self.free = unsafeBitCast(free, to: Free.self)
        }
    }
}
