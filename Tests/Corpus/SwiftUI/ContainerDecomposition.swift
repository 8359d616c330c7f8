import SwiftUI

struct CardStack<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 0) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading) {
                    if !section.header.isEmpty { section.header.font(.headline) }
                    Group(subviews: section.content) { subviews in
                        if let first = subviews.first {
                            first.frame(maxWidth: .infinity).background(.thinMaterial)
                        }
                        ForEach(subviews.dropFirst()) { subview in
                            subview.padding(.vertical, subview.containerValues.isPinned ? 20 : 4)
                        }
                        Text("\(subviews.count) cards").font(.caption)
                    }
                    section.footer
                }
            }
        }
    }
}

extension ContainerValues {
    @Entry var isPinned = false
}

extension View {
    func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct WizardStep<Value: Hashable, Content: View, Footer: View>: View {
    let value: Value
    private let content: Content
    private let footer: Footer

    init(_ value: Value, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer = { EmptyView() }) {
        self.value = value
        self.content = content()
        self.footer = footer()
    }

    var body: some View {
        VStack { content; footer }.id(value).tag(value)
    }
}

struct BoundsKey: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct ContainerDecomposition: View {
    @State private var step = "names"
    @State private var height: CGFloat = 0
    @State private var tabs = ["names", "dates", "done"]

    var body: some View {
        VStack {
            CardStack {
                Section("Letters") {
                    Text("A").pinned()
                    Text("B")
                    ForEach(["C", "D"], id: \.self) { Text($0) }
                }
                Section {
                    Toggle("On", isOn: .constant(true))
                } footer: {
                    Text("Footer")
                }
            }
            HStack {
                ForEach(tabs, id: \.self) { tab in
                    Text(tab)
                        .padding(8)
                        .anchorPreference(key: BoundsKey.self, value: .bounds) { [tab: $0] }
                        .onTapGesture { withAnimation(.smooth) { step = tab } }
                        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { value, anchor in value[tab] = anchor }
                }
            }
            .overlayPreferenceValue(BoundsKey.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds[step] {
                        let frame = proxy[anchor]
                        Capsule().stroke(.tint, lineWidth: 2).frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
            .backgroundPreferenceValue(BoundsKey.self, alignment: .center) { Color.gray.opacity($0.isEmpty ? 0 : 0.1) }
            TabView(selection: $step) {
                WizardStep("names") { Text("Names") }
                WizardStep("dates") { Text("Dates") } footer: { Button("Next") { step = "done" } }
                WizardStep("done") { Text("Done") }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .interactive))
            .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.height } action: { height = $0 }
            .layoutPriority(1)
            Text("\(height, specifier: "%.0f")")
                .alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
                .transaction { $0.animation = nil }
                .geometryGroup()
                .animation(.spring) { $0.scaleEffect(height > 200 ? 1.1 : 1) }
        }
        .transaction(value: step) { $0.animation = .bouncy }
    }
}

private extension SubviewsCollection {
    var isEmpty: Bool { count == 0 }
}
