import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var text = "one"
    var names = ["a", "b", "c"]
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Patches` {
    @Test func `one changed text is one put`() {
        struct Many: View {
            let model: Model
            var body: some View {
                VStack {
                    Text("before")
                    Changing(model: model)
                    Text("after")
                }
            }
        }
        struct Changing: View {
            let model: Model
            var body: some View { Text(model.text).frame(width: 100, height: 20) }
        }
        let model = Model()
        let screen = Screen(Many(model: model))
        model.text = "two"
        screen.render()
        let operations = screen.lastPatch?.operations ?? []
        #expect(operations.count == 1)
        guard case .put(let node) = operations.first, case .text(let content) = node.content else {
            return screen.fail("not what is looked for")
        }
        #expect(content.plainText == "two")
    }

    @Test func `nothing changed is no patch`() {
        let screen = Screen(Text("a"))
        screen.render()
        #expect(screen.lastPatch == nil)
    }

    @Test func `a view that moves is told by its frame alone`() {
        struct Moving: View {
            let model: Model
            var body: some View { Text("x").offset(x: CGFloat(model.text.count)) }
        }
        let model = Model()
        let screen = Screen(Moving(model: model))
        model.text = "three"
        screen.render()
        guard let operations = screen.lastPatch?.operations, operations.count == 1, case .frame = operations[0] else {
            return screen.fail("not what is looked for")
        }
    }

    @Test func `patches add up to the tree that a painter would be sent afresh`() {
        struct Names: View {
            let model: Model
            var body: some View { ForEach(model.names, id: \.self) { Button($0) {} } }
        }
        let model = Model()
        let screen = Screen(Names(model: model))
        for names in [["c", "a"], [], ["x", "a", "y"], ["y", "a", "x", "b"]] {
            model.names = names
            screen.render()
            #expect(screen.painted.nodes == screen.renderer.tree.nodes)
        }
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a controller that is replaced leaves no nodes`() {
        let parent = UIViewController()
        func embed(_ child: UIViewController) {
            parent.addChild(child)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            parent.view.addSubview(child.view)
            NSLayoutConstraint.activate([
                child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
                child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
                child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
                child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
            ])
            child.didMove(toParent: parent)
        }
        let first = UIHostingController(rootView: Text("first"))
        embed(first)
        let screen = Screen(controller: parent)
        #expect(screen.texts == ["first"])
        first.view.removeFromSuperview()
        embed(UIHostingController(rootView: Text("second")))
        screen.render()
        #expect(screen.texts == ["second"])
        first.view.removeFromSuperview()
        #expect(screen.diagnostics.isEmpty)
        #expect(screen.painted.nodes == screen.renderer.tree.nodes)
    }
}
