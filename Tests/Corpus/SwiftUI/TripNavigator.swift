import SwiftUI

enum Route: Hashable, Codable {
    case trip(String)
    case day(trip: String, number: Int)
    case packing
}

@MainActor
final class Router: ObservableObject {
    @Published var path = NavigationPath()
    @Published var tab = "trips"

    func open(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme == "trips" else { return }
        tab = parts.host ?? "trips"
        path = NavigationPath()
        let pieces = parts.path.split(separator: "/").map(String.init)
        if let trip = pieces.first { path.append(Route.trip(trip)) }
        if pieces.count > 1, let number = Int(pieces[1]) {
            path.append(Route.day(trip: pieces[0], number: number))
        }
    }

    var saved: Data? {
        get { path.codable.flatMap { try? JSONEncoder().encode($0) } }
        set {
            guard let newValue, let value = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: newValue) else { return }
            path = NavigationPath(value)
        }
    }
}

struct TripNavigator: View {
    @StateObject private var router = Router()
    @SceneStorage("path") private var stored: Data?
    @Environment(\.scenePhase) private var phase
    @Environment(\.openURL) private var openURL

    var body: some View {
        TabView(selection: $router.tab) {
            Tab("Trips", systemImage: "airplane", value: "trips") { stack }
            Tab("Packing", systemImage: "suitcase", value: "packing") {
                PackingView()
            }
            .badge(3)
            Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
                NavigationStack { Text("Search") }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .environmentObject(router)
        .onOpenURL { router.open($0) }
        .onChange(of: phase) { old, new in
            if new == .background { stored = router.saved }
        }
        .task {
            if let stored { router.saved = stored }
        }
        .environment(\.openURL, OpenURLAction { url in
            guard url.scheme == "trips" else { return .systemAction }
            router.open(url)
            return .handled
        })
    }

    private var stack: some View {
        NavigationStack(path: $router.path) {
            List {
                ForEach(["Lisbon", "Oslo", "Kyoto"], id: \.self) { name in
                    NavigationLink(value: Route.trip(name)) {
                        Label(name, systemImage: "mappin.and.ellipse")
                    }
                }
                NavigationLink("Packing", value: Route.packing)
                Button("Deep link") { openURL(URL(string: "trips://trips/Oslo/2")!) }
                Link("Website", destination: URL(string: "https://example.com")!)
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .trip(let name): TripView(name: name)
                case let .day(trip, number): Text("\(trip), day \(number)").navigationTitle("Day \(number)")
                case .packing: PackingView()
                }
            }
            .navigationTitle("Trips")
            .toolbarTitleMenu {
                Button("By date") {}
                Button("By name") {}
            }
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.indigo.opacity(0.3), for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
    }
}

struct TripView: View {
    let name: String
    @EnvironmentObject private var router: Router
    @State private var showsMap = false

    var body: some View {
        List(1..<6) { number in
            NavigationLink("Day \(number)", value: Route.day(trip: name, number: number))
        }
        .navigationTitle(name)
        .navigationBarBackButtonHidden(showsMap)
        .toolbar(showsMap ? .hidden : .visible, for: .tabBar)
        .navigationDestination(isPresented: $showsMap) { Text("Map of \(name)") }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Map", systemImage: "map") { showsMap = true }
            }
            ToolbarItem(placement: .principal) { Text(name).bold() }
            ToolbarItem(placement: .topBarLeading) {
                Button("Root") { router.path.removeLast(router.path.count) }
            }
        }
    }
}

struct PackingView: View {
    @State private var packed: [String: Bool] = ["Socks": true, "Charger": false]

    var body: some View {
        Form {
            ForEach(packed.keys.sorted(), id: \.self) { item in
                Toggle(item, isOn: Binding(get: { packed[item, default: false] }, set: { packed[item] = $0 }))
            }
        }
    }
}
