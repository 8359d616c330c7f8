import ReadPictures
import RenderTree
import Testing
import TreePainter
import UIKit

@MainActor private func picture(_ side: CGFloat = 20, _ draw: () -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        .image { _ in draw() }.cgImage
}

@MainActor private func picture(of view: UIView) -> CGImage? {
    let area = CGRect(origin: .zero, size: view.bounds.size)
    return picture(area.width) { _ = view.drawHierarchy(in: area, afterScreenUpdates: true) }
}

@MainActor private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.backgroundColor = color
    return view
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view's picture` {
    @Test func `shows subviews where they stand, the last on top`() throws {
        let root = square(50, 50, 20, .white)
        root.addSubview(square(2, 2, 10, .red))
        root.addSubview(square(8, 8, 10, .blue))
        let image = try #require(picture(of: root))
        #expect(image.components(1, 1) == [255, 255, 255, 255])
        #expect(image.color(3, 3) == .red)
        #expect(image.color(9, 9) == .blue)
    }

    @Test func `is not turned as the view is, but as those in it are`() throws {
        let root = square(0, 0, 20, .white)
        root.transform = CGAffineTransform(translationX: 10, y: 0)
        let child = square(0, 0, 10, .red)
        child.transform = CGAffineTransform(translationX: 10, y: 10)
        root.addSubview(child)
        let image = try #require(picture(of: root))
        #expect(image.components(2, 2) == [255, 255, 255, 255])
        #expect(image.color(15, 15) == .red)
    }

    @Test func `fades, clips and hides`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let (faded, round, gone) = (square(0, 0, 5, .red), square(10, 0, 10, .blue), square(0, 10, 10, .green))
        faded.alpha = 0.5
        round.layer.cornerRadius = 5
        gone.isHidden = true
        for view in [faded, round, gone] { root.addSubview(view) }
        let image = try #require(picture(of: root))
        #expect(image.components(2, 2) == [255, 0, 0, 128])
        #expect(image.components(10, 0)[3] < 60)
        #expect(image.color(15, 5) == .blue)
        #expect(image.components(5, 15)[3] == 0)
        root.isHidden = true
        #expect(picture(of: root)?.isEmpty == true)
    }

    @Test func `shows a scroll view where its window stands`() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scroll.contentSize = CGSize(width: 20, height: 60)
        scroll.addSubview(square(0, 0, 20, .red))
        scroll.addSubview(square(0, 30, 20, .blue))
        #expect(picture(of: scroll)?.color(5, 5) == .red)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        let image = try #require(picture(of: scroll))
        #expect(image.color(5, 5) == .blue)
        #expect(image.color(5, 19) == .blue)
    }

    @Test func `is stretched to the rectangle, or kept in a view`() throws {
        let root = square(0, 0, 10, .red)
        root.addSubview(square(5, 5, 5, .blue))
        let image = try #require(
            picture { root.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true) })
        #expect(image.color(8, 8) == .red && image.color(12, 12) == .blue)
        let copy = try #require(root.snapshotView(afterScreenUpdates: true))
        #expect(picture(of: copy)?.color(2, 2) == .red)
        #expect(picture(of: copy)?.color(7, 7) == .blue)
    }

    @Test func `has what draw(_:) draws, and its own pictures`() throws {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
            }
        }
        let root = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let blue = picture(4) {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let shown = UIImageView(image: UIImage(cgImage: try #require(blue)))
        shown.frame.origin = CGPoint(x: 14, y: 2)
        root.addSubview(shown)
        let image = try #require(picture(of: root))
        #expect(image.color(5, 15) == .red)
        #expect(image.color(15, 3) == .blue)
        #expect(image.components(15, 15)[3] == 0)
    }

    @Test func `has a field's text, one line or several`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (field.text, field.textColor, field.textAlignment) = ("iii", .red, .right)
        let line = try #require(picture(of: field))
        #expect(line.hasInk { $0.x > 80 } && !line.hasInk { $0.x < 80 })
        #expect(line.inkedRows.allSatisfy { (35...65).contains($0) })
        let long = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (long.text, long.font) = ("i\ni\ni", .systemFont(ofSize: 20))
        let rows = try #require(picture(of: long)).inkedRows
        #expect((rows.first ?? 99) < 20 && (rows.last ?? 0) > 60)
        long.isEditable = false
        #expect(try #require(picture(of: long)).inkedRows.count == rows.count)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layer's picture` {
    @Test func `begins at the context's origin, with all that is in it`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        let inner = CAShapeLayer()
        inner.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
        inner.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))
        inner.fillColor = UIColor.blue.cgColor
        layer.addSublayer(inner)
        func draw() -> CGImage? { picture { UIGraphicsGetCurrentContext().map(layer.render) } }
        #expect(draw()?.color(2, 2) == .red)
        #expect(draw()?.color(11, 11) == .blue)
        layer.masksToBounds = true
        #expect(draw()?.components(11, 11)[3] == 0)
    }

    @Test func `has gradients, borders and lines`() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.borderWidth = 2
        gradient.borderColor = UIColor.green.cgColor
        let line = CAShapeLayer()
        line.frame = gradient.frame
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 4, y: 10), CGPoint(x: 16, y: 10)])
        (line.path, line.strokeColor, line.lineWidth) = (path, UIColor.black.cgColor, 2)
        (line.fillColor, line.strokeEnd) = (nil, 0.5)
        gradient.addSublayer(line)
        let image = try #require(picture { UIGraphicsGetCurrentContext().map(gradient.render) })
        #expect(image.color(0, 10) == .green && image.color(19, 10) == .green)
        #expect(image.components(14, 3)[0] > 200 && image.components(14, 16)[2] > 180)
        #expect(image.color(6, 10) == .black && image.color(14, 10) != .black)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view's nodes` {
    @Test func `of a field are what it is decorated with, and a text box that hears for it`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        (field.borderStyle, field.placeholder) = (.roundedRect, "Name")
        let draft = field.draft()
        #expect(draft.node.content == .group && draft.node.accessibility == NodeAccessibility())
        let box = try #require(draft.children.last)
        #expect(box.node.accessibility.label == "Name")
        #expect(box.responder === field && box.node.frame == TreeRect(field.textRect(forBounds: field.bounds)))
        guard case .textField = box.node.content else {
            Issue.record("the last child is no text field")
            return
        }
    }

    @Test func `have the areas behind words`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.attributedText = NSAttributedString(string: "Fries", attributes: [.backgroundColor: UIColor.red])
        let text = try #require(label.draft().children.first)
        #expect(text.children.count == 2)
        guard case .shape(let shape) = text.children.first?.node.content else {
            Issue.record("nothing stands behind the words")
            return
        }
        #expect(shape.fill == .color(.red))
        label.text = "Plain"
        #expect(label.draft().children.first?.children.isEmpty == true)
    }

    @Test func `say what the app says of a view, and else what it says of itself`() {
        let button = UIButton(type: .system)
        button.setTitle("Order", for: .normal)
        #expect(button.draft().node.accessibility == NodeAccessibility(label: "Order"))
        button.accessibilityLabel = "Order fries"
        button.accessibilityTraits = [.button, .selected, .adjustable]
        #expect(
            button.draft().node.accessibility
                == NodeAccessibility(label: "Order fries", traits: [.button, .selected], isAdjustable: true))
        button.isAccessibilityElement = false
        #expect(button.draft().node.accessibility.hidden == true)
        let progress = UIProgressView(progressViewStyle: .default)
        progress.accessibilityTraits = .header
        #expect(progress.draft().node.accessibility.traits == [.header, .progress])
        #expect(UIImageView(image: nil).draft().node.accessibility.traits == nil)
        #expect(UIImageView(image: nil).accessibilityTraits == .image)
    }
}
