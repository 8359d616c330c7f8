import RenderTree

/// Pages on top of one another, with a bar that tells where one is and leads back.
///
/// Partly: a large title does not collapse while the page scrolls.
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

    /// `path` holds the values of the pages above the first, both ways.
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

/// The older form of a stack. Apple shows columns on wide screens; here it is a stack on any.
///
/// Source: developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationStack { content } }
}

/// How an older navigation view is laid out: always a stack.
public protocol NavigationViewStyle: Sendable {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Here a stack: a panel has no room for columns.
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
    /// Every navigation view here is a stack, whatever is asked for.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

private struct NavigationKey: EnvironmentKey { static let defaultValue: NavigationModel? = nil }
private struct DestinationsKey: EnvironmentKey { static let defaultValue: Hearing<Destinations>? = nil }
private struct PageKey: EnvironmentKey { static let defaultValue: Hearing<PageBar>? = nil }

extension EnvironmentValues {
    var navigation: NavigationModel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
    /// Who makes pages of values.
    var destinations: Hearing<Destinations>? {
        get { self[DestinationsKey.self] }
        set { self[DestinationsKey.self] = newValue }
    }
    /// The bars of the page around.
    var pageBar: Hearing<PageBar>? {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }
}

/// What `navigationDestination` has said, by type.
struct Destinations {
    var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

    @MainActor func view(for value: AnyHashable) -> AnyView? {
        makers[ObjectIdentifier(type(of: value.base))].flatMap { $0(value) }
    }
}
