import Combine
import SwiftUI

struct ChatMessage: Identifiable, Hashable {
    enum Sender: Hashable { case me, other(name: String) }
    enum State { case sending, sent, read, failed }
    let id: UUID
    var sender: Sender
    var text: AttributedString
    var date: Date
    var state: State = .sent
    var reactions: [Character: Int] = [:]
}

struct BubbleShape: Shape {
    var isMine: Bool
    func path(in rect: CGRect) -> Path {
        let corners: UIRectCorner = isMine ? [.topLeft, .topRight, .bottomLeft] : [.topLeft, .topRight, .bottomRight]
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 16, height: 16))
        return Path(path.cgPath)
    }
}

struct ChatBubbleList: View {
    @State private var messages: [ChatMessage] = []
    @State private var draft = ""
    @State private var keyboardHeight: CGFloat = 0
    @State private var replyTo: ChatMessage?
    @FocusState private var composerFocused: Bool
    @Namespace private var bottomID

    private var sections: [(Date, [ChatMessage])] {
        Dictionary(grouping: messages) { Calendar.current.startOfDay(for: $0.date) }
            .map { ($0.key, $0.value) }
            .sorted { $0.0 < $1.0 }
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 4, pinnedViews: .sectionHeaders) {
                    ForEach(sections, id: \.0) { day, items in
                        Section {
                            ForEach(items) { row($0) }
                        } header: {
                            Text(day, format: Date.FormatStyle().weekday(.abbreviated).day().month())
                                .font(.caption2).padding(4).background(.thinMaterial, in: Capsule(style: .continuous))
                        }
                    }
                    Color.clear.frame(height: 1).id(bottomID)
                }
            }
            .defaultScrollAnchor(.bottom)
            .onChange(of: messages.count) { withAnimation { proxy.scrollTo(bottomID, anchor: .bottom) } }
        }
        .safeAreaInset(edge: .bottom) { composer }
        .onReceive(keyboardPublisher) { keyboardHeight = $0 }
        .dismissKeyboardOnTap($composerFocused)
    }

    private func row(_ message: ChatMessage) -> some View {
        let isMine = message.sender == .me
        return HStack(alignment: .bottom) {
            if isMine { Spacer(minLength: 60) }
            VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
                if case .other(let name) = message.sender { Text(name).font(.caption2).foregroundStyle(.secondary) }
                Text(message.text)
                    .padding(.init(top: 8, leading: 12, bottom: 8, trailing: 12))
                    .foregroundStyle(isMine ? Color.white : Color.primary)
                    .background(isMine ? Color.blue : Color(.systemGray5))
                    .clipShape(BubbleShape(isMine: isMine))
                    .overlay(alignment: isMine ? .bottomLeading : .bottomTrailing) {
                        if !message.reactions.isEmpty { Text(String(message.reactions.keys.sorted())).font(.caption).offset(y: 10) }
                    }
                Group {
                    switch message.state {
                    case .sending: ProgressView().scaleEffect(0.5)
                    case .failed: Button("Retry", systemImage: "exclamationmark.circle") {}.foregroundStyle(.red)
                    case .sent, .read: Text(message.date.formatted(.dateTime.hour().minute()))
                    }
                }
                .font(.caption2)
            }
            if !isMine { Spacer(minLength: 60) }
        }
        .padding(.horizontal)
        .swipeToReply { replyTo = message }
        .contextMenu {
            ControlGroup { ForEach(["❤️", "👍", "😂"], id: \.self) { emoji in Button(emoji) { react(emoji, to: message) } } }
            Button("Copy") { UIPasteboard.general.string = NSAttributedString(message.text).string }
        }
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...5)
                .textFieldStyle(.plain)
                .padding(8)
                .background(RoundedRectangle(cornerRadius: 18).stroke(Color(uiColor: .separator)))
                .focused($composerFocused)
                .submitLabel(.send)
            Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.title) }
                .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
        }
        .padding(8)
        .background(.bar)
    }

    private var keyboardPublisher: AnyPublisher<CGFloat, Never> {
        Publishers.Merge(
            NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
                .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height },
            NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) }
        )
        .eraseToAnyPublisher()
    }

    private func send() {
        messages.append(ChatMessage(id: UUID(), sender: .me, text: AttributedString(draft), date: .now, state: .sending))
        draft.removeAll()
    }

    private func react(_ emoji: String, to message: ChatMessage) {
        guard let index = messages.firstIndex(of: message), let character = emoji.first else { return }
        messages[index].reactions[character, default: 0] += 1
    }
}

private struct SwipeToReply: ViewModifier {
    let action: () -> Void
    @GestureState private var offset: CGFloat = 0
    func body(content: Content) -> some View {
        content.offset(x: offset).gesture(
            DragGesture(minimumDistance: 20).updating($offset) { value, state, _ in state = max(0, min(60, value.translation.width)) }
                .onEnded { if $0.translation.width > 50 { action() } })
    }
}

extension View {
    func swipeToReply(_ action: @escaping () -> Void) -> some View { modifier(SwipeToReply(action: action)) }
    func dismissKeyboardOnTap(_ focus: FocusState<Bool>.Binding) -> some View { onTapGesture { focus.wrappedValue = false } }
}
