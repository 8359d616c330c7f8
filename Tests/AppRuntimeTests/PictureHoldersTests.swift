import AppProtocol
import RenderTree
import Testing

@testable import AppRuntime

@Suite(.timeLimit(.minutes(5))) struct PictureHoldersTests {
    private let panel = SceneID(rawValue: 1)
    private let bubble = SceneID(rawValue: 2)
    private let sun = AssetID(rawValue: "sun")
    private let moon = AssetID(rawValue: "moon")

    /// Adds pictures of a size, of one scene.
    private func holders(_ count: Int, of byteCount: Int) -> PictureHolders {
        var holders = PictureHolders()
        for number in 0..<count { _ = holders.add(name(number), byteCount: byteCount, for: panel) }
        return holders
    }

    private func name(_ number: Int) -> AssetID { AssetID(rawValue: "a\(number)") }

    @Test func `a picture is sent once, and forgotten when no scene refers to it`() {
        var holders = PictureHolders()
        let isNew = [panel, bubble].map { holders.add(sun, byteCount: 1, for: $0) }
        #expect(isNew == [true, false])
        let forgotten = [holders.remove([sun, moon], of: panel), holders.remove([sun], of: bubble)]
        #expect(forgotten == [[], [sun]])
        let isNewAgain = holders.add(sun, byteCount: 1, for: panel)
        #expect(isNewAgain)
    }

    @Test func `a scene that ends leaves those of others`() {
        var holders = PictureHolders()
        for (asset, scene) in [(sun, panel), (moon, panel), (moon, bubble)] {
            _ = holders.add(asset, byteCount: 1, for: scene)
        }
        let forgotten = [panel, panel, bubble].map { holders.remove($0) }
        #expect(forgotten == [[sun], [], [moon]])
    }

    @Test(arguments: [
        (ProtocolLimits.assetCountMax, 1),
        (ProtocolLimits.assetByteCountMax / ProtocolLimits.pictureByteCountMax, ProtocolLimits.pictureByteCountMax),
    ])
    func `from half of what the host takes it is crowded, and the host takes all but not one more`(
        most: Int, byteCount: Int
    ) {
        #expect(!holders(most / 2 - 1, of: byteCount).isCrowded(adding: sun, byteCount: byteCount))
        #expect(holders(most / 2, of: byteCount).isCrowded(adding: sun, byteCount: byteCount))
        #expect(holders(most - 1, of: byteCount).hasRoom(for: sun, byteCount: byteCount))
        let full = holders(most, of: byteCount)
        #expect(!full.hasRoom(for: sun, byteCount: byteCount) && full.hasRoom(for: name(0), byteCount: byteCount))
        #expect(!full.isCrowded(adding: name(0), byteCount: byteCount))
    }

    @Test func `it is swept anew only after some more pictures, or when it is full`() {
        var holders = holders(400, of: 1)
        holders.didSweep()
        var sweeps: [Int] = []
        for number in 400..<ProtocolLimits.assetCountMax {
            if holders.isCrowded(adding: name(number), byteCount: 1) {
                sweeps.append(number)
                holders.didSweep()
            }
            _ = holders.add(name(number), byteCount: 1, for: panel)
        }
        #expect(sweeps == [432, 464, 496])
        #expect(holders.isCrowded(adding: sun, byteCount: 1))
    }

    @Test func `what is forgotten counts no more`() {
        var holders = holders(ProtocolLimits.assetCountMax, of: 1)
        holders.didSweep()
        #expect(holders.remove((10..<ProtocolLimits.assetCountMax).map(name), of: panel).count == 502)
        #expect(!holders.isCrowded(adding: sun, byteCount: 1) && holders.hasRoom(for: sun, byteCount: 1))
        for number in 10..<ProtocolLimits.assetCountMax / 2 { _ = holders.add(name(number), byteCount: 1, for: panel) }
        #expect(holders.isCrowded(adding: sun, byteCount: 1))
    }
}
