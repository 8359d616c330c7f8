import SwiftUI
import Observation

struct Article: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var site: String
    var minutes: Int
    var isRead = false
    var saved = Date.now
}

@Observable
final class ReadingList {
    var articles: [Article] = [
        Article(title: "The shape of rivers", site: "geo.example", minutes: 7),
        Article(title: "Baking without an oven", site: "kitchen.example", minutes: 4),
        Article(title: "Letters from a lighthouse", site: "sea.example", minutes: 12, isRead: true),
    ]

    var unread: Int { articles.lazy.filter { !$0.isRead }.count }

    func toggle(_ ids: Set<Article.ID>) {
        for index in articles.indices where ids.contains(articles[index].id) {
            articles[index].isRead.toggle()
        }
    }

    func remove(_ ids: Set<Article.ID>) {
        articles.removeAll { ids.contains($0.id) }
    }
}

struct ReadingListScreen: View {
    enum Scope: String, CaseIterable { case all, unread }

    @State private var list = ReadingList()
    @State private var selection: Set<Article.ID> = []
    @State private var query = ""
    @State private var scope: Scope = .all
    @State private var renamed: Article?
    @Environment(\.editMode) private var editMode

    private var shown: [Article] {
        list.articles.filter { article in
            (scope == .all || !article.isRead)
                && (query.isEmpty || article.title.localizedCaseInsensitiveContains(query))
        }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section {
                    ForEach(shown) { article in
                        row(article)
                            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                                Button {
                                    list.toggle([article.id])
                                } label: {
                                    Label(article.isRead ? "Unread" : "Read", systemImage: article.isRead ? "envelope.badge" : "envelope.open")
                                }
                                .tint(.blue)
                            }
                            .swipeActions {
                                Button(role: .destructive) {
                                    withAnimation { list.remove([article.id]) }
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                                Button("Rename", systemImage: "pencil") { renamed = article }
                                    .tint(.orange)
                            }
                    }
                    .onMove { list.articles.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("^[\(list.unread) article](inflect: true) to read")
                } footer: {
                    Text("Swipe a row for more.")
                }
                .headerProminence(.increased)
            }
            .listStyle(.insetGrouped)
            .listRowSpacing(6)
            .listSectionSpacing(.compact)
            .contextMenu(forSelectionType: Article.ID.self) { ids in
                if ids.isEmpty {
                    Button("Add an Article", systemImage: "plus") {}
                } else {
                    Button("Toggle Read") { list.toggle(ids) }
                    Button("Delete", role: .destructive) { list.remove(ids) }
                }
            } primaryAction: { ids in
                list.toggle(ids)
            }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Titles")
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .overlay {
                if shown.isEmpty { ContentUnavailableView.search(text: query) }
            }
            .navigationTitle("Reading List")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { EditButton() }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Mark") { list.toggle(selection) }.disabled(selection.isEmpty)
                    Spacer()
                    Text("\(selection.count) selected").font(.caption)
                }
            }
            .sheet(item: $renamed) { article in
                Text(article.title).presentationDetents([.medium, .height(200)])
            }
        }
    }

    @ViewBuilder
    private func row(_ article: Article) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: "circle.fill")
                .imageScale(.small)
                .foregroundStyle(article.isRead ? AnyShapeStyle(.clear) : AnyShapeStyle(.tint))
            VStack(alignment: .leading, spacing: 2) {
                Text(article.title).font(.headline).strikethrough(article.isRead, color: .secondary)
                Text("\(article.site) · \(article.minutes) min · \(article.saved, style: .relative)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .badge(article.isRead ? 0 : 1)
        .listRowSeparatorTint(.mint)
        .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
}

#Preview { ReadingListScreen() }
