import AppProtocol
import RenderTree
import Testing

@testable import AppRuntime

@Suite(.timeLimit(.minutes(5))) struct PictureHoldersTests {
    private let panel = SceneID(rawValue: 1)
    private let bubble = SceneID(rawValue: 2)
    private let sun = AssetID(rawValue: "sun")
    private let moon = AssetID(rawValue: "moon")

    @Test func `a picture is sent once, and forgotten when no scene refers to it`() {
        var holders = PictureHolders()
        let isNew = [panel, bubble].map { holders.add(sun, for: $0) }
        #expect(isNew == [true, false])
        let forgotten = [holders.remove([sun, moon], of: panel), holders.remove([sun], of: bubble)]
        #expect(forgotten == [[], [sun]])
        let isNewAgain = holders.add(sun, for: panel)
        #expect(isNewAgain)
    }

    @Test func `a scene that ends leaves those of others`() {
        var holders = PictureHolders()
        for (asset, scene) in [(sun, panel), (moon, panel), (moon, bubble)] { _ = holders.add(asset, for: scene) }
        let forgotten = [panel, panel, bubble].map { holders.remove($0) }
        #expect(forgotten == [[sun], [], [moon]])
    }
}
