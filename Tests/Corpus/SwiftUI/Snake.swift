import SwiftUI
import Combine

struct GridPoint: Hashable {
    var x: Int
    var y: Int

    static func + (lhs: GridPoint, rhs: Heading) -> GridPoint {
        switch rhs {
        case .up: GridPoint(x: lhs.x, y: lhs.y - 1)
        case .down: GridPoint(x: lhs.x, y: lhs.y + 1)
        case .left: GridPoint(x: lhs.x - 1, y: lhs.y)
        case .right: GridPoint(x: lhs.x + 1, y: lhs.y)
        }
    }
}

enum Heading { case up, down, left, right }

final class SnakeGame: ObservableObject {
    @Published private(set) var body = [GridPoint(x: 5, y: 5), GridPoint(x: 4, y: 5)]
    @Published private(set) var food = GridPoint(x: 9, y: 9)
    @Published private(set) var isOver = false
    @Published var heading = Heading.right
    @Published var isPaused = true

    let size = 16
    var score: Int { body.count - 2 }

    func step() {
        guard !isOver, !isPaused, let head = body.first else { return }
        let next = head + heading
        guard (0..<size).contains(next.x), (0..<size).contains(next.y), !body.contains(next) else {
            isOver = true
            return
        }
        body.insert(next, at: 0)
        if next == food {
            food = GridPoint(x: .random(in: 0..<size), y: .random(in: 0..<size))
        } else {
            body.removeLast()
        }
    }

    func restart() {
        body = [GridPoint(x: 5, y: 5), GridPoint(x: 4, y: 5)]
        isOver = false
        heading = .right
    }
}

struct SnakeView: View {
    @ObservedObject var game: SnakeGame
    @Environment(\.scenePhase) private var scenePhase
    @AppStorage("snake.best") private var best = 0
    @State private var pulse = false
    private let timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            HStack {
                Label("\(game.score)", systemImage: "star.fill")
                    .foregroundColor(.yellow)
                Spacer()
                Text("Best: ") + Text("\(best)").bold().foregroundColor(.orange)
            }
            .font(.system(.headline, design: .monospaced))

            GeometryReader { geometry in
                let cell = geometry.size.width / CGFloat(game.size)
                ZStack(alignment: .topLeading) {
                    Color(red: 0.1, green: 0.12, blue: 0.1)
                    ForEach(game.body, id: \.self) { point in
                        Rectangle()
                            .fill(point == game.body.first ? Color.green : Color.green.opacity(0.7))
                            .frame(width: cell - 1, height: cell - 1)
                            .position(x: (CGFloat(point.x) + 0.5) * cell, y: (CGFloat(point.y) + 0.5) * cell)
                    }
                    Circle()
                        .fill(Color.red)
                        .frame(width: cell, height: cell)
                        .scaleEffect(pulse ? 1 : 0.7)
                        .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: pulse)
                        .offset(x: CGFloat(game.food.x) * cell, y: CGFloat(game.food.y) * cell)
                }
                .cornerRadius(8)
                .gesture(swipe)
            }
            .aspectRatio(1, contentMode: .fit)
            .blur(radius: game.isOver ? 3 : 0)
            .overlay(gameOver)

            pad
        }
        .padding()
        .onReceive(timer) { _ in game.step() }
        .onReceive(game.$isOver.dropFirst().removeDuplicates()) { over in
            if over { best = max(best, game.score) }
        }
        .onChange(of: scenePhase) { phase in
            if phase != .active { game.isPaused = true }
        }
        .onAppear { pulse = true }
        .onDisappear(perform: { game.isPaused = true })
        .onMoveCommandIfPossible { game.heading = $0 }
    }

    private var swipe: some Gesture {
        DragGesture(minimumDistance: 15).onEnded { value in
            let (width, height) = (value.translation.width, value.translation.height)
            if abs(width) > abs(height) {
                game.heading = width > 0 ? .right : .left
            } else {
                game.heading = height > 0 ? .down : .up
            }
        }
    }

    @ViewBuilder private var gameOver: some View {
        if game.isOver {
            VStack {
                Text("Game over").font(.largeTitle).fontWeight(.heavy).kerning(2)
                Button(action: game.restart) { Text("Again").padding().background(Color.white).clipShape(Capsule()) }
            }
            .foregroundColor(.black)
            .transition(AnyTransition.opacity.animation(.easeIn(duration: 0.3)))
        } else if game.isPaused {
            Button(action: { game.isPaused.toggle() }) { Image(systemName: "play.circle").font(.system(size: 60)) }
        }
    }

    private var pad: some View {
        VStack(spacing: 4) {
            arrow(.up, "arrow.up", .upArrow)
            HStack(spacing: 40) {
                arrow(.left, "arrow.left", .leftArrow)
                arrow(.right, "arrow.right", .rightArrow)
            }
            arrow(.down, "arrow.down", .downArrow)
        }
        .buttonRepeatBehavior(.enabled)
    }

    private func arrow(_ heading: Heading, _ symbol: String, _ key: KeyEquivalent) -> some View {
        Button(action: { game.heading = heading }, label: { Image(systemName: symbol).frame(width: 44, height: 44) })
            .keyboardShortcut(key, modifiers: [])
            .buttonStyle(BorderedButtonStyle())
            .accessibility(label: Text(symbol))
    }
}

extension View {
    func onMoveCommandIfPossible(_ action: @escaping (Heading) -> Void) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            switch press.key {
            case .upArrow: action(.up)
            case .downArrow: action(.down)
            case .leftArrow: action(.left)
            default: action(.right)
            }
            return .handled
        }
    }
}
