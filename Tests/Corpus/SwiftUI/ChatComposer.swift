import SwiftUI

struct ChatLine: Identifiable, Hashable, Sendable {
    enum Status: Sendable { case sending, sent, failed }
    var id = UUID()
    var text: String
    var isMine: Bool
    var date = Date.now
    var status = Status.sent
    var reactions: [String: Int] = [:]
}

@MainActor
@Observable
class ChatRoom {
    private(set) var lines: [ChatLine] = (0..<30).map { ChatLine(text: "Line \($0)", isMine: $0 % 3 == 0, date: .now.addingTimeInterval(Double($0 - 30) * 3600)) }
    var isTyping = false

    var byDay: [(day: Date, lines: [ChatLine])] {
        Dictionary(grouping: lines) { Calendar.current.startOfDay(for: $0.date) }.map { ($0.key, $0.value) }.sorted { $0.day < $1.day }
    }

    func send(_ text: String) async throws {
        var line = ChatLine(text: text, isMine: true, status: .sending)
        lines.append(line)
        try await Task.sleep(for: .milliseconds(300), tolerance: .milliseconds(50))
        line.status = .sent
        if let index = lines.lastIndex(where: { $0.id == line.id }) { lines[index] = line }
        isTyping = true
        defer { isTyping = false }
        try await Task.sleep(for: .seconds(1))
        lines.append(ChatLine(text: "Re: \(text)", isMine: false))
    }

    func react(_ emoji: String, to id: ChatLine.ID) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        lines[index].reactions[emoji, default: 0] += 1
    }
}

struct ChatComposer: View {
    @State private var room = ChatRoom()
    @State private var draft = ""
    @State private var visible: ChatLine.ID?
    @State private var isAtBottom = true
    @State private var error: (any Error)?
    @FocusState private var isWriting: Bool
    @Namespace private var bubble

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
                ForEach(room.byDay, id: \.day) { day, lines in
                    Section {
                        ForEach(lines) { line in
                            Bubble(line: line)
                                .contextMenu {
                                    ControlGroup {
                                        ForEach(["👍", "❤️", "😂"], id: \.self) { emoji in Button(emoji) { withAnimation(.bouncy) { room.react(emoji, to: line.id) } } }
                                    }
                                    .controlGroupStyle(.palette)
                                    Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = line.text }
                                    ShareLink(item: line.text)
                                }
                                .transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity))
                                .onScrollVisibilityChange(threshold: 0.9) { if line == room.lines.last { isAtBottom = $0 } }
                        }
                    } header: {
                        Text(day, format: Date.FormatStyle(date: .abbreviated).weekday(.wide))
                            .font(.caption.weight(.medium)).padding(.horizontal, 10).padding(.vertical, 4)
                            .background(.thinMaterial, in: .capsule)
                    }
                }
                if room.isTyping { TypingDots().frame(maxWidth: .infinity, alignment: .leading).transition(.opacity) }
            }
            .padding(.horizontal)
            .scrollTargetLayout()
        }
        .defaultScrollAnchor(.bottom)
        .scrollPosition(id: $visible, anchor: .bottom)
        .scrollDismissesKeyboard(.interactively)
        .scrollIndicatorsFlash(onAppear: true)
        .scrollBounceBehavior(.basedOnSize)
        .animation(.default, value: room.lines)
        .overlay(alignment: .bottomTrailing) {
            if !isAtBottom {
                Button { withAnimation { visible = room.lines.last?.id } } label: { Image(systemName: "chevron.down").padding(12).background(.regularMaterial, in: .circle) }
                    .padding()
                    .transition(.scale)
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { composer }
        .alert("Not sent", isPresented: .init(get: { error != nil }, set: { _ in error = nil }), actions: {}, message: { Text(error?.localizedDescription ?? "") })
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...5)
                .padding(10)
                .background(.fill.tertiary, in: .rect(cornerRadius: 18))
                .focused($isWriting)
                .onKeyPress(.return, phases: .down) { press in
                    guard press.modifiers.isEmpty else { return .ignored }
                    send()
                    return .handled
                }
            Button("Send", systemImage: "arrow.up.circle.fill", action: send)
                .labelStyle(.iconOnly)
                .font(.title)
                .symbolEffect(.bounce.up, value: room.lines.count)
                .disabled(draft.isEmpty)
                .keyboardShortcut(.return, modifiers: .command)
        }
        .padding(8)
        .background(.bar)
    }

    private func send() {
        let text = draft
        draft.removeAll()
        Task { @MainActor in
            do { try await room.send(text) } catch is CancellationError {} catch { self.error = error }
        }
    }
}

private struct Bubble: View {
    let line: ChatLine
    var body: some View {
        HStack {
            if line.isMine { Spacer(minLength: 60) }
            VStack(alignment: line.isMine ? .trailing : .leading, spacing: 2) {
                Text(LocalizedStringKey(line.text))
                    .foregroundStyle(line.isMine ? .white : .primary)
                    .padding(.horizontal, 12).padding(.vertical, 8)
                    .background(line.isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill.secondary), in: UnevenRoundedRectangle(topLeadingRadius: 18, bottomLeadingRadius: line.isMine ? 18 : 4, bottomTrailingRadius: line.isMine ? 4 : 18, topTrailingRadius: 18, style: .continuous))
                    .contentShape(.contextMenuPreview, .rect(cornerRadius: 18))
                HStack(spacing: 4) {
                    ForEach(line.reactions.sorted(by: >), id: \.key) { emoji, count in Text("\(emoji) \(count)").font(.caption2) }
                    if line.status == .sending { ProgressView().controlSize(.mini) }
                    if line.status == .failed { Image(systemName: "exclamationmark.circle").foregroundStyle(.red) }
                }
            }
            if !line.isMine { Spacer(minLength: 60) }
        }
        .containerRelativeFrame(.horizontal, alignment: line.isMine ? .trailing : .leading)
        .geometryGroup()
    }
}

private struct TypingDots: View {
    var body: some View {
        PhaseAnimator(0..<3) { phase in
            HStack(spacing: 4) { ForEach(0..<3, id: \.self) { Circle().frame(width: 7).opacity($0 == phase ? 1 : 0.3) } }
        } animation: { _ in .easeInOut(duration: 0.3) }
    }
}
