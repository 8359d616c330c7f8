@_spi(Engine) import SwiftUICore

/// Values of the pages on a navigation stack, of any types.
///
/// Source: developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    public init() { values = [] }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes the last `k` values; no more than there are.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// Reads and writes the path binding of a stack.
struct PathAccess {
    var read: () -> [AnyHashable]
    var write: ([AnyHashable]) -> Void
}

/// View of a page. A new view invalidates that page alone, not the whole stack.
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

/// Pages of one navigation stack above its root.
@MainActor final class NavigationModel: Equatable {
    struct Page {
        enum Content {
            case value(AnyHashable)
            case view(PageBox)
        }
        let id: Int
        var content: Content
        /// Called when the page has been removed.
        var onPop: (() -> Void)?
    }
    private(set) var pages: [Page] = []
    private var path: PathAccess?
    private var lastID = 0
    private let version = StateStorage(0)

    nonisolated init() {}
    nonisolated static func == (left: NavigationModel, right: NavigationModel) -> Bool { left === right }

    /// Returns the pages for the present path. Tracked by the body that calls it.
    func pages(following path: PathAccess?) -> [Page] {
        _ = version.value
        self.path = path
        if let values = path?.read(), values != self.values { follow(values) }
        return pages
    }

    private var values: [AnyHashable] {
        pages.compactMap { if case .value(let value) = $0.content { value } else { nil } }
    }

    /// Replaces pages from the first value that differs; keeps those before.
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

    /// Pushes a page and returns its id, for `update` and `pop`.
    func push(_ view: AnyView, onPop: (() -> Void)? = nil) -> Int {
        add(.view(PageBox(view)), onPop: onPop)
        changed()
        return lastID
    }

    func update(_ id: Int, _ view: AnyView) {
        guard let page = pages.first(where: { $0.id == id }), case .view(let box) = page.content else { return }
        box.view = view
    }

    /// Removes the page and all above it.
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
