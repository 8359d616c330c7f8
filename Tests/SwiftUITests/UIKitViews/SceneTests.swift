import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A scene of UIKit` {
    @Test func `asks the person before it opens an address`() throws {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Rules", for: .normal)
        button.sizeToFit()
        var answers: [Bool] = []
        button.addAction(
            UIAction { _ in
                for address in ["https://example.org/rules", "tel:123"] {
                    guard let url = URL(string: address) else { continue }
                    UIApplication.shared.open(url) { answers.append($0) }
                }
                controller.extensionContext?.open(URL(filePath: "/etc/passwd")) { answers.append($0) }
            }, for: .touchUpInside)
        controller.view.addSubview(button)
        let screen = Screen(controller: controller)
        var opened: [String] = []
        screen.renderer.onOpenURL = { url in
            opened.append(url.absoluteString)
            return true
        }
        button.setTitle("The rules", for: .normal)
        screen.render()
        screen.tap("The rules")
        #expect(opened == ["https://example.org/rules"])
        #expect(answers == [true, false, false])
    }

    // As on Apple's systems, where a view is loaded in the size of the screen: authors lay out by it.
    @Test func `loads the views of controllers within SwiftUI in its size`() {
        final class Measuring: UIViewController {
            var loaded = CGSize.zero
            override func viewDidLoad() { loaded = view.bounds.size }
        }
        struct Hosted: UIViewControllerRepresentable {
            let controller: Measuring
            func makeUIViewController(context: Context) -> Measuring { controller }
            func updateUIViewController(_ controller: Measuring, context: Context) {}
        }
        let controller = Measuring()
        let screen = Screen(Hosted(controller: controller), size: CGSize(width: 320, height: 480))
        #expect(controller.loaded == CGSize(width: 320, height: 480))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `may be gone before a view that an app keeps is animated`() {
        struct Hosted: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        let (kept, other) = (UIView(), UIView())
        var screen: Screen? = Screen(Hosted(view: kept))
        let held = AnimationScenes.containing(kept)
        #expect(screen?.diagnostics.isEmpty == true && held != nil)
        screen = nil
        let second = Screen(views: other)
        UIView.animate(withDuration: 0.2) { (kept.alpha, other.alpha) = (0.5, 0.5) }
        #expect(AnimationScenes.containing(kept) == nil)
        #expect(second.diagnostics.isEmpty)
    }

    @Test func `ends its chain of responders with the app`() {
        let label = UILabel()
        let controller = UIViewController()
        controller.view.addSubview(label)
        let chain = Array(sequence(first: label as UIResponder, next: \.next))
        #expect(chain.contains { $0 === controller })
        #expect(chain.last is UIApplication)
    }

    @Test func `tells views when they come into its window`() {
        final class Watching: UIView {
            var windows: [Bool] = []
            override func didMoveToWindow() { windows.append(window != nil) }
        }
        let (early, late) = (Watching(), Watching())
        let screen = Screen(views: early)
        #expect(early.windows == [true])
        early.superview?.addSubview(late)
        late.removeFromSuperview()
        #expect(late.windows == [true, false])
        #expect(UIScreen.main.bounds.width > 0)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `lets preferred fonts grow with the person's text size`() {
        let label = UILabel()
        label.text = "Hey"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(label)
        label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        let screen = Screen(controller: controller)
        let before = label.bounds.height
        var environment = RenderEnvironment()
        environment.dynamicTypeSize = .accessibility3
        screen.renderer.environment = environment
        screen.render()
        #expect(label.bounds.height > before * 2)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: traits) == 28)
    }

    @Test func `reads from the right where the device does`() {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Hey"
        label.accessibilityLabel = "Hey"
        label.translatesAutoresizingMaskIntoConstraints = false
        let row = UIStackView(
            arrangedSubviews: ["A", "B"].map {
                UIButton(configuration: .plain(), primaryAction: UIAction(title: $0) { _ in })
            })
        row.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        row.distribution = .fillEqually
        controller.view.addSubview(label)
        controller.view.addSubview(row)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(lessThanOrEqualTo: controller.view.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        let screen = Screen(controller: controller)
        #expect(screen.frame("Hey")?.minX == 20)
        screen.renderer.environment = RenderEnvironment(layoutDirection: .rightToLeft)
        screen.render()
        #expect(screen.frame("Hey")?.maxX == 300)
        #expect(screen.frame("A")?.minX == 100)
        #expect(screen.frame("B")?.minX == 0)
    }

    @Test func `offers what can be done with a view besides a tap`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityLabel = "Card"
        var count = 0
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Turn over") { _ in
                count += 1
                return true
            }
        ]
        let screen = Screen(views: view)
        #expect(screen.node("Card")?.accessibility.actions == ["Turn over"])
        screen.send(.act(try #require(screen.node("Card")).id, index: 0))
        screen.send(.act(try #require(screen.node("Card")).id, index: 5))
        #expect(count == 1)
    }

    @Test func `copies for itself`() {
        UIPasteboard.general.string = "mussels"
        #expect(UIPasteboard.general.hasStrings)
        #expect(!UIAccessibility.isVoiceOverRunning)
    }

    @Test func `has generators that can be made ready and are not felt`() {
        for generator in [
            UIImpactFeedbackGenerator(style: .light), UINotificationFeedbackGenerator(), UISelectionFeedbackGenerator(),
        ] as [UIFeedbackGenerator] { generator.prepare() }
    }
}
