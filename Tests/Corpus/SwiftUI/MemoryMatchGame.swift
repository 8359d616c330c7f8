import SwiftUI

struct MemoryCard: Identifiable, Equatable {
    let id: Int
    let symbol: String
    var isFaceUp = false
    var isMatched = false
}

@Observable
class MemoryGame {
    private(set) var cards: [MemoryCard] = []
    private(set) var moves = 0
    private var openIndex: Int?

    init(pairs: Int = 8) {
        let symbols = ["🍎", "🐳", "🚀", "🎲", "🌵", "🎈", "🦊", "⚽️"].shuffled().prefix(pairs)
        cards = (symbols + symbols).shuffled().enumerated().map { MemoryCard(id: $0.offset, symbol: $0.element) }
    }

    var isFinished: Bool { cards.allSatisfy(\.isMatched) }

    func choose(_ card: MemoryCard) {
        guard let chosen = cards.firstIndex(of: card), !cards[chosen].isMatched, !cards[chosen].isFaceUp else { return }
        if let other = openIndex {
            moves += 1
            cards[chosen].isFaceUp = true
            if cards[other].symbol == cards[chosen].symbol {
                cards[other].isMatched = true
                cards[chosen].isMatched = true
            }
            openIndex = nil
        } else {
            for index in cards.indices where !cards[index].isMatched { cards[index].isFaceUp = false }
            cards[chosen].isFaceUp = true
            openIndex = chosen
        }
    }
}

struct Cardify: ViewModifier, Animatable {
    var rotation: Double

    init(isFaceUp: Bool) {
        rotation = isFaceUp ? 0 : 180
    }

    nonisolated var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
            if rotation < 90 {
                shape.fill(.background)
                shape.strokeBorder(.tint, lineWidth: 3)
            } else {
                shape.fill(Color.accentColor.gradient)
            }
            content.opacity(rotation < 90 ? 1 : 0)
        }
        .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
    }
}

extension View {
    func cardify(isFaceUp: Bool) -> some View {
        modifier(Cardify(isFaceUp: isFaceUp))
    }
}

struct MemoryMatchGame: View {
    @State private var game = MemoryGame()
    @Namespace private var dealing

    var body: some View {
        VStack {
            HStack {
                Text("Moves: \(game.moves)")
                    .contentTransition(.numericText(value: Double(game.moves)))
                Spacer()
                Button("New game") {
                    withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { game = MemoryGame() }
                }
            }
            .padding(.horizontal)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
                ForEach(game.cards) { card in
                    Text(card.symbol)
                        .font(.system(size: 40))
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .cardify(isFaceUp: card.isFaceUp || card.isMatched)
                        .aspectRatio(2 / 3, contentMode: .fit)
                        .matchedGeometryEffect(id: card.id, in: dealing)
                        .opacity(card.isMatched ? 0.4 : 1)
                        .onTapGesture {
                            withAnimation(.easeInOut(duration: 0.4)) { game.choose(card) }
                        }
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel(card.isFaceUp ? Text(card.symbol) : Text("Face down"))
                        .accessibilityAddTraits(.isButton)
                }
            }
            .padding()
        }
        .sensoryFeedback(.success, trigger: game.isFinished) { _, finished in finished }
        .alert("Well done!", isPresented: .constant(game.isFinished)) {
            Button("Again") { game = MemoryGame() }
        } message: {
            Text("You needed \(game.moves) moves.")
        }
        .tint(.indigo)
    }
}
