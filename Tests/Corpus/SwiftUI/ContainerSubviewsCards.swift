import SwiftUI

extension ContainerValues {
    @Entry var isPinned: Bool = false
    @Entry var cardTint: Color? = nil
}

extension View {
    func pinned(_ value: Bool = true) -> some View { containerValue(\.isPinned, value) }
    func cardTint(_ color: Color) -> some View { containerValue(\.cardTint, color) }
}

struct CardDeck<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                Group(sections: content) { sections in
                    ForEach(sections) { section in
                        section.header.font(.headline)
                        ForEach(section.content) { subview in
                            card(subview)
                        }
                        section.footer.font(.footnote)
                    }
                }
                ForEach(subviews: content) { subview in
                    if subview.containerValues.isPinned { subview.border(.red) }
                }
                Group(subviews: content) { subviews in
                    if let first = subviews.first { first }
                    Text("\(subviews.count) in total")
                }
            }
        }
    }

    private func card(_ subview: Subview) -> some View {
        subview
            .padding()
            .frame(maxWidth: .infinity)
            .background(subview.containerValues.cardTint ?? .gray.opacity(0.2), in: .rect(cornerRadius: 12, style: .continuous))
    }
}

struct Toast: Equatable, Identifiable {
    let id = UUID()
    var text: String
    var duration: Duration = .seconds(2)
}

struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .top) {
                if let toast {
                    Text(toast.text)
                        .padding()
                        .background(.ultraThickMaterial, in: .capsule)
                        .transition(.push(from: .top))
                        .task(id: toast.id) {
                            try? await Task.sleep(for: toast.duration)
                            self.toast = nil
                        }
                }
            }
            .animation(.smooth(duration: 0.3), value: toast)
    }
}

extension View {
    func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }

    @ViewBuilder
    func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct ContainerSubviewsCards: View {
    @State private var toast: Toast?
    @State private var highContrast = false

    var body: some View {
        CardDeck {
            Section("First") {
                Text("One").pinned()
                Text("Two").cardTint(.mint)
            }
            Section {
                ForEach(0..<3) { Text("Item \($0)") }
            } header: {
                Text("Second")
            } footer: {
                Text("The end")
            }
        }
        .toast($toast)
        .if(highContrast) { $0.contrast(1.5).brightness(0.1).grayscale(0.2) }
        .background {
            MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
                colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
        }
        .safeAreaPadding(.horizontal, 16)
        .onTapGesture { toast = Toast(text: "Tapped") }
    }
}
