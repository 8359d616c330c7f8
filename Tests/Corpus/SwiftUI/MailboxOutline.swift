import SwiftUI

struct Mailbox: Identifiable, Hashable {
    let id: String
    var name: String { id.components(separatedBy: "/").last ?? id }
    var symbol = "folder"
    var unread = 0
    var children: [Mailbox]?
}

struct Mail: Identifiable, Hashable {
    let id: Int
    let sender: String
    let subject: String
    let preview: String
    let date: Date
    var isRead = false
    var isFlagged = false
}

enum MailSort: String, CaseIterable { case date = "Date", sender = "Sender", unread = "Unread first" }

struct MailboxOutline: View {
    @State private var selected: Mailbox.ID?
    @State private var mailSelection: Set<Mail.ID> = []
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var search = ""
    @State private var scope = 0
    @State private var sort = MailSort.date
    @State private var mails = (1...40).map {
        Mail(
            id: $0, sender: ["Ana", "Ben", "Cleo"][$0 % 3], subject: "Message \($0)", preview: String(repeating: "Lorem ipsum ", count: 8),
            date: Date(timeIntervalSinceNow: -Double($0) * 5_000))
    }

    private let boxes = [
        Mailbox(id: "Inbox", symbol: "tray", unread: 12),
        Mailbox(
            id: "Work", symbol: "briefcase",
            children: [Mailbox(id: "Work/Clients", unread: 2), Mailbox(id: "Work/Archive", children: [Mailbox(id: "Work/Archive/2024")])]),
        Mailbox(id: "Trash", symbol: "trash"),
    ]

    private var shown: [Mail] {
        let found = mails.filter { mail in
            (search.isEmpty || mail.subject.localizedStandardContains(search) || mail.sender.localizedCaseInsensitiveContains(search))
                && (scope == 0 || !mail.isRead)
        }
        return switch sort {
        case .date: found.sorted(using: KeyPathComparator(\.date, order: .reverse))
        case .sender: found.sorted(using: [KeyPathComparator(\Mail.sender), KeyPathComparator(\Mail.date, order: .reverse)])
        case .unread: found.sorted { !$0.isRead && $1.isRead }
        }
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(boxes, children: \.children, selection: $selected) { box in
                Label(box.name, systemImage: box.symbol)
                    .badge(box.unread)
                    .badgeProminence(.decreased)
            }
            .listStyle(.sidebar)
            .navigationTitle("Mailboxes")
            .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
        } content: {
            List(shown, selection: $mailSelection) { mail in
                MailRow(mail: mail)
                    .swipeActions {
                        Button("Archive", systemImage: "archivebox") { remove([mail.id]) }.tint(.purple)
                        Button("Flag", systemImage: "flag") { flag([mail.id]) }.tint(.orange)
                    }
            }
            .contextMenu(forSelectionType: Mail.ID.self) { ids in
                Button("Flag") { flag(ids) }
                Button("Delete", role: .destructive) { remove(ids) }
            } primaryAction: { ids in
                for index in mails.indices where ids.contains(mails[index].id) { mails[index].isRead = true }
            }
            .refreshable { try? await Task.sleep(nanoseconds: 500_000_000) }
            .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search mail")
            .searchScopes($scope) {
                Text("All").tag(0)
                Text("Unread").tag(1)
            }
            .searchSuggestions {
                ForEach(["Ana", "Ben"], id: \.self) { Text($0).searchCompletion($0) }
            }
            .listRowSpacing(4)
            .listSectionSpacing(.compact)
            .navigationTitle(selected ?? "All")
            .navigationSubtitle("\(shown.count(where: { !$0.isRead })) unread")
            .toolbar {
                Picker("Sort", selection: $sort) {
                    ForEach(MailSort.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.menu)
            }
            .toolbarTitleDisplayMode(.inlineLarge)
        } detail: {
            if let id = mailSelection.first, let mail = mails.first(where: { $0.id == id }) {
                ScrollView {
                    Text(mail.preview).textSelection(.enabled).padding()
                }
                .navigationTitle(mail.subject)
            } else {
                ContentUnavailableView {
                    Label("No Selection", systemImage: "envelope")
                } description: {
                    Text("Choose a message.")
                } actions: {
                    Button("Show mailboxes") { visibility = .doubleColumn }.buttonStyle(.bordered)
                }
            }
        }
        .navigationSplitViewStyle(.balanced)
    }

    private func remove(_ ids: Set<Mail.ID>) { withAnimation { mails.removeAll { ids.contains($0.id) } } }
    private func flag(_ ids: Set<Mail.ID>) {
        for index in mails.indices where ids.contains(mails[index].id) { mails[index].isFlagged.toggle() }
    }
}

private struct MailRow: View {
    let mail: Mail
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .top))
        layout {
            Circle().fill(mail.isRead ? .clear : .blue).frame(width: 8, height: 8)
            VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline) {
                    Text(mail.sender).font(.headline)
                    Spacer(minLength: 8)
                    if mail.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange).symbolEffect(.bounce, value: mail.isFlagged) }
                    Text(mail.date, format: .relative(presentation: .named, unitsStyle: .abbreviated))
                        .font(.caption).foregroundStyle(.secondary)
                }
                Text(mail.subject).lineLimit(1)
                Text(mail.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2, reservesSpace: true)
            }
        }
        .padding(.vertical, 2)
    }
}
