import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A window's scene` {
    @Test func `cannot turn a browser's window`() throws {
        let scene = try #require(UIWindow(frame: .zero).windowScene)
        var errors = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
        #expect(errors == 1 && scene.interfaceOrientation.isPortrait)
    }
}
