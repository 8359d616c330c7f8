package import UIKit

/// Name, size and content of one `#Preview`.
@MainActor public struct _Preview {
    package let name: String?
    package let layout: PreviewLayout
    package let body: @MainActor () -> any View

    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        (self.name, self.body) = (name, body)
        layout = .device
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        let all = [traits] + additionalTraits
        self.name = name
        self.body = { all.ready(body()) }
        layout = all.layout
    }
}

/// Type that each `#Preview` expands to, so that the app's executable can find it at run time.
public protocol _PreviewRegistry {
    /// Module and file, such as `Party/ListView.swift`.
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static var preview: _Preview { get }
}
