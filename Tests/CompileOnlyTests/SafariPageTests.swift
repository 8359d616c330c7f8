import RenderTree
import SafariServices
import SwiftUI
import Testing
import UIKit

@MainActor private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var calls: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finish") }
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        calls.append("load \(didLoadSuccessfully)")
    }
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { calls.append("open") }
}

private struct PageView: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct Shop: View {
    let url: URL
    @State private var isShown = false
    var body: some View {
        Button("Terms") { isShown = true }
            .sheet(isPresented: $isShown) { PageView(url: url) }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A page of the web in a sheet` {
    private let listener = Listener()
    private let root = UIViewController()

    private func screen(_ controller: UIViewController) -> SceneRenderer {
        let renderer = SceneRenderer(root: controller)
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        return renderer
    }

    private func present(_ address: String) throws -> (SFSafariViewController, SceneRenderer) {
        let page = SFSafariViewController(url: try #require(URL(string: address)))
        page.delegate = listener
        let renderer = screen(root)
        root.present(page, animated: true)
        _ = renderer.render()
        return (page, renderer)
    }

    private func button(_ name: String, _ renderer: SceneRenderer) -> Node? {
        renderer.tree.nodes.values.first {
            if case .button = $0.content { $0.accessibility.label == name } else { false }
        }
    }

    private func tap(_ name: String, _ renderer: SceneRenderer) throws {
        let found = try #require(button(name, renderer))
        renderer.handle(.tap(found.id))
        _ = renderer.render()
    }

    private func texts(_ renderer: SceneRenderer) -> Set<String> {
        Set(
            renderer.tree.nodes.values.compactMap { node in
                guard case .text(let content) = node.content else { return nil }
                return content.lines.map { $0.runs.map(\.text).joined() }.joined()
            })
    }

    @Test func `asks to open its address, and ends with its button`() throws {
        var opened: [String] = []
        let (page, renderer) = try present("https://kiosk.example/terms")
        renderer.onOpenURL = {
            opened.append($0.absoluteString)
            return true
        }
        page.dismissButtonStyle = .close
        page.preferredControlTintColor = .red
        _ = renderer.render()
        #expect(texts(renderer).isSuperset(of: ["kiosk.example", "https://kiosk.example/terms", "Opens in a new tab"]))
        #expect(page.view.tintColor == .red)
        try tap("Open", renderer)
        #expect(opened == ["https://kiosk.example/terms"])
        try tap("Close", renderer)
        #expect(root.presentedViewController == nil && listener.calls == ["open", "load true", "finish"])
    }

    @Test(arguments: ["ftp://kiosk.example/terms", "javascript:alert(1)", "https:terms"])
    func `refuses what is no address of a page`(address: String) throws {
        let (_, renderer) = try present(address)
        #expect(texts(renderer).contains("This address cannot be opened."))
        #expect(button("Open", renderer) == nil)
        #expect(listener.calls == ["load false"])
    }

    @Test func `tells when the person takes it away`() throws {
        let (_, renderer) = try present("http://kiosk.example")
        let sheet = try #require(
            renderer.tree.nodes.values.first { if case .dialog = $0.content { true } else { false } })
        renderer.handle(.dismiss(sheet.id))
        #expect(root.presentedViewController == nil && listener.calls == ["finish"])
    }

    @Test func `keeps a copy of its settings`() throws {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let page = SFSafariViewController(
            url: try #require(URL(string: "https://kiosk.example")), configuration: configuration)
        configuration.entersReaderIfAvailable = false
        #expect(page.configuration.entersReaderIfAvailable)
    }

    @Test func `shown by SwiftUI, dismisses the sheet that it is in`() throws {
        let url = try #require(URL(string: "https://kiosk.example/terms"))
        let renderer = screen(UIHostingController(rootView: Shop(url: url)))
        try tap("Terms", renderer)
        #expect(texts(renderer).contains("kiosk.example"))
        try tap("Done", renderer)
        #expect(!texts(renderer).contains("kiosk.example"))
    }
}
