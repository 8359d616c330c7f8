import SwiftUI

struct GridTile: Identifiable, Equatable {
    let id: Int
    var color: Color
}

struct LongPressReorderGrid: View {
    enum DragState: Equatable {
        case inactive
        case pressing
        case dragging(translation: CGSize)

        var translation: CGSize {
            if case .dragging(let translation) = self { return translation }
            return .zero
        }

        var isActive: Bool { self != .inactive }
    }

    @GestureState private var dragState = DragState.inactive
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var rotation = Angle.zero
    @State private var tiles = (0..<9).map { GridTile(id: $0, color: [.red, .green, .blue][$0 % 3]) }
    @State private var active: GridTile.ID?
    @State private var finalAngle = Angle.zero
    @State private var hover = false
    @State private var location: CGPoint?

    var body: some View {
        LazyVGrid(columns: .init(repeating: .init(.fixed(90), spacing: 10), count: 3), alignment: .center, spacing: 10) {
            ForEach($tiles) { $tile in
                RoundedRectangle(cornerRadius: 12)
                    .fill(tile.color.gradient)
                    .frame(height: 90)
                    .overlay(alignment: .bottomTrailing) { Text("\(tile.id)").padding(4) }
                    .offset(active == tile.id ? dragState.translation : .zero)
                    .scaleEffect(active == tile.id && dragState.isActive ? 1.1 : 1)
                    .zIndex(active == tile.id ? 1 : 0)
                    .shadow(radius: active == tile.id ? 8 : 0)
                    .gesture(gesture(for: tile))
                    .simultaneousGesture(TapGesture(count: 2).onEnded { tile.color = .random })
            }
        }
        .rotationEffect(finalAngle + rotation, anchor: .center)
        .gesture(
            RotateGesture(minimumAngleDelta: .degrees(2))
                .updating($rotation) { value, state, _ in state = value.rotation }
                .onEnded { finalAngle += $0.rotation }
                .exclusively(before: SpatialTapGesture(coordinateSpace: .local).onEnded { location = $0.location })
        )
        .highPriorityGesture(LongPressGesture(minimumDuration: 2).onEnded { _ in tiles.shuffle() }, including: .gesture)
        .onContinuousHover { phase in
            switch phase {
            case .active(let point): location = point
            case .ended: location = nil
            }
        }
        .onHover { hover = $0 }
        .hoverEffect(.lift)
        .defersSystemGestures(on: .bottom)
        .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {} onPressingChanged: { _ in }
        .sensoryFeedback(.impact(weight: .medium, intensity: 0.7), trigger: active)
        .animation(.interactiveSpring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1), value: tiles)
    }

    private func gesture(for tile: GridTile) -> some Gesture {
        LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .updating($dragState) { value, state, transaction in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag):
                    state = .dragging(translation: drag?.translation ?? .zero)
                    transaction.animation = .interactiveSpring()
                default: state = .inactive
                }
            }
            .onChanged { _ in active = tile.id }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                let steps = Int((drag.predictedEndTranslation.width / 100).rounded())
                withAnimation { swap(tile, by: steps) }
                active = nil
            }
    }

    private func swap(_ tile: GridTile, by steps: Int) {
        guard let from = tiles.firstIndex(of: tile) else { return }
        let to = max(0, min(tiles.count - 1, from + steps))
        tiles.swapAt(from, to)
    }
}

extension Color {
    static var random: Color { Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1)) }
}
