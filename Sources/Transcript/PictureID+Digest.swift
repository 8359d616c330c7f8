package import ChatModels
import Crypto
package import Foundation

extension PictureID {
    /// The name of these bytes: equal bytes have equal names.
    package init(of bytes: Data) {
        let digest = SHA256.hash(data: bytes)
        self.init(unchecked: digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined())
    }
}
