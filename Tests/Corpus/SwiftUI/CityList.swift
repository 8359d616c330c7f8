import SwiftUI

struct City: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let country: String
    let population: Int
    var districts: [City]?
}

struct CityToken: Identifiable, Hashable {
    var id: String { country }
    var country: String
}

struct CityList: View {
    @State private var query = ""
    @State private var tokens: [CityToken] = []
    @State private var isSearching = false
    @State private var selected: City?
    @State private var expanded: Set<String> = ["Rome"]

    private let cities = [
        City(name: "Berlin", country: "Germany", population: 3_700_000, districts: [
            City(name: "Mitte", country: "Germany", population: 380_000),
            City(name: "Pankow", country: "Germany", population: 410_000),
        ]),
        City(name: "Rome", country: "Italy", population: 2_800_000),
    ]

    private var results: [City] {
        cities.filter { city in
            (query.isEmpty || city.name.hasPrefix(query))
                && (tokens.isEmpty || tokens.contains { $0.country == city.country })
        }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selected) {
                OutlineGroup(results, children: \.districts) { city in
                    row(city).tag(city)
                }
                Section {
                    ForEach(results) { city in
                        DisclosureGroup(isExpanded: binding(for: city)) {
                            Text(city.country)
                        } label: {
                            row(city)
                        }
                    }
                } header: {
                    HStack {
                        Text("Countries")
                        Spacer()
                        SearchState()
                    }
                    .textCase(nil)
                }
                .sectionActions {
                    Button("Expand") { expanded = Set(cities.map(\.id)) }
                }
            }
            .listStyle(.sidebar)
            .listRowSpacing(4)
            .alternatingRowBackgrounds(.disabled)
            .searchable(text: $query, tokens: $tokens, isPresented: $isSearching, prompt: "Cities") { token in
                Label(token.country, systemImage: "flag")
            }
            .searchSuggestions {
                if query.isEmpty {
                    Text("Germany").searchCompletion(CityToken(country: "Germany"))
                }
                ForEach(cities.filter { $0.name.hasPrefix(query) }) { city in
                    Label(city.name, systemImage: "building.2").searchCompletion(city.name)
                }
            }
            .searchSuggestions(.hidden, for: .content)
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .onSubmit(of: .search) { isSearching = false }
            .autocorrectionDisabled(true)
            .navigationDestination(item: $selected) { city in
                CityDetail(city: city)
            }
            .navigationTitle("Cities")
            .navigationSubtitleIfAvailable("\(results.count) found")
        }
    }

    private func row(_ city: City) -> some View {
        LabeledContent {
            Text(city.population, format: .number.notation(.compactName))
        } label: {
            Text(city.name)
            Text(city.country)
        }
        .listItemTint(.monochrome)
        .badge(city.districts?.count ?? 0)
        .badgeProminence(.decreased)
        .swipeActions {
            Button(role: .destructive) {
                tokens.removeAll()
            } label: {
                Label("Clear", systemImage: "xmark")
            }
        }
        .deleteDisabled(city.population > 1_000_000)
        .moveDisabled(true)
        .selectionDisabled(city.districts == nil)
    }

    private func binding(for city: City) -> Binding<Bool> {
        Binding {
            expanded.contains(city.id)
        } set: { isOn in
            if isOn { expanded.insert(city.id) } else { expanded.remove(city.id) }
        }
    }
}

private extension View {
    func navigationSubtitleIfAvailable(_ text: LocalizedStringKey) -> some View {
        safeAreaInset(edge: .top) { Text(text).font(.caption).foregroundStyle(.tertiary) }
    }
}

private struct SearchState: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        if isSearching {
            Button("Done") { dismissSearch() }.font(.caption)
        } else {
            EmptyView()
        }
    }
}

struct CityDetail: View {
    let city: City
    @Environment(\.isPresented) private var isPresented
    @Environment(\.redactionReasons) private var redaction
    @State private var isLoading = true

    var body: some View {
        ScrollView {
            VStack {
                Text(city.name).font(.largeTitle).unredacted()
                Text(city.population.formatted()).redacted(reason: isLoading ? .placeholder : [])
                if redaction.contains(.placeholder) { ProgressView() }
            }
            .frame(maxWidth: .infinity)
            .padding(.vertical, 40)
        }
        .task {
            defer { isLoading = false }
            do { try await Task.sleep(until: .now + .seconds(1), clock: .continuous) } catch {}
        }
        .userActivity("city.view", isActive: isPresented) { activity in
            activity.title = city.name
        }
    }
}

#Preview { CityList() }
