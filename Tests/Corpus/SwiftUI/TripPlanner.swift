import SwiftUI

struct Stop: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var arrival: Date
    var nights: Int
    var tags: Set<String> = []
}

enum Route: Hashable, Codable {
    case stop(Stop)
    case packing
    case settings
}

@Observable @MainActor
final class TripStore {
    var stops: [Stop] = []
    var path = NavigationPath()
    var undoManager: UndoManager?

    func add(_ stop: Stop) {
        stops.append(stop)
        undoManager?.registerUndo(withTarget: self) { store in
            MainActor.assumeIsolated { store.stops.removeAll { $0.id == stop.id } }
        }
        undoManager?.setActionName("Add Stop")
    }
    func binding(for stop: Stop) -> Binding<Stop> {
        Binding {
            self.stops.first { $0.id == stop.id } ?? stop
        } set: { new in
            if let index = self.stops.firstIndex(where: { $0.id == stop.id }) { self.stops[index] = new }
        }
    }
}

struct TripPlanner: View {
    @State private var store = TripStore()
    @State private var query = ""
    @State private var tokens: [TagToken] = []
    @State private var scope = Scope.all
    @SceneStorage("trip.sort") private var sortsByName = false
    @AppStorage("trip.packed") private var packedCount = 0
    @Environment(\.undoManager) private var undoManager
    @Environment(\.openURL) private var openURL

    enum Scope: String, CaseIterable { case all, upcoming, past }
    struct TagToken: Identifiable, Hashable { let id: String }

    private var results: [Stop] {
        store.stops
            .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
            .filter { stop in tokens.allSatisfy { stop.tags.contains($0.id) } }
            .filter { scope == .all || (scope == .upcoming) == ($0.arrival > .now) }
            .sorted(using: sortsByName ? [KeyPathComparator(\Stop.name, comparator: .localizedStandard)] : [KeyPathComparator(\Stop.arrival)])
    }

    var body: some View {
        NavigationStack(path: $store.path) {
            List(results) { stop in
                NavigationLink(value: Route.stop(stop)) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(stop.name).font(.headline)
                        Text("\(stop.arrival, format: .dateTime.day().month()), \(stop.nights) nights").font(.subheadline).foregroundStyle(.secondary)
                    }
                    .badge(stop.tags.count)
                }
                .listRowBackground(stop.arrival < .now ? Color.gray.opacity(0.1) : nil)
                .listRowSeparatorTint(.accentColor)
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
            .refreshable { try? await Task.sleep(nanoseconds: 200_000_000) }
            .overlay { if results.isEmpty { ContentUnavailableView.search(text: query) } }
            .searchable(text: $query, tokens: $tokens, placement: .navigationBarDrawer(displayMode: .always), prompt: "Stops") { token in
                Label(token.id, systemImage: "tag")
            }
            .searchScopes($scope, activation: .onSearchPresentation) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .searchSuggestions {
                ForEach(["beach", "city"], id: \.self) { Text($0).searchCompletion($0) }
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .stop(let stop): StopDetail(stop: store.binding(for: stop))
                case .packing: Text("Packed \(packedCount)").navigationTitle("Packing")
                case .settings: Toggle("By name", isOn: $sortsByName).padding()
                }
            }
            .navigationTitle("Trip")
            .toolbarTitleMenu {
                Button("Packing list") { store.path.append(Route.packing) }
                Button("Settings") { store.path.append(Route.settings) }
            }
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Button { store.add(Stop(name: "Lisbon", arrival: .now.addingTimeInterval(86_400), nights: 2)) } label: {
                        Image(systemName: "plus").accessibilityLabel("Add stop")
                    }
                }
                ToolbarItem(placement: .status) { Text("\(store.stops.count) stops").font(.footnote) }
            }
            .toolbarBackground(.visible, for: .bottomBar)
            .toolbarRole(.browser)
        }
        .onOpenURL { url in
            guard let name = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first(where: { $0.name == "stop" })?.value else { return }
            store.add(Stop(name: name, arrival: .now, nights: 1))
        }
        .onAppear { store.undoManager = undoManager }
        .environment(store)
    }
}

struct StopDetail: View {
    @Binding var stop: Stop
    @Environment(TripStore.self) private var store

    var body: some View {
        @Bindable var store = store
        Form {
            TextField("Name", text: $stop.name)
            DatePicker("Arrival", selection: $stop.arrival, in: Date.now..., displayedComponents: [.date, .hourAndMinute])
                .datePickerStyle(.compact)
            Stepper("^[\(stop.nights) night](inflect: true)", value: $stop.nights, in: 1...30)
            DisclosureGroup("Tags") {
                ForEach(["beach", "city", "food"], id: \.self) { tag in
                    Toggle(tag, isOn: Binding(get: { stop.tags.contains(tag) }, set: { if $0 { stop.tags.insert(tag) } else { stop.tags.remove(tag) } }))
                        .toggleStyle(.button)
                }
            }
            Link("On the map", destination: URL(string: "https://maps.apple.com/?q=\(stop.name)")!)
            Button("Back to start") { store.path.removeLast(store.path.count) }
        }
        .navigationTitle($stop.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
