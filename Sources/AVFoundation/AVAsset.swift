public import Foundation
import RenderTree
package import SwiftUI

/// A file to play, and what is known of it.
///
/// Partly: a browser reads the file, once a player has it: until then, and for other properties, nothing is known.
///
/// Source: developer.apple.com/documentation/avfoundation/avasset
open class AVAsset: NSObject, @unchecked Sendable {  // only the main actor changes it
    let fileURL: URL
    /// The browser's player of the file; nil before an item is made of the asset.
    @MainActor package weak var playback: MediaPlayback?

    /// Seconds between two looks whether the browser has loaded the file, and how often it is looked.
    private static let (interval, lookMax) = (0.1, 100)

    init(fileURL: URL) { self.fileURL = fileURL }

    /// Source: developer.apple.com/documentation/avfoundation/avasset/init(url:)
    public convenience init(url: URL) { self.init(fileURL: url) }

    /// Waits until the browser has loaded a property.
    /// - Throws: `AVError` where it has not within ten seconds.
    /// Source: developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/load(_:isolation:)
    @MainActor public func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
        property.value(try await loadedDuration())
    }

    /// Waits until the browser has loaded several properties. The first two are apart, so that one alone is no tuple.
    /// Source: developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/load(_:_:isolation:)
    @MainActor public func load<A, B, each Value>(
        _ first: AVAsyncProperty<A>, _ second: AVAsyncProperty<B>, _ rest: repeat AVAsyncProperty<each Value>
    ) async throws -> (A, B, repeat each Value) {
        let duration = try await loadedDuration()
        return (first.value(duration), second.value(duration), repeat (each rest).value(duration))
    }

    @MainActor private func loadedDuration() async throws -> CMTime {
        for _ in 0..<Self.lookMax {
            if let playback {
                if playback.state == .failed { throw AVError(.fileFormatNotRecognized) }
                if let duration = playback.duration {
                    return CMTime(seconds: duration, preferredTimescale: AVPlayer.timescale)
                }
            }
            try await Task.sleep(for: .seconds(Self.interval))
        }
        throw AVError(.unknown)
    }
}

/// Source: developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public init(url: URL, options: [String: Any]? = nil) { super.init(fileURL: url) }
    open var url: URL { fileURL }
}

/// A property of an asset that is read from its file.
///
/// Source: developer.apple.com/documentation/avfoundation/avasyncproperty
public struct AVAsyncProperty<Value: Sendable>: Sendable {
    let value: @Sendable (CMTime) -> Value
}

extension AVAsyncProperty where Value == CMTime {
    /// Source: developer.apple.com/documentation/avfoundation/avpartialasyncproperty/duration
    public static var duration: Self { Self { $0 } }
}

extension AVAsyncProperty where Value == Bool {
    /// Source: developer.apple.com/documentation/avfoundation/avpartialasyncproperty/isplayable
    public static var isPlayable: Self { Self { _ in true } }
}

/// Source: developer.apple.com/documentation/avfoundation/averror-swift.struct
public struct AVError: Error, Hashable, Sendable {
    /// Source: developer.apple.com/documentation/avfoundation/averror-swift.struct/code
    public enum Code: Int, Sendable {
        case unknown = -11_800
        case fileFormatNotRecognized = -11_828
        case contentIsNotAuthorized = -11_835
        case noLongerPlayable = -11_867
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
