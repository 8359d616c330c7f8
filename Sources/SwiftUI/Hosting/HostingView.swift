import UIKit

/// The UIKit view that a graph of SwiftUI views lives in.
final class HostingView: UIView {
    let graph = ViewGraph()
    private var content: (@MainActor (EnvironmentValues) -> Void)?
    private var environment = EnvironmentValues()
    private var told: RenderEnvironment?

    init() { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }

    func show<Content: View>(_ view: Content) {
        content = { [graph] environment in graph.show(view, environment: environment) }
        content?(environment)
    }

    func take(_ new: RenderEnvironment) {
        guard new != told else { return }
        told = new
        new.apply(to: &environment)
        content?(environment)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { graph.root.fittingSize(in: size) }
}
