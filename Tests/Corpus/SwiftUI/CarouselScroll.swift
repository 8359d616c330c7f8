import SwiftUI

struct Poster: Identifiable, Hashable {
    let id: Int
    var hue: Double { Double(id) / 12 }
}

struct CarouselScroll: View {
    @State private var position = ScrollPosition(idType: Poster.ID.self)
    @State private var current: Poster.ID?
    @State private var offset: CGFloat = 0
    @State private var isScrolling = false
    @State private var visible: [Int] = []
    private let posters = (0..<12).map(Poster.init)

    var body: some View {
        ScrollViewReader { reader in
            VStack {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 16) {
                        ForEach(posters) { poster in
                            RoundedRectangle(cornerRadius: 24)
                                .fill(Color(hue: poster.hue, saturation: 0.6, brightness: 0.9).gradient)
                                .overlay { Text("\(poster.id)").font(.largeTitle) }
                                .containerRelativeFrame(.horizontal)
                                .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                                    content
                                        .scaleEffect(phase.isIdentity ? 1 : 0.85)
                                        .opacity(1 - abs(phase.value) * 0.4)
                                        .rotation3DEffect(.degrees(phase.value * 20), axis: (0, 1, 0))
                                        .blur(radius: phase == .topLeading ? 2 : 0)
                                }
                                .visualEffect { content, proxy in
                                    content.hueRotation(.degrees(proxy.frame(in: .scrollView(axis: .horizontal)).minX / 10))
                                }
                                .onScrollVisibilityChange(threshold: 0.8) { isVisible in
                                    if isVisible { visible = [poster.id] }
                                }
                        }
                    }
                    .scrollTargetLayout()
                }
                .frame(height: 260)
                .scrollPosition(id: $current, anchor: .center)
                .scrollTargetBehavior(.paging)
                .scrollClipDisabled()
                .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
                .safeAreaPadding(.horizontal, 40)
                HStack {
                    ForEach(posters) { poster in
                        Circle().fill(poster.id == current ? Color.primary : .secondary).frame(width: 6)
                            .onTapGesture { withAnimation { current = poster.id } }
                    }
                }
                ScrollView {
                    ForEach(posters) { Text("Row \($0.id)").frame(maxWidth: .infinity).id($0.id) }
                }
                .scrollPosition($position)
                .defaultScrollAnchor(.bottom)
                .onScrollGeometryChange(for: CGFloat.self) { geometry in
                    geometry.contentOffset.y + geometry.contentInsets.top
                } action: { old, new in
                    offset = new
                }
                .onScrollPhaseChange { old, new, context in
                    isScrolling = new.isScrolling
                    if new == .idle { print(context.geometry.visibleRect) }
                }
                .scrollIndicatorsFlash(trigger: current)
                .scrollDisabled(false)
                Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
                Button("Six") { position.scrollTo(id: 6, anchor: .center) }
                Button("Reader") { withAnimation(.easeOut) { reader.scrollTo(11, anchor: .bottom) } }
                Text("\(Int(offset)) \(isScrolling ? "moving" : "still") \(position.viewID(type: Int.self) ?? -1)")
            }
        }
    }
}

struct SnapBehavior: ScrollTargetBehavior {
    let step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard context.velocity.dx >= 0 else { return }
        target.rect.origin.x = (target.rect.minX / step).rounded() * step
        if context.axes.contains(.horizontal), context.containerSize.width > 500 { target.anchor = .leading }
    }
}
