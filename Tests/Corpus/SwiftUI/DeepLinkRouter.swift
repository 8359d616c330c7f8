import OSLog
import SwiftUI

enum Route: Hashable, Codable {
    case product(id: Int)
    case category(String)
    case cart
    case order(UUID)
}

@MainActor @Observable final class Router {
    enum Tab: String, Hashable, CaseIterable { case home, search, account }
    enum Sheet: Identifiable, Hashable { case filter, login(returnTo: Route?); var id: Self { self } }

    var tab = Tab.home
    var paths: [Tab: NavigationPath] = [:]
    var sheet: Sheet?
    private let logger = Logger(subsystem: "com.example.shop", category: "router")

    func path(for tab: Tab) -> Binding<NavigationPath> {
        Binding(get: { self.paths[tab, default: NavigationPath()] }, set: { self.paths[tab] = $0 })
    }

    func push(_ route: Route) {
        logger.debug("push \(String(describing: route), privacy: .public)")
        paths[tab, default: NavigationPath()].append(route)
    }
    func popToRoot() { paths[tab]?.removeLast(paths[tab]?.count ?? 0) }

    func handle(_ url: URL) -> OpenURLAction.Result {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true), components.scheme == "shop" else { return .systemAction }
        let query = Dictionary(uniqueKeysWithValues: (components.queryItems ?? []).map { ($0.name, $0.value ?? "") })
        switch (components.host, components.path.split(separator: "/").first) {
        case ("product", let id?): Int(id).map { push(.product(id: $0)) }
        case ("category", let name?): push(.category(String(name)))
        case ("login", _): sheet = .login(returnTo: query["return"].flatMap(Int.init).map(Route.product))
        default:
            logger.error("no route for \(url.absoluteString)")
            return .discarded
        }
        return .handled
    }

    func encoded() throws -> Data? { try paths[tab]?.codable.map(JSONEncoder().encode) }
    func restore(_ data: Data) {
        guard let representation = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) else { return }
        paths[tab] = NavigationPath(representation)
    }
}

private struct RouterKey: EnvironmentKey { static let defaultValue: Router? = nil }
extension EnvironmentValues {
    var router: Router? { get { self[RouterKey.self] } set { self[RouterKey.self] = newValue } }
    @Entry var catalogueName = "Spring"
}

struct DeepLinkRouter: View {
    @State private var router = Router()
    @SceneStorage("navigation") private var stored: Data?
    @Environment(\.openURL) private var openURL

    var body: some View {
        TabView(selection: $router.tab) {
            Tab("Home", systemImage: "house", value: .home) { stack(.home) { HomePage() } }
                .badge(3)
            Tab("Account", systemImage: "person", value: .account) {
                stack(.account) {
                    List {
                        NavigationLink("Orders", value: Route.order(UUID()))
                        Link("Help", destination: URL(string: "https://example.com/help")!)
                        Button("Log in") { router.sheet = .login(returnTo: nil) }
                    }
                }
            }
            Tab(value: Router.Tab.search, role: .search) { stack(.search) { Text("Search") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .environment(\.router, router)
        .environment(router)
        .environment(\.catalogueName, "Summer")
        .environment(\.openURL, OpenURLAction { router.handle($0) })
        .onOpenURL { _ = router.handle($0) }
        .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .filter: Text("Filter").presentationDetents([.fraction(0.3), .height(200)])
            case .login(let route):
                LoginSheet { if let route { router.push(route) } }
                    .presentationBackground(.thinMaterial)
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationContentInteraction(.scrolls)
            }
        }
        .task {
            if let stored { router.restore(stored) }
        }
        .onChange(of: router.paths[router.tab]?.count) { stored = try? router.encoded() }
    }

    private func stack(_ tab: Router.Tab, @ViewBuilder root: () -> some View) -> some View {
        NavigationStack(path: router.path(for: tab)) {
            root()
                .navigationDestination(for: Route.self) { RoutePage(route: $0) }
                .toolbar(.visible, for: .tabBar)
                .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
        }
    }
}

private struct HomePage: View {
    @Environment(Router.self) private var router
    @Environment(\.catalogueName) private var catalogue
    @State private var shown: Int?

    var body: some View {
        @Bindable var router = router
        List {
            Section(catalogue) {
                ForEach(1..<6) { id in NavigationLink("Product \(id)", value: Route.product(id: id)) }
            }
            Button("Quick look") { shown = 3 }
            Toggle("Filter", isOn: Binding { router.sheet == .filter } set: { router.sheet = $0 ? .filter : nil })
        }
        .navigationDestination(item: $shown) { RoutePage(route: .product(id: $0)) }
        .navigationTitle("Shop")
        .toolbarRole(.browser)
        .toolbar {
            ToolbarTitleMenu {
                Button("Spring") {}
                Button("Summer") {}
            }
            ToolbarItem(placement: .status) { Text("Updated \(Date.now, style: .relative) ago").font(.caption2) }
        }
    }
}

private struct RoutePage: View {
    let route: Route
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        Group {
            switch route {
            case .product(let id): Text("Product \(id)")
            case .category(let name): Text(name.localizedCapitalized)
            case .cart: Text("Cart")
            case .order(let id): Text(id.uuidString.prefix(8))
            }
        }
        .navigationBarBackButtonHidden()
        .toolbar { Button("Close", systemImage: "xmark") { dismiss() }.disabled(!isPresented) }
    }
}

private struct LoginSheet: View {
    let onDone: () -> Void
    @State private var name = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Form {
            TextField("Name", text: $name).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.password).privacySensitive()
            Button("Log in") {
                dismiss()
                onDone()
            }
            .disabled(name.isEmpty || password.count < 8)
        }
        .onSubmit(of: .text) { onDone() }
    }
}
