import SwiftUI

struct FeedPost: Identifiable, Hashable {
    let id: Int
    var title: String
    var hue: Double
}

struct ScrollOffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct ScrollEffectsFeed: View {
    @State private var posts = (0..<40).map { FeedPost(id: $0, title: "Post \($0)", hue: Double($0) / 40) }
    @State private var position = ScrollPosition(idType: FeedPost.ID.self)
    @State private var offset: CGFloat = 0
    @State private var phase: ScrollPhase = .idle
    @State private var visible: Set<Int> = []
    @State private var showsTop = false
    @State private var size = CGSize.zero

    var body: some View {
        ScrollView(.vertical) {
            LazyVStack(spacing: 12, pinnedViews: [.sectionHeaders]) {
                Section {
                    ForEach(posts) { post in
                        RoundedRectangle(cornerRadius: 20)
                            .fill(Color(hue: post.hue, saturation: 0.6, brightness: 0.9))
                            .frame(height: 160)
                            .overlay { Text(post.title).font(.title.bold()) }
                            .visualEffect { content, proxy in
                                content.offset(x: proxy.frame(in: .scrollView).minY * 0.05)
                            }
                            .scrollTransition(.interactive, axis: .vertical) { content, phase in
                                content.rotation3DEffect(.degrees(phase.value * 20), axis: (1, 0, 0))
                                    .saturation(phase.isIdentity ? 1 : 0.3)
                            }
                            .containerRelativeFrame(.horizontal) { length, _ in length * 0.9 }
                            .onScrollVisibilityChange(threshold: 0.5) { isVisible in
                                if isVisible { visible.insert(post.id) } else { visible.remove(post.id) }
                            }
                            .id(post.id)
                    }
                } header: {
                    Text("Visible: \(visible.count)")
                        .padding(6)
                        .frame(maxWidth: .infinity)
                        .background(.regularMaterial)
                        .background(GeometryReader { proxy in
                            Color.clear.preference(key: ScrollOffsetKey.self, value: proxy.frame(in: .named("feed")).minY)
                        })
                }
            }
            .scrollTargetLayout()
        }
        .coordinateSpace(.named("feed"))
        .onPreferenceChange(ScrollOffsetKey.self) { value in
            Task { @MainActor in offset = value }
        }
        .scrollPosition($position)
        .scrollIndicators(.hidden)
        .scrollClipDisabled()
        .defaultScrollAnchor(.top)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y > geometry.containerSize.height
        } action: { _, new in
            withAnimation { showsTop = new }
        }
        .onScrollPhaseChange { _, new in phase = new }
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
        .overlay(alignment: .bottomTrailing) {
            if showsTop {
                Button("To top", systemImage: "arrow.up.circle.fill") {
                    withAnimation { position.scrollTo(edge: .top) }
                }
                .labelStyle(.iconOnly)
                .font(.largeTitle)
                .padding()
                .transition(.move(edge: .trailing))
            }
        }
        .toolbar(phase.isScrolling ? .hidden : .visible, for: .navigationBar)
        .scrollEdgeEffectIfAvailable()
    }
}

private extension View {
    func scrollEdgeEffectIfAvailable() -> some View { self }
}

struct LegacyScroll: View {
    @State private var current: Int? = 0

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView([.horizontal]) {
                HStack {
                    ForEach(0..<10, id: \.self) { index in
                        Text("\(index)").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8).id(index)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $current, anchor: .center)
            .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
            .onAppear { proxy.scrollTo(3, anchor: .leading) }
            .flipsForRightToLeftLayoutDirection(true)
        }
    }
}
