import RenderTree
import SwiftUI
import Testing
import UIKit

/// A controller whose view a test fills.
@MainActor private func controller(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    return controller
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `UIKit's views on a screen` {
    @Test func `change with a patch of what has changed`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "one"
        let screen = Screen(controller: controller(label))
        #expect(screen.texts == ["one"])
        label.text = "two"
        screen.render()
        #expect(screen.texts == ["two"])
        #expect(screen.lastPatch?.operations.count == 1)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are buttons that do what they say`() {
        var count = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Party") { _ in count += 1 })
        button.sizeToFit()
        let screen = Screen(controller: controller(button))
        screen.tap("Party")
        button.isEnabled = false
        screen.render()
        screen.tap("Party")
        #expect(count == 1)
    }

    @Test func `take what is typed`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let screen = Screen(controller: controller(field))
        screen.type("Kate", edit: 1, into: "Name")
        #expect(field.text == "Kate")
        #expect(screen.field("Name")?.text == "Kate")
        #expect(changes == 1)
    }

    @Test func `present an alert, which goes when a choice is made`() {
        let root = controller()
        let screen = Screen(controller: root)
        var chosen = ""
        let alert = UIAlertController(title: "Really?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen = $0.title ?? "" })
        root.present(alert, animated: true)
        screen.render()
        #expect(screen.texts.contains("It is gone then."))
        screen.tap("Delete")
        #expect(chosen == "Delete")
        #expect(screen.texts.isEmpty)
        #expect(screen.diagnostics.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view of UIKit among SwiftUI's` {
    struct Wrapped: UIViewRepresentable {
        @Binding var text: String

        func makeUIView(context: Context) -> UIButton {
            let button = UIButton(type: .system)
            button.addAction(UIAction { _ in text += "!" }, for: .touchUpInside)
            return button
        }

        func updateUIView(_ button: UIButton, context: Context) { button.setTitle(text, for: .normal) }
    }

    struct Page: View {
        @State var text = "Hey"
        var body: some View {
            VStack {
                Text("Text: \(text)")
                Wrapped(text: $text).frame(width: 100, height: 40)
            }
        }
    }

    @Test func `is updated when what it shows has changed, and changes it`() {
        let screen = Screen(Page())
        screen.tap("Hey")
        #expect(screen.texts.contains("Text: Hey!"))
        #expect(screen.node("Hey!") != nil)
        #expect(screen.diagnostics.isEmpty)
    }
}
