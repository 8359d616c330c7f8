import SwiftUI

struct PuzzleState {
    private(set) var tiles: [Int]
    let side: Int

    init(side: Int = 4) {
        self.side = side
        tiles = Array(1..<(side * side)) + [0]
    }

    var isSolved: Bool { tiles.dropLast() == ArraySlice(1..<(side * side)) }

    mutating func tap(_ index: Int) -> Bool {
        guard let blank = tiles.firstIndex(of: 0) else { return false }
        let (row, column) = index.quotientAndRemainder(dividingBy: side)
        let (blankRow, blankColumn) = blank.quotientAndRemainder(dividingBy: side)
        guard abs(row - blankRow) + abs(column - blankColumn) == 1 else { return false }
        tiles.swapAt(index, blank)
        return true
    }

    mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        for _ in 0..<200 { _ = tap(Int.random(in: tiles.indices, using: &generator)) }
    }
}

struct PuzzleSlider: View {
    @State private var state = PuzzleState()
    @State private var moves = 0
    @State private var startedAt: Date?
    @State private var shakes: CGFloat = 0
    @Namespace private var namespace
    @Environment(\.scenePhase) private var scenePhase
    @AppStorage("best") private var best = Int.max

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                stat("Moves", value: moves)
                stat("Best", value: best == .max ? nil : best)
                if let startedAt {
                    VStack { Text("Time").font(.caption); Text(startedAt, style: .timer).monospacedDigit() }
                }
            }
            GeometryReader { proxy in
                let length = min(proxy.size.width, proxy.size.height) / CGFloat(state.side)
                ZStack(alignment: .topLeading) {
                    ForEach(Array(state.tiles.enumerated()), id: \.element) { index, tile in
                        if tile != 0 {
                            tileView(tile)
                                .frame(width: length - 4, height: length - 4)
                                .offset(x: CGFloat(index % state.side) * length, y: CGFloat(index / state.side) * length)
                                .onTapGesture { tap(index) }
                        }
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .modifier(Shake(animatableData: shakes))
            Button("Shuffle", action: shuffle).buttonStyle(.borderedProminent).tint(.brown)
        }
        .padding()
        .background(
            Image(systemName: "square.grid.4x3.fill").resizable(resizingMode: .tile).opacity(0.05).ignoresSafeArea()
        )
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { startedAt = nil }
        }
        .confirmationDialog(Text("Solved in \(moves) moves"), isPresented: .constant(state.isSolved && moves > 0)) {
            Button("Again", action: shuffle)
        }
    }

    private func tileView(_ tile: Int) -> some View {
        RoundedRectangle(cornerRadius: 10, style: .continuous)
            .fill(LinearGradient(gradient: Gradient(stops: [.init(color: .brown, location: 0), .init(color: .orange, location: 1)]), startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottomTrailing))
            .overlay(Text(tile, format: .number).font(.title.weight(.black)).foregroundColor(.white))
            .shadow(color: Color.black.opacity(0.3), radius: 2, x: 1, y: 1)
            .matchedGeometryEffect(id: tile, in: namespace, properties: .frame, anchor: .center, isSource: true)
            .accessibilityLabel(Text("Tile \(tile)"))
            .accessibilityAddTraits([.isButton, .playsSound])
            .accessibilityRemoveTraits(.isStaticText)
    }

    private func stat(_ title: String, value: Int?) -> some View {
        VStack { Text(title).font(.caption).foregroundStyle(.secondary); Text(value?.formatted() ?? "–") }.frame(maxWidth: .infinity)
    }

    private func tap(_ index: Int) {
        var copy = state
        if copy.tap(index) {
            withAnimation(.spring(.snappy)) { state = copy; moves += 1 }
            if startedAt == nil { startedAt = .now }
            if state.isSolved { best = min(best, moves) }
        } else {
            withAnimation(.linear(duration: 0.4)) { shakes += 1 }
        }
    }

    private func shuffle() {
        var generator = SystemRandomNumberGenerator()
        withAnimation(Animation.easeInOut.speed(2).repeatCount(1, autoreverses: false)) { state.shuffle(using: &generator) }
        moves = 0
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}
