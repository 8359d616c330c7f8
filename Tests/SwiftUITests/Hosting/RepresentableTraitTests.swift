import SwiftUI
import Testing
import UIKit

/// Writes down which traits it had before, and has.
private func line(_ old: UITraitCollection?, _ new: UITraitCollection) -> String {
    func words(_ traits: UITraitCollection) -> String {
        let isLarge = traits.preferredContentSizeCategory > .large
        return (traits.userInterfaceStyle == .dark ? "dark" : "light") + (isLarge ? " large" : "")
    }
    return "\(old.map(words) ?? "none") to \(words(new))"
}

private final class ToldView: UIView {
    var told: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        told.append(line(previousTraitCollection, traitCollection))
    }
}

private final class ToldController: UIViewController {
    var told: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        told.append(line(previousTraitCollection, traitCollection))
    }
}

private struct ShownView: UIViewRepresentable {
    let inner: ToldView
    func makeUIView(context: Context) -> UIView {
        let outer = UIView(frame: .zero)
        outer.addSubview(inner)
        return outer
    }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct ShownController: UIViewControllerRepresentable {
    let controller: ToldController
    func makeUIViewController(context: Context) -> ToldController { controller }
    func updateUIViewController(_ controller: ToldController, context: Context) {}
}

private struct Page<Content: View>: View {
    @State private var isDark = false
    let content: Content
    var body: some View {
        VStack {
            Button("Darken") { isDark = true }
            content.environment(\.colorScheme, isDark ? .dark : .light)
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Traits of UIKit's views among SwiftUI's` {
    @Test func `are told to a view when they change`() {
        let view = ToldView(frame: .zero)
        let screen = Screen(Page(content: ShownView(inner: view)))
        screen.render()
        #expect(view.told.isEmpty)
        screen.tap("Darken")
        #expect(view.told == ["light to dark"])
        screen.renderer.environment.dynamicTypeSize = .xxxLarge
        screen.render()
        #expect(view.told == ["light to dark", "dark to dark large"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are told to a controller when they change`() {
        let controller = ToldController()
        let screen = Screen(Page(content: ShownController(controller: controller)))
        #expect(controller.told.isEmpty)
        screen.tap("Darken")
        #expect(controller.told == ["light to dark"])
        #expect(screen.diagnostics.isEmpty)
    }
}
