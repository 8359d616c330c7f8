import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct InputAreaTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

    private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height)) }

    @Test func `a field's input views stand at the bottom while it has the focus`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let (input, accessory) = (bar(200), bar(40))
        (field.inputView, field.inputAccessoryView) = (input, accessory)
        root.addSubview(field)
        #expect(field.becomeFirstResponder())
        root.layoutIfNeeded()
        #expect(root.convert(accessory.bounds, from: accessory) == CGRect(x: 0, y: 260, width: 300, height: 40))
        #expect(root.convert(input.bounds, from: input) == CGRect(x: 0, y: 300, width: 300, height: 200))
        field.resignFirstResponder()
        #expect(input.window == nil && input.superview?.superview == nil)
    }

    @Test func `the keyboard guide begins at the input area, and at the bottom without it`() {
        let field = UITextField(frame: .zero)
        field.inputView = bar(120)
        root.addSubview(field)
        let footer = UIView()
        footer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(footer)
        NSLayoutConstraint.activate([
            footer.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            footer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            footer.widthAnchor.constraint(equalToConstant: 50), footer.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(footer.frame.maxY == 500)
        field.becomeFirstResponder()
        root.layoutIfNeeded()
        #expect(footer.frame.maxY == 380)
        field.resignFirstResponder()
        root.layoutIfNeeded()
        #expect(footer.frame.maxY == 500)
    }

    @Test func `a controller that may be the first responder shows its accessory view`() {
        let controller = Chat()
        controller.view.frame = root.frame
        #expect(!controller.isFirstResponder)
        #expect(controller.becomeFirstResponder())
        #expect(controller.isFirstResponder)
        #expect(controller.bar.superview?.superview === controller.view)
        controller.resignFirstResponder()
        #expect(controller.bar.superview?.superview == nil)
    }

    @Test func `only what stands for a keyboard has a keyboard's ground, and its height where it has none`() throws {
        let field = UITextField(frame: .zero)
        root.addSubview(field)
        field.inputAccessoryView = bar(40)
        field.becomeFirstResponder()
        let above = try #require(field.inputAccessoryView?.superview)
        #expect(above.backgroundColor == nil && above.frame.height == 40)
        field.resignFirstResponder()
        field.inputView = UIView(frame: .zero)
        field.becomeFirstResponder()
        let keyboard = try #require(field.inputView?.superview)
        #expect(keyboard.backgroundColor == .secondarySystemBackground && keyboard.frame.height == 40 + 216)
        field.resignFirstResponder()
    }

    @Test func `observers are told the area's frame`() throws {
        let field = UITextField(frame: .zero)
        field.inputView = bar(150)
        root.addSubview(field)
        let found = Found()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            found.frame = value?.cgRectValue
        }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)
        field.resignFirstResponder()
        #expect(found.frame == CGRect(x: 0, y: 350, width: 300, height: 150))
    }
}

private final class Found: @unchecked Sendable { var frame: CGRect? }

private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}
