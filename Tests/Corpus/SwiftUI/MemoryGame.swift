import SwiftUI

struct MemoryCard: Identifiable, Equatable {
    let id: Int
    let symbol: String
    var isFaceUp = false
    var isMatched = false
}

@Observable @MainActor
final class MemoryGame {
    private(set) var cards: [MemoryCard] = []
    private(set) var moves = 0
    private(set) var score = 0
    private var firstPick: Int?

    var isWon: Bool { cards.allSatisfy(\.isMatched) }

    init() { deal() }

    func deal() {
        let symbols = ["hare", "tortoise", "ant", "ladybug", "leaf", "flame"]
        cards = (symbols + symbols).shuffled().enumerated().map { MemoryCard(id: $0.offset, symbol: $0.element) }
        moves = 0
        score = 0
        firstPick = nil
    }

    func choose(_ card: MemoryCard) {
        guard let index = cards.firstIndex(of: card), !card.isFaceUp, !card.isMatched else { return }
        if let first = firstPick {
            moves += 1
            if cards[first].symbol == cards[index].symbol {
                cards[first].isMatched = true
                cards[index].isMatched = true
                score += 2
            } else {
                score -= 1
            }
            firstPick = nil
        } else {
            for other in cards.indices where !cards[other].isMatched { cards[other].isFaceUp = false }
            firstPick = index
        }
        cards[index].isFaceUp = true
    }
}

struct FlipModifier: ViewModifier, Animatable {
    var rotation: Double

    init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

    nonisolated var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let base = RoundedRectangle(cornerRadius: 12, style: .continuous)
            base.strokeBorder(lineWidth: 2)
                .background(base.fill(.background))
                .overlay(content)
                .opacity(rotation < 90 ? 1 : 0)
            base.fill(.tint)
                .opacity(rotation < 90 ? 0 : 1)
        }
        .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0), perspective: 0.3)
    }
}

extension View {
    func flip(isFaceUp: Bool) -> some View { modifier(FlipModifier(isFaceUp: isFaceUp)) }
}

struct MemoryGameView: View {
    @State private var game = MemoryGame()
    @State private var dealt = Set<Int>()
    @Namespace private var dealing
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var columns: [GridItem] {
        [GridItem(.adaptive(minimum: sizeClass == .compact ? 70 : 100, maximum: 140), spacing: 8)]
    }

    var body: some View {
        VStack {
            HStack {
                Text("Score \(game.score)").contentTransition(.numericText(value: Double(game.score)))
                Spacer()
                Text("\(game.moves) moves").contentTransition(.numericText())
            }
            .font(.title3.weight(.semibold))
            .fontDesign(.rounded)

            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(game.cards.filter { dealt.contains($0.id) }) { card in
                    cardView(card)
                }
            }
            .animation(reduceMotion ? nil : .spring(response: 0.4, dampingFraction: 0.7), value: game.cards)
            Spacer()
            deck
            Button("New game", action: restart)
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .controlSize(.large)
        }
        .padding()
        .tint(.indigo)
        .sensoryFeedback(.success, trigger: game.isWon)
        .overlay {
            if game.isWon {
                Text("You won!").font(.largeTitle.bold())
                    .padding()
                    .background(.thinMaterial, in: .rect(cornerRadius: 20))
                    .transition(.scale.combined(with: .opacity))
            }
        }
    }

    private func cardView(_ card: MemoryCard) -> some View {
        Image(systemName: card.symbol)
            .resizable()
            .scaledToFit()
            .padding(12)
            .symbolRenderingMode(.hierarchical)
            .symbolEffect(.bounce, value: card.isMatched)
            .flip(isFaceUp: card.isFaceUp)
            .aspectRatio(2 / 3, contentMode: .fit)
            .matchedGeometryEffect(id: card.id, in: dealing)
            .transition(.asymmetric(insertion: .identity, removal: .opacity))
            .onTapGesture {
                withAnimation(.easeInOut(duration: 0.4)) { game.choose(card) }
            }
            .accessibilityLabel(card.isFaceUp ? card.symbol : "Face down")
            .accessibilityAddTraits(.isButton)
            .zIndex(-Double(card.id))
    }

    private var deck: some View {
        ZStack {
            ForEach(game.cards.filter { !dealt.contains($0.id) }) { card in
                RoundedRectangle(cornerRadius: 12)
                    .fill(.tint)
                    .matchedGeometryEffect(id: card.id, in: dealing)
            }
        }
        .frame(width: 60, height: 90)
        .onTapGesture(perform: deal)
    }

    private func deal() {
        for (index, card) in game.cards.enumerated() {
            withAnimation(.easeInOut(duration: 0.5).delay(Double(index) * 0.1)) {
                _ = dealt.insert(card.id)
            }
        }
    }

    private func restart() {
        withAnimation {
            dealt = []
            game.deal()
        } completion: {
            deal()
        }
    }
}

#Preview(traits: .landscapeLeft) { MemoryGameView() }
