import SwiftUI

struct Recipe: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
    var category: Category
    var minutes: Int
    var ingredients: [String]

    enum Category: String, CaseIterable, Identifiable, Codable {
        case dessert, pancake, salad, sandwich
        var id: String { rawValue }
        var localizedName: LocalizedStringResource { LocalizedStringResource(stringLiteral: rawValue.capitalized) }
    }

    static let all: [Recipe] = [
        Recipe(id: 1, name: "Apple Pie", category: .dessert, minutes: 90, ingredients: ["Apples", "Flour", "Butter"]),
        Recipe(id: 2, name: "Crêpes", category: .pancake, minutes: 25, ingredients: ["Milk", "Eggs"]),
        Recipe(id: 3, name: "Greek Salad", category: .salad, minutes: 10, ingredients: ["Feta", "Olives"]),
    ]
}

@Observable
final class RecipeNavigation {
    var category: Recipe.Category?
    var path = NavigationPath()
    var columns = NavigationSplitViewVisibility.automatic

    func encoded() -> Data? {
        guard let representation = path.codable else { return nil }
        return try? JSONEncoder().encode(representation)
    }

    func restore(_ data: Data) {
        guard let representation = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        else { return }
        path = NavigationPath(representation)
    }
}

struct RecipeBrowser: View {
    @State private var navigation = RecipeNavigation()
    @SceneStorage("navigation") private var saved: Data?
    @State private var scope = SearchScope.all
    @State private var query = ""
    @State private var showsInfo = false

    enum SearchScope: String, CaseIterable { case all, quick }

    var body: some View {
        NavigationSplitView(columnVisibility: $navigation.columns) {
            List(Recipe.Category.allCases, selection: $navigation.category) { category in
                NavigationLink(value: category) {
                    Text(category.localizedName)
                }
            }
            .navigationTitle("Categories")
            .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
        } detail: {
            NavigationStack(path: $navigation.path) {
                if let category = navigation.category {
                    grid(of: category)
                } else {
                    ContentUnavailableView {
                        Label("No category", systemImage: "fork.knife")
                    } description: {
                        Text("Choose one in the sidebar.")
                    } actions: {
                        Button("Desserts") { navigation.category = .dessert }
                    }
                }
            }
        }
        .navigationSplitViewStyle(.balanced)
        .environment(navigation)
        .task {
            if let saved { navigation.restore(saved) }
        }
        .onChange(of: navigation.path.count) { saved = navigation.encoded() }
    }

    private func grid(of category: Recipe.Category) -> some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading, spacing: 16) {
                ForEach(results(in: category)) { recipe in
                    NavigationLink(value: recipe) { RecipeTile(recipe: recipe) }
                        .buttonStyle(.plain)
                }
            }
            .scenePadding()
        }
        .navigationTitle(category.rawValue.capitalized)
        .navigationBarTitleDisplayMode(.large)
        .navigationDestination(for: Recipe.self) { recipe in
            RecipeDetail(recipe: recipe)
        }
        .searchable(text: $query, prompt: Text("Recipes"))
        .searchScopes($scope, activation: .onSearchPresentation) {
            ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
        }
        .searchSuggestions {
            ForEach(Recipe.all.prefix(2)) { Text($0.name).searchCompletion($0.name) }
        }
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarTitleMenu {
            Button("Reset") { navigation.path = NavigationPath() }
        }
        .inspector(isPresented: $showsInfo) {
            Text("Info").inspectorColumnWidth(min: 200, ideal: 250, max: 400)
        }
    }

    private func results(in category: Recipe.Category) -> [Recipe] {
        Recipe.all.filter { recipe in
            recipe.category == category && (scope == .all || recipe.minutes < 30)
                && (query.isEmpty || recipe.name.localizedStandardContains(query))
        }
    }
}

struct RecipeTile: View {
    let recipe: Recipe

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Rectangle()
                .fill(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
                .aspectRatio(1, contentMode: .fit)
                .clipShape(.rect(cornerRadii: .init(topLeading: 16, topTrailing: 16)))
            Text(recipe.name).font(.headline)
            Text(Duration.seconds(recipe.minutes * 60), format: .units(allowed: [.hours, .minutes]))
                .font(.caption).foregroundStyle(.secondary)
        }
        .hoverEffect(.lift)
        .contentShape(.contextMenuPreview, .rect(cornerRadius: 16))
        .contextMenu {
            ShareLink(item: recipe.name)
        } preview: {
            Text(recipe.name).font(.title).padding()
        }
    }
}

struct RecipeDetail: View {
    @Environment(RecipeNavigation.self) private var navigation
    let recipe: Recipe

    var body: some View {
        List {
            Section("Ingredients") {
                ForEach(recipe.ingredients, id: \.self) { Text($0) }
            }
            NavigationLink("Again", value: recipe)
        }
        .navigationTitle(recipe.name)
        .navigationBarBackButtonHidden(navigation.path.count > 5)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                ShareLink(item: recipe.name, subject: Text("Recipe"), message: Text("Try this!")) {
                    Label("Share", systemImage: "square.and.arrow.up")
                }
            }
        }
    }
}
