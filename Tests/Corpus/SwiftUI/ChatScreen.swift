import SwiftUI

struct ChatMessage: Identifiable, Equatable, Sendable {
    let id: UUID
    var text: AttributedString
    var isMine: Bool
    var date: Date
    var reaction: String?
}

struct ChatBubbleShape: Shape {
    var isMine: Bool
    var radius: CGFloat = 18

    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
        let x = isMine ? rect.maxX : rect.minX
        path.move(to: CGPoint(x: x, y: rect.maxY - 12))
        path.addQuadCurve(to: CGPoint(x: x + (isMine ? 6 : -6), y: rect.maxY), control: CGPoint(x: x, y: rect.maxY - 2))
        path.addLine(to: CGPoint(x: x + (isMine ? -12 : 12), y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct BubbleWidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension EnvironmentValues {
    @Entry var bubbleTint: Color = .blue
}

struct ChatScreen: View {
    @State private var messages: [ChatMessage] = []
    @State private var draft = ""
    @State private var selection: TextSelection?
    @State private var width: CGFloat = 0
    @State private var unread = 3
    @State private var editing: ChatMessage?
    @FocusState private var focused: Bool
    @Environment(\.undoManager) private var undoManager
    @Environment(\.bubbleTint) private var tint

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 6, pinnedViews: [.sectionHeaders]) {
                        ForEach(days, id: \.day) { group in
                            Section {
                                ForEach(group.messages) { message in
                                    bubble(message).id(message.id)
                                }
                            } header: {
                                Text(group.day, style: .date)
                                    .font(.caption.smallCaps())
                                    .frame(maxWidth: .infinity)
                                    .padding(4)
                                    .background(.ultraThinMaterial)
                            }
                        }
                    }
                    .padding(.horizontal)
                    .onPreferenceChange(BubbleWidthKey.self) { new in width = new }
                }
                .defaultScrollAnchor(.bottom)
                .refreshable { await load() }
                .onChange(of: messages.last?.id, initial: true) { _, last in
                    guard let last else { return }
                    withAnimation { proxy.scrollTo(last, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { composer }
            .navigationTitle("Ana")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarRole(.editor)
            .toolbarBackground(.thinMaterial, for: .navigationBar, .bottomBar)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text("Ana").font(.headline)
                        TimelineView(.periodic(from: .now, by: 60)) { context in
                            Text("seen \(context.date, style: .relative) ago").font(.caption2)
                        }
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Menu {
                        Button("Mute", systemImage: "bell.slash") {}
                        Section("Danger") {
                            Button("Block", systemImage: "hand.raised", role: .destructive) {}
                        }
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    } primaryAction: {
                        unread = 0
                    }
                    .menuOrder(.fixed)
                    .menuIndicator(.hidden)
                }
            }
            .sheet(item: $editing) { message in
                Text(message.text)
                    .padding()
                    .presentationDetents([.medium, .fraction(0.3), .height(200)])
                    .presentationDragIndicator(.visible)
                    .presentationCornerRadius(30)
                    .presentationBackground(.regularMaterial)
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationContentInteraction(.scrolls)
            }
        }
        .task(id: unread, priority: .background) { await load() }
    }

    private var days: [(day: Date, messages: [ChatMessage])] {
        Dictionary(grouping: messages) { Calendar.current.startOfDay(for: $0.date) }
            .map { (day: $0.key, messages: $0.value) }
            .sorted { $0.day < $1.day }
    }

    private func bubble(_ message: ChatMessage) -> some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            Text(message.text)
                .padding(.init(top: 8, leading: 14, bottom: 8, trailing: 14))
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: BubbleWidthKey.self, value: proxy.size.width)
                    }
                )
                .background(message.isMine ? tint : Color(.secondarySystemBackground), in: ChatBubbleShape(isMine: message.isMine))
                .foregroundStyle(message.isMine ? .white : .primary)
                .alignmentGuide(.leading) { $0[.leading] - 4 }
                .onTapGesture(count: 2) { react(to: message, "❤️") }
                .draggable(String(message.text.characters))
            if !message.isMine { Spacer(minLength: 60) }
        }
        .accessibilityElement(children: .combine)
        .accessibilitySortPriority(message.isMine ? 0 : 1)
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $draft, selection: $selection, axis: .vertical)
                .textFieldStyle(.plain)
                .focused($focused)
                .lineLimit(1...5)
                .padding(8)
                .background(.quinary, in: RoundedRectangle(cornerRadius: 18))
            Button(action: send) { Label("Send", systemImage: "arrow.up.circle.fill") }
                .labelStyle(.iconOnly)
                .disabled(draft.isEmpty)
                .keyboardShortcut(.return, modifiers: .command)
                .help("Sends the message")
        }
        .padding(8)
        .background(.bar)
        .dropDestination(for: String.self) { items, _ in
            draft += items.joined()
            return true
        }
    }

    private func react(to message: ChatMessage, _ text: String) {
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
        messages[index].reaction = text
    }

    private func send() {
        let parsed = (try? AttributedString(markdown: draft)) ?? AttributedString(draft)
        messages.append(ChatMessage(id: UUID(), text: parsed, isMine: true, date: .now, reaction: nil))
        draft = ""
        selection = nil
        undoManager?.removeAllActions()
    }

    private func load() async {
        try? await Task.sleep(nanoseconds: 1_000_000)
        unread = 0
    }
}
