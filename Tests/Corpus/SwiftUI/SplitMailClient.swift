import SwiftUI

struct Mailbox: Identifiable, Hashable {
    let id: String
    var name: String
    var icon: String
    var messages: [Mail]
    var children: [Mailbox]?
}

struct Mail: Identifiable, Hashable {
    let id: UUID
    var sender: PersonNameComponents
    var subject: String
    var body: AttributedString
    var date: Date
    var isRead: Bool
}

struct SplitMailClient: View {
    @State var mailboxes: [Mailbox]
    @State private var selectedBox: Mailbox.ID?
    @State private var selectedMail: Set<Mail.ID> = []
    @State private var visibility: NavigationSplitViewVisibility = .all
    @State private var preferredColumn = NavigationSplitViewColumn.sidebar
    @State private var editMode: EditMode = .inactive
    @SceneStorage("mail.lastBox") private var lastBox: String?

    private var box: Mailbox? { mailboxes.first { $0.id == selectedBox } }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $preferredColumn) {
            List(mailboxes, children: \.children, selection: $selectedBox) { box in
                Label(box.name, systemImage: box.icon)
                    .badge(box.messages.count { !$0.isRead })
            }
            .navigationTitle("Mailboxes")
            .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
        } content: {
            if let box {
                List(box.messages, selection: $selectedMail) { mail in
                    MailRow(mail: mail)
                }
                .environment(\.editMode, $editMode)
                .toolbar {
                    ToolbarItem { EditButton() }
                    ToolbarItem(placement: .bottomBar) {
                        Button("Mark read", systemImage: "envelope.open") {}
                            .disabled(selectedMail.isEmpty)
                    }
                    ToolbarItem(placement: .status) {
                        Text("\(selectedMail.count) selected").font(.caption)
                    }
                }
                .navigationTitle(box.name)
            } else {
                ContentUnavailableView("No mailbox", systemImage: "tray", description: Text("Choose one at the side."))
            }
        } detail: {
            if let id = selectedMail.first, let mail = box?.messages.first(where: { $0.id == id }) {
                ScrollView {
                    Text(mail.body).textSelection(.enabled).frame(maxWidth: .infinity, alignment: .leading).padding()
                }
                .navigationTitle(mail.subject)
                .navigationSubtitleIfAvailable(mail.sender.formatted(.name(style: .short)))
            } else {
                Text("Nothing selected").foregroundStyle(.tertiary)
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: selectedBox, initial: false) { old, new in
            lastBox = new
            if old != new { selectedMail = [] }
        }
        .onAppear { selectedBox = lastBox }
    }
}

extension View {
    @ViewBuilder func navigationSubtitleIfAvailable(_ text: String) -> some View {
        if #available(iOS 26.0, *) {
            self.toolbar { ToolbarItem(placement: .principal) { Text(text) } }
        } else {
            self
        }
    }
}

private struct MailRow: View {
    let mail: Mail
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        layout {
            Circle().fill(mail.isRead ? .clear : .blue).frame(width: 10)
            VStack(alignment: .leading) {
                Text(mail.sender.formatted(.name(style: .medium))).bold(!mail.isRead)
                Text(mail.subject).font(.subheadline)
                Text(String(mail.body.characters.prefix(80))).font(.caption).lineLimit(1)
            }
            Spacer(minLength: 0)
            Text(mail.date.formatted(.relative(presentation: .numeric, unitsStyle: .narrow)))
                .font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}
