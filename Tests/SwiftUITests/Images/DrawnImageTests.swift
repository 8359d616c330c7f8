import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An image that a closure draws` {
    @Test func `has its size, what is drawn, and its label`() throws {
        let image = Image(size: CGSize(width: 20, height: 10), label: Text("Half")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(pureRed))
        }
        let screen = Screen(image)
        let node = try #require(screen.node("Half"))
        #expect(node.frame.width == 20 && node.frame.height == 10)
        let drawn = try picture(of: image)
        #expect(drawn.isNear([255, 0, 0, 255], at: 15, 20) && drawn.isNear([0, 0, 0, 0], at: 25, 20))
    }

    @Test func `without a label has none, and without a size nothing`() {
        let image = Image(size: CGSize(width: 20, height: 10)) { $0.fill(Path(CGRect.infinite), with: .color(.red)) }
        #expect(Screen(image).painted.nodes.values.allSatisfy { $0.accessibility.label == nil })
        #expect(Screen(Image(size: .zero) { _ in }).texts.isEmpty)
    }
}
