import ChatModels
import Foundation

/// Loudness of a sound over its duration.
enum Waveform {
    /// Samples per second, enough to show loudness.
    static let sampleRate = 4_000

    /// Returns `MediaInfo.waveformBarCount` numbers of 0…100, the loudest part at 100.
    /// - Parameter samples: 16-bit integers, little endian.
    static func bars(of samples: Data) -> [Int] {
        let count = samples.count / 2
        let barCount = MediaInfo.waveformBarCount
        var peaks = [Int](repeating: 0, count: barCount)
        samples.withUnsafeBytes { bytes in
            for index in 0..<count {
                let value = Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: Int16.self))
                let bar = index * barCount / count
                peaks[bar] = max(peaks[bar], abs(Int(value)))
            }
        }
        let loudest = peaks.max() ?? 0
        return loudest == 0 ? peaks : peaks.map { $0 * 100 / loudest }
    }
}
