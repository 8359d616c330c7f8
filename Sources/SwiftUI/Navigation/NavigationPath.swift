/// The values of the pages on a navigation stack, of any types.
///
/// Source: developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    public init() { values = [] }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes away that many pages; no more than there are.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// A path as a stack reads and writes it.
struct PathAccess {
    var read: () -> [AnyHashable]
    var write: ([AnyHashable]) -> Void
}

/// What a page shows. New content concerns that page alone: the stack itself is not evaluated again for it.
@MainActor final class PageBox: Equatable {
    private let version = StateStorage(0)
    private var current: AnyView

    init(_ view: AnyView) { current = view }
    nonisolated static func == (left: PageBox, right: PageBox) -> Bool { left === right }

    var view: AnyView {
        get {
            _ = version.value
            return current
        }
        set {
            current = newValue
            version.value += 1
        }
    }
}

/// The pages of one navigation stack, beside the first.
@MainActor final class NavigationModel: Equatable {
    struct Page {
        enum Content {
            case value(AnyHashable)
            case view(PageBox)
        }
        let id: Int
        var content: Content
        /// What pushed the page, where that must know of its end.
        var onPop: (() -> Void)?
    }
    private(set) var pages: [Page] = []
    private var path: PathAccess?
    private var lastID = 0
    private let version = StateStorage(0)

    nonisolated init() {}
    nonisolated static func == (left: NavigationModel, right: NavigationModel) -> Bool { left === right }

    /// The pages as the path wants them. Watched by the body that calls it.
    func pages(following path: PathAccess?) -> [Page] {
        _ = version.value
        self.path = path
        if let values = path?.read(), values != self.values { follow(values) }
        return pages
    }

    private var values: [AnyHashable] {
        pages.compactMap { if case .value(let value) = $0.content { value } else { nil } }
    }

    /// Keeps the pages whose values have stayed.
    private func follow(_ values: [AnyHashable]) {
        var kept = 0
        var end = 0
        for (index, page) in pages.enumerated() {
            guard case .value(let value) = page.content else { continue }
            guard kept < values.count, values[kept] == value else { break }
            kept += 1
            end = index + 1
        }
        cut(to: end)
        for value in values.dropFirst(kept) { add(.value(value), onPop: nil) }
    }

    private func cut(to count: Int) {
        let gone = pages.dropFirst(count)
        pages.removeLast(pages.count - count)
        for page in gone.reversed() { page.onPop?() }
    }

    private func add(_ content: Page.Content, onPop: (() -> Void)?) {
        lastID += 1
        pages.append(Page(id: lastID, content: content, onPop: onPop))
    }

    func push(_ value: AnyHashable) {
        add(.value(value), onPop: nil)
        changed()
    }

    /// Names the page, so that it can be taken away or given new content.
    func push(_ view: AnyView, onPop: (() -> Void)? = nil) -> Int {
        add(.view(PageBox(view)), onPop: onPop)
        changed()
        return lastID
    }

    func update(_ id: Int, _ view: AnyView) {
        guard let page = pages.first(where: { $0.id == id }), case .view(let box) = page.content else { return }
        box.view = view
    }

    /// Takes away the page, and all above it.
    func pop(_ id: Int) {
        guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
        cut(to: index)
        changed()
    }

    private func changed() {
        version.value += 1
        path?.write(values)
    }
}
