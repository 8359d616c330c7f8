package import ChatModels
import Crypto
package import Foundation

extension PictureID {
    /// The name of these bytes: equal bytes have equal names.
    package init(of bytes: Data) {
        self.init(unchecked: SHA256.hash(data: bytes).hexadecimal)
    }
}
