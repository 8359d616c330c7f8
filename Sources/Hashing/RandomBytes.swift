public import Foundation

extension Data {
    /// Makes bytes of the system's random source, which are fit for secrets.
    public init(randomByteCount count: Int) {
        var generator = SystemRandomNumberGenerator()
        self.init((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
