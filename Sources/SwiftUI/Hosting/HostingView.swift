import UIKit

/// The UIKit view that a graph of SwiftUI views lives in.
final class HostingView: UIView {
    let graph = ViewGraph()
    /// Shows the newest root view; bodies are evaluated when the environment is known, not before.
    private var content: (@MainActor (EnvironmentValues) -> Void)?
    private var environment = EnvironmentValues()
    private var told: RenderEnvironment?
    private var isStale = false

    init() {
        super.init(frame: .zero)
        environment.systemOpenURL = { [weak graph] url in
            guard let open = graph?.onOpenURL else { return false }
            open(url)
            return true
        }
    }

    required init?(coder: NSCoder) { nil }

    func show<Content: View>(_ view: Content) {
        content = { [graph] environment in graph.show(view, environment: environment) }
        isStale = true
        didChangeLooks()
    }

    func render(in new: RenderEnvironment) {
        if new != told {
            told = new
            new.apply(to: &environment)
            isStale = true
        }
        refresh()
        graph.render(in: frame.size)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        refresh()
        return graph.root.fittingSize(in: size)
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        content?(environment)
    }
}
