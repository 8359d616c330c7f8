import SwiftUI

enum Route: Hashable, Codable {
    case product(Int)
    case review(product: Int, stars: Int)
    case settings
}

@Observable
final class Router {
    var path: [Route] = []
    var sheet: Sheet?

    enum Sheet: Identifiable, Hashable {
        case help, login(next: Route)
        var id: Self { self }
    }

    func push(_ route: Route) { path.append(route) }
    func popToRoot() { path.removeAll() }

    func handle(_ url: URL) -> Bool {
        guard url.scheme == "shop", let id = Int(url.lastPathComponent) else { return false }
        path = [.product(id)]
        return true
    }
}

struct PathNavigationShop: View {
    @State private var router = Router()
    @SceneStorage("route") private var stored: Data?

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
            List(1..<20) { index in
                NavigationLink("Product \(index)", value: Route.product(index))
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .product(let id): ProductPage(id: id)
                case let .review(product, stars): Text("\(product): \(String(repeating: "★", count: stars))")
                case .settings: SettingsPage()
                }
            }
            .navigationTitle("Shop")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    NavigationLink(value: Route.settings) { Image(systemName: "gearshape") }
                    Button("Help", systemImage: "questionmark.circle") { router.sheet = .help }
                }
            }
        }
        .environment(router)
        .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .help: NavigationStack { Text("Help").navigationTitle("Help").navigationBarTitleDisplayMode(.inline) }
            case .login(let next): Button("Log in") { router.sheet = nil; router.push(next) }
            }
        }
        .onOpenURL { _ = router.handle($0) }
        .onChange(of: router.path) { stored = try? JSONEncoder().encode(router.path) }
        .onAppear {
            if let stored, let path = try? JSONDecoder().decode([Route].self, from: stored) { router.path = path }
        }
    }
}

private struct ProductPage: View {
    let id: Int
    @Environment(Router.self) private var router
    @State private var showsMore = false

    var body: some View {
        ScrollView {
            Text("Product \(id)").font(.largeTitle)
            Button("Review") { router.push(.review(product: id, stars: 4)) }
            Button("More") { showsMore = true }
            Button("Home") { router.popToRoot() }
        }
        .frame(maxWidth: .infinity)
        .navigationDestination(isPresented: $showsMore) { Text("More") }
        .navigationTitle("No. \(id)")
        .navigationBarBackButtonHidden(router.path.count > 3)
        .toolbarVisibility(.hidden, for: .tabBar)
        .navigationTransition(.automatic)
    }
}

private struct SettingsPage: View {
    @AppStorage("theme") private var theme = Theme.system
    @AppStorage("sync") private var sync = false
    @AppStorage("name") private var name: String?
    @AppStorage("interval", store: UserDefaults(suiteName: "group.example")) private var interval = 15.0

    enum Theme: Int, CaseIterable, CustomLocalizedStringResourceConvertible {
        case system, light, dark
        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .system: "System"
            case .light: "Light"
            case .dark: "Dark"
            }
        }
    }

    var body: some View {
        Form {
            Picker("Theme", selection: $theme) {
                ForEach(Theme.allCases, id: \.rawValue) { Text($0.localizedStringResource).tag($0) }
            }
            Toggle("Sync", isOn: $sync).tint(.green)
            Slider(value: $interval, in: 5...60, step: 5) { Text("Interval") } onEditingChanged: { _ in }
            Text(name ?? String(localized: "Anonymous", comment: "no name"))
        }
    }
}
