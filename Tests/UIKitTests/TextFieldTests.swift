import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A text field` {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let field = UITextField(frame: .zero)

    init() {
        root.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            field.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    private var width: CGFloat {
        root.layoutIfNeeded()
        return field.frame.width
    }

    @Test func `is laid out anew when its text is set`() {
        field.text = "Beer"
        #expect(width == field.intrinsicContentSize.width)
        let old = width
        field.text = "Beer and water"
        #expect(width > old)
        #expect(width == field.intrinsicContentSize.width)
    }

    @Test func `is laid out anew when its placeholder is set`() {
        field.placeholder = "Name"
        let old = width
        field.placeholder = "Name of the drink"
        #expect(width > old)
    }
}
