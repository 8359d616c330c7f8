import SwiftUI

struct SnapBehavior: ScrollTargetBehavior {
    var step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard context.axes.contains(.vertical), context.velocity.dy != 0 else { return }
        target.rect.origin.y = (target.rect.minY / step).rounded() * step
        if target.rect.maxY > context.contentSize.height {
            target.anchor = .bottom
        }
    }
}

struct ScrollLab: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var isAtTop = true
    @State private var headerHeight: CGFloat = 200
    @State private var visible: [Int] = []
    @State private var items = Array(0..<100)
    @State private var isRefreshing = false

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12, pinnedViews: .sectionHeaders) {
                header
                Section {
                    ForEach(items, id: \.self) { item in
                        row(item)
                            .id(item)
                            .onAppear { if item == items.last { items.append(item + 1) } }
                            .scrollTransition { content, phase in
                                content.opacity(1 - abs(phase.value) / 2).offset(x: phase.value * 40)
                            }
                            .scrollTransition(topLeading: .interactive, bottomTrailing: .animated(.bouncy), axis: .vertical) { content, phase in
                                content.saturation(phase == .topLeading ? 0 : 1)
                            }
                    }
                } header: {
                    Text("Items").frame(maxWidth: .infinity).background(.bar)
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .scrollPosition($position)
        .scrollTargetBehavior(SnapBehavior(step: 80))
        .defaultScrollAnchor(.top, for: .initialOffset)
        .contentMargins(.bottom, 60)
        .contentMargins([.top], 10, for: .scrollIndicators)
        .scrollIndicators(.visible, axes: .vertical)
        .scrollBounceBehavior(.always)
        .scrollDisabled(isRefreshing)
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y <= $0.contentInsets.top }) { _, new in
            isAtTop = new
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { visible = $0 }
        .onScrollPhaseChange { old, new, context in
            if old != new, new == .idle { print(context.geometry.visibleRect, context.velocity ?? .zero) }
        }
        .refreshable {
            isRefreshing = true
            try? await Task.sleep(for: .seconds(1))
            isRefreshing = false
        }
        .coordinateSpace(name: "scroll")
        .overlay(alignment: .bottomTrailing) { buttons }
        .safeAreaPadding(.bottom, 8)
        .ignoresSafeArea(.keyboard, edges: .bottom)
    }

    private var header: some View {
        GeometryReader { proxy in
            let offset = proxy.frame(in: .named("scroll")).minY
            LinearGradient(colors: [.cyan, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(height: max(0, headerHeight + max(0, offset)))
                .offset(y: -max(0, offset))
                .overlay(alignment: .bottomLeading) {
                    Text("\(proxy.bounds(of: .scrollView)?.height ?? 0)")
                        .padding(proxy.safeAreaInsets.top + 8)
                }
        }
        .frame(height: headerHeight)
    }

    private func row(_ item: Int) -> some View {
        Text("Row \(item)")
            .frame(maxWidth: .infinity, minHeight: 80, alignment: .leading)
            .padding(.horizontal)
            .background(.quaternary, in: .rect(cornerRadius: 12, style: .continuous))
            .visualEffect { effect, proxy in
                let frame = proxy.frame(in: .scrollView(axis: .vertical))
                let distance = min(0, frame.minY)
                return effect
                    .hueRotation(.degrees(frame.midY / 10))
                    .scaleEffect(1 + distance / 700)
                    .offset(y: -distance / 1.25)
                    .brightness(-distance / 400)
                    .blur(radius: -distance / 50)
            }
    }

    private var buttons: some View {
        VStack {
            Button("Top", systemImage: "arrow.up") { withAnimation { position.scrollTo(edge: .top) } }
                .disabled(isAtTop)
            Button("Middle", systemImage: "circle") { position.scrollTo(id: items.count / 2, anchor: .center) }
            Button("Offset", systemImage: "number") { position.scrollTo(y: 400) }
            Button("Bottom", systemImage: "arrow.down") { withAnimation(.smooth) { position.scrollTo(edge: .bottom) } }
            if position.isPositionedByUser { Text("\(visible.count)") }
            if let id = position.viewID(type: Int.self) { Text("at \(id)") }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderedProminent)
        .padding()
    }
}

#Preview { ScrollLab() }
