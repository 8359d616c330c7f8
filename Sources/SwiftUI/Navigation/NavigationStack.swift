import RenderTree
@_spi(Engine) import SwiftUICore

/// Stack of pages, with a bar that shows the title and a back button.
///
/// Source: developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View {
    @State private var model: NavigationModel
    private let path: PathAccess?
    private let root: Root

    private init(path: PathAccess?, root: Root) {
        _model = State(wrappedValue: NavigationModel())
        self.path = path
        self.root = root
    }

    public var body: some View {
        NavigationPages(model: model, pages: model.pages(following: path), root: root)
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

    /// Creates a stack whose pages above the root are those of the values in `path`, which it also writes.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        let access = PathAccess(
            read: { path.wrappedValue.values },
            write: { values in
                var next = NavigationPath()
                next.values = values
                path.wrappedValue = next
            })
        self.init(path: access, root: root())
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        let access = PathAccess(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
        self.init(path: access, root: root())
    }
}

/// Older form of a stack. Apple shows columns on wide screens; here it is always a stack.
///
/// Source: developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationStack { content } }
}

/// Layout of an older navigation view: always a stack here.
public protocol NavigationViewStyle: Sendable {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Style with columns: a stack here, as a panel has no space for columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// Has no effect: every navigation view here is a stack.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

extension EnvironmentValues {
    @Entry var navigation: NavigationModel? = nil
    /// Factories of pages for values, registered by `navigationDestination`.
    @Entry var destinations: AncestorChannel<Destinations>? = nil
    /// Bars of the enclosing page.
    @Entry var pageBar: AncestorChannel<PageBar>? = nil
}

/// Page factories from `navigationDestination`, by type of value.
struct Destinations {
    var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

    @MainActor func view(for value: AnyHashable) -> AnyView? {
        makers[ObjectIdentifier(type(of: value.base))].flatMap { $0(value) }
    }
}
