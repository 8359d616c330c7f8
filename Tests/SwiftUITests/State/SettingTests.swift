import Foundation
import RenderTree
import SwiftUI
import Testing

private struct Said<Value>: View {
    @Environment private var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some View { Text(verbatim: "\(value)") }
}

extension FocusedValues {
    @Entry fileprivate var note: String?
    @Entry fileprivate var count: Binding<Int>?
}

@MainActor @Observable private final class Model {
    var count = 1
    var note: String? = "first"
    var undone = 0
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Settings of the environment` {
    @Test func `say what a scene on a person's screen has`() {
        #expect(Screen(Said(\.scenePhase)).texts == ["active"])
        #expect(Screen(Said(\.accessibilityReduceMotion)).texts == ["false"])
        #expect(Screen(Said(\.pixelLength)).texts == ["0.5"])
        let weight = Said(\.legibilityWeight).environment(\.legibilityWeight, .bold)
        // As wide as the name of the type.
        #expect(
            Screen(weight, size: CGSize(width: 600, height: 100)).texts == [
                "Optional(SwiftUICore.LegibilityWeight.bold)"
            ])
    }

    @Test func `have the text size under its older name`() {
        let view = Said(\.sizeCategory).environment(\.dynamicTypeSize, .accessibility2)
        #expect(Screen(view).texts == ["accessibilityLarge"])
        let other = Said(\.dynamicTypeSize).environment(\.sizeCategory, .extraSmall)
        #expect(Screen(other).texts == ["xSmall"])
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func `set the least height of rows`() {
        let list = List { Button("row") {} }
        func row(_ view: some View) -> [Double] { Screen(view).painted.inDrawingOrder.map(\.node.frame.height) }
        #expect(!row(list).contains(90))
        #expect(row(list.environment(\.defaultMinListRowHeight, 90)).contains(90))
    }

    @Test func `have the undo manager of the scene, in which each tap is a step`() {
        struct Editor: View {
            @Environment(\.undoManager) private var manager
            let model: Model
            var body: some View {
                Button("Add") {
                    model.count += 1
                    manager?.registerUndo(withTarget: model) { $0.count -= 1 }
                }
                Button("Undo") { manager?.undo() }
            }
        }
        let model = Model()
        let screen = Screen(Editor(model: model))
        screen.tap("Add")
        screen.tap("Add")
        #expect(model.count == 3)
        screen.tap("Undo")
        #expect(model.count == 2)
        screen.tap("Undo")
        #expect(model.count == 1)
        screen.tap("Undo")
        #expect(model.count == 1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Focused values` {
    private struct Note: View {
        @FocusedValue(\.note) private var note
        @FocusedBinding(\.count) private var count
        var body: some View {
            Text(note ?? "none")
            Button("Raise") { count = (count ?? 0) + 1 }
        }
    }

    private struct Scene: View {
        let model: Model
        var body: some View {
            Note()
            Text("source").focusedSceneValue(\.note, model.note).focusedValue(\.count, Bindable(model).count)
        }
    }

    @Test func `reach the whole scene, and change`() {
        let model = Model()
        let screen = Screen(Scene(model: model))
        #expect(screen.texts.first == "first")
        model.note = "second"
        screen.render()
        #expect(screen.texts.first == "second")
        model.note = nil
        screen.render()
        #expect(screen.texts.first == "none")
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `that are bindings are written through`() {
        let model = Model()
        let screen = Screen(Scene(model: model))
        screen.tap("Raise")
        #expect(model.count == 2)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An undo manager` {
    private final class Box { var value = 0 }

    private func set(_ value: Int, _ box: Box, _ manager: UndoManager) {
        let old = box.value
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: box) { set(old, $0, manager) }
        manager.setActionName("Set")
        manager.endUndoGrouping()
        box.value = value
    }

    @Test func `takes back and does again`() {
        let (box, manager) = (Box(), UndoManager())
        manager.groupsByEvent = false
        set(1, box, manager)
        set(2, box, manager)
        manager.undo()
        #expect(box.value == 1 && manager.canUndo && manager.canRedo)
        #expect(manager.redoActionName == "Set")
        manager.redo()
        #expect(box.value == 2 && !manager.canRedo)
        manager.undo()
        manager.undo()
        #expect(box.value == 0 && !manager.canUndo)
        set(9, box, manager)
        #expect(!manager.canRedo)
    }

    @Test func `forgets what is too long ago, what is told to it and who is gone`() {
        let (box, manager) = (Box(), UndoManager())
        manager.groupsByEvent = false
        manager.levelsOfUndo = 1
        set(1, box, manager)
        set(2, box, manager)
        manager.undo()
        #expect(box.value == 1 && !manager.canUndo)
        manager.disableUndoRegistration()
        set(5, box, manager)
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        manager.registerUndo(withTarget: Box()) { $0.value = 1 }
        manager.undo()
        #expect(box.value == 5)
    }
}
