import Testing
import UIKit

@MainActor private func laidOut(_ width: CGFloat = 300, _ height: CGFloat = 200, _ build: (UIView) -> Void) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    build(root)
    root.layoutIfNeeded()
    return root
}

@MainActor private func placed(in view: UIView) -> UIView {
    let placed = UIView()
    placed.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(placed)
    return placed
}

/// A view with a size of its own.
private final class Label: UIView {
    var own = CGSize(width: 80, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { own }
}

/// A view that has another one's height follow its width.
private final class Leader: UIView {
    var follower: NSLayoutConstraint?
    override var frame: CGRect {
        didSet { if follower?.constant != frame.width / 2 { follower?.constant = frame.width / 2 } }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Constraints` {
    @Test func `pin a view to the edges, and again when the outer view grows`() {
        var child = UIView()
        let root = laidOut { root in
            child = placed(in: root)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 5),
                // Margins are 8 points where nobody has set others.
                child.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
            ])
        }
        #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 187))
        root.frame.size = CGSize(width: 400, height: 100)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 5, width: 370, height: 87))
    }

    @Test func `centre a view of fixed size`() {
        var child = UIView()
        _ = laidOut { root in
            child = placed(in: root)
            NSLayoutConstraint.activate([
                child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                child.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
                child.widthAnchor.constraint(equalToConstant: 100), child.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
        #expect(child.frame == CGRect(x: 100, y: 90, width: 100, height: 40))
    }

    @Test func `put two siblings side by side, equally wide`() {
        var (left, right) = (UIView(), UIView())
        _ = laidOut { root in
            (left, right) = (placed(in: root), placed(in: root))
            for view in [left, right] {
                view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 12),
                right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
                right.widthAnchor.constraint(equalTo: left.widthAnchor),
            ])
        }
        #expect(left.frame == CGRect(x: 8, y: 0, width: 136, height: 200))
        #expect(right.frame == CGRect(x: 156, y: 0, width: 136, height: 200))
    }

    @Test func `relate a view to one that is not its superview`() {
        var (container, inner) = (UIView(), UIView())
        _ = laidOut { root in
            container = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
            root.addSubview(container)
            inner = placed(in: container)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 120),
                inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
                inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1, constant: 2),
                inner.heightAnchor.constraint(equalToConstant: 7),
            ])
        }
        #expect(inner.frame == CGRect(x: 20, y: 5, width: 32, height: 7))
    }

    @Test func `make a view as large as what is pinned inside of it`() {
        var (card, label) = (UIView(), Label())
        let root = laidOut { root in
            card = placed(in: root)
            label = Label()
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                card.topAnchor.constraint(equalTo: root.topAnchor),
                label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
                label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
                card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
                card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            ])
        }
        #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(label.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
        label.own = CGSize(width: 50, height: 30)
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
    }

    @Test func `yield to stronger ones`() {
        var child = UIView()
        _ = laidOut { root in
            child = placed(in: root)
            let wish = child.widthAnchor.constraint(equalToConstant: 500)
            wish.priority = .defaultHigh
            NSLayoutConstraint.activate([
                wish, child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                child.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        #expect(child.frame.width == 300)
    }

    @Test func `keep a view within a limit only where it would be beyond it`() {
        for (own, width) in [(80, 80), (900, 280)] as [(CGFloat, CGFloat)] {
            let label = Label()
            label.own.width = own
            _ = laidOut { root in
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                    label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
                    label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                ])
            }
            #expect(label.frame == CGRect(x: 10, y: 0, width: width, height: 44))
        }
    }

    @Test func `reach guides that an app makes`() {
        let guide = UILayoutGuide()
        var child = UIView()
        _ = laidOut { root in
            root.addLayoutGuide(guide)
            child = placed(in: root)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
                guide.widthAnchor.constraint(equalToConstant: 100),
                child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
                child.widthAnchor.constraint(equalToConstant: 5), child.heightAnchor.constraint(equalToConstant: 5),
            ])
        }
        #expect(child.frame.minX == 130)
        #expect(guide.layoutFrame.width == 100)
    }

    @Test func `can be changed, and taken away`() {
        var child = UIView()
        var width: NSLayoutConstraint?
        let root = laidOut { root in
            child = placed(in: root)
            width = child.widthAnchor.constraint(equalToConstant: 50)
            width?.isActive = true
        }
        #expect(child.frame.width == 50)
        width?.constant = 70
        root.layoutIfNeeded()
        #expect(child.frame.width == 70)
        width?.isActive = false
        root.layoutIfNeeded()
        #expect(child.frame.width == 0)
        #expect(root.constraints.isEmpty)
    }

    @Test func `go with the view that they were about`() {
        var child = UIView()
        let root = laidOut { root in
            child = placed(in: root)
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        let constraint = root.constraints.first
        child.removeFromSuperview()
        #expect(root.constraints.isEmpty)
        #expect(constraint?.isActive == false)
    }

    @Test func `between views without a common one stay inactive`() {
        let (one, other) = (UIView(), UIView())
        let constraint = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }

    @Test func `with numbers that are none leave the rest standing`() {
        var child = UIView()
        _ = laidOut { root in
            child = placed(in: root)
            NSLayoutConstraint.activate([
                child.widthAnchor.constraint(equalToConstant: .nan), child.heightAnchor.constraint(equalToConstant: 30),
                child.topAnchor.constraint(equalTo: root.topAnchor, constant: .infinity),
            ])
        }
        #expect(child.frame.height == 30)
        #expect(child.frame.width == 0)
    }

    @Test func `are solved again where a view that is being placed has changed one`() {
        let (leader, follower) = (Leader(), UIView())
        let root = laidOut { root in
            for view in [leader, follower] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            leader.follower = follower.heightAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([
                leader.widthAnchor.constraint(equalTo: root.widthAnchor),
                leader.topAnchor.constraint(equalTo: root.topAnchor),
                leader.heightAnchor.constraint(equalToConstant: 5),
                follower.topAnchor.constraint(equalTo: leader.bottomAnchor), leader.follower!,
            ])
        }
        root.layoutIfNeeded()
        #expect(follower.frame.height == 150)
    }

    @Test func `of one tree are solved again when another tree's layout changes them`() {
        let other = Leader()
        var shown = UIView()
        let first = laidOut { root in
            shown = placed(in: root)
            other.follower = shown.heightAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([shown.topAnchor.constraint(equalTo: root.topAnchor), other.follower!])
        }
        #expect(shown.frame.height == 10)
        _ = laidOut { root in
            other.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(other)
            other.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        }
        first.layoutIfNeeded()
        #expect(shown.frame.height == 150)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Autoresizing` {
    @Test func `lets a view grow with its superview`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        child.autoresizingMask = [.flexibleWidth]
        root.addSubview(child)
        root.layoutIfNeeded()
        root.frame.size = CGSize(width: 150, height: 300)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 10, width: 130, height: 20))
    }
}
