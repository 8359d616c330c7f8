public import ChatModels
public import Foundation
import Hashing

extension PictureID {
    /// Derives the ID from the bytes: equal bytes have equal IDs.
    public init(of bytes: Data) {
        self.init(unchecked: SHA256.hash(bytes).hexadecimal)
    }
}
