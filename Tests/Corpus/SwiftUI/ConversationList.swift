import SwiftUI

struct Conversation: Identifiable, Hashable {
    let id: Int
    var name: String
    var preview: String
    var date: Date
    var unread: Int
    var isPinned = false
    var isMuted = false
    var initials: String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .abbreviated
        return formatter.personNameComponents(from: name).map(formatter.string(from:)) ?? String(name.prefix(1))
    }
}

enum ChatRoute: Hashable {
    case conversation(Conversation.ID)
    case settings
}

@Observable @MainActor
final class Inbox {
    var conversations: [Conversation] = (1...15).map {
        Conversation(id: $0, name: "Person Number\($0)", preview: "See you at \($0)?", date: .now.addingTimeInterval(-Double($0 * 5000)), unread: $0 % 4, isPinned: $0 < 3)
    }
    var path: [ChatRoute] = []
    var isLoading = false

    var pinned: [Conversation] { conversations.filter(\.isPinned) }
    var others: [Conversation] { conversations.filter { !$0.isPinned }.sorted { $0.date > $1.date } }

    subscript(id: Conversation.ID) -> Conversation? {
        get { conversations.first { $0.id == id } }
        set {
            guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
            if let newValue { conversations[index] = newValue } else { conversations.remove(at: index) }
        }
    }
    func reload() async throws {
        isLoading = true
        defer { isLoading = false }
        try await Task.sleep(for: .milliseconds(700))
        try Task.checkCancellation()
        conversations.indices.forEach { conversations[$0].unread = 0 }
    }
}

struct ConversationList: View {
    @State private var inbox = Inbox()
    @State private var deleting: Conversation?
    @State private var search = ""
    @State private var isSearching = false

    var body: some View {
        @Bindable var inbox = inbox
        NavigationStack(path: $inbox.path) {
            List {
                if !inbox.pinned.isEmpty && !isSearching {
                    Section("Pinned") { rows(inbox.pinned) }
                        .listSectionSpacing(.compact)
                }
                Section { rows(inbox.others) }
            }
            .listStyle(.plain)
            .animation(.default, value: inbox.conversations)
            .refreshable { try? await inbox.reload() }
            .searchable(text: $search, isPresented: $isSearching, prompt: Text("Search chats"))
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .navigationTitle("Chats")
            .navigationDestination(for: ChatRoute.self) { route in
                switch route {
                case .conversation(let id): Text(inbox[id]?.name ?? "Unknown")
                case .settings: Text("Settings").toolbar(.hidden, for: .tabBar)
                }
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    if inbox.isLoading { ProgressView().controlSize(.mini) }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    NavigationLink(value: ChatRoute.settings) { Image(systemName: "gear") }
                }
            }
            .confirmationDialog("Delete chat", isPresented: .init(get: { deleting != nil }, set: { _ in deleting = nil }), presenting: deleting) { conversation in
                Button("Delete \(conversation.name)", role: .destructive) { inbox[conversation.id] = nil }
            }
        }
        .environment(inbox)
    }

    private func rows(_ conversations: [Conversation]) -> some View {
        ForEach(conversations) { conversation in
            NavigationLink(value: ChatRoute.conversation(conversation.id)) {
                ConversationRow(conversation: conversation)
            }
            .badge(conversation.unread)
            .badgeProminence(conversation.isMuted ? .decreased : .increased)
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button(role: .destructive) { deleting = conversation } label: { Label("Delete", systemImage: "trash") }
                Button("Mute", systemImage: "bell.slash") { inbox[conversation.id]?.isMuted.toggle() }
                    .tint(.indigo)
            }
            .swipeActions(edge: .leading) {
                Button("Pin", systemImage: "pin") { inbox[conversation.id]?.isPinned.toggle() }
                    .tint(.yellow)
            }
            .listRowSeparatorTint(.accentColor)
        }
    }
}

struct ConversationRow: View {
    @Environment(Inbox.self) private var inbox: Inbox?
    let conversation: Conversation

    var body: some View {
        HStack(spacing: 12) {
            Text(conversation.initials)
                .font(.callout.bold())
                .frame(width: 44, height: 44)
                .background(.tint.opacity(0.2), in: .circle)
            VStack(alignment: .leading) {
                HStack {
                    Text(conversation.name).bold(conversation.unread > 0)
                    Spacer()
                    Text(conversation.date.formatted(.relative(presentation: .named, unitsStyle: .abbreviated)))
                        .font(.caption).foregroundStyle(.secondary)
                }
                Text(conversation.preview)
                    .lineLimit(2, reservesSpace: true)
                    .truncationMode(.tail)
                    .foregroundStyle(.secondary)
                    .redacted(reason: inbox?.isLoading == true ? .placeholder : [])
            }
        }
    }
}
