import SwiftUI

struct GridPoint: Hashable {
    var x, y: Int
    static func + (lhs: Self, rhs: Self) -> Self { Self(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static prefix func - (it: Self) -> Self { Self(x: -it.x, y: -it.y) }
}

extension GridPoint {
    static let up = GridPoint(x: 0, y: -1), down = GridPoint(x: 0, y: 1)
    static let left = GridPoint(x: -1, y: 0), right = GridPoint(x: 1, y: 0)
}

@Observable
@MainActor
final class SnakeEngine {
    static let size = 20
    private(set) var body: [GridPoint] = [GridPoint(x: 10, y: 10), GridPoint(x: 9, y: 10)]
    private(set) var food = GridPoint(x: 4, y: 4)
    private(set) var isOver = false
    private(set) var score = 0
    var isPaused = true
    private var heading = GridPoint.right
    private var turns: [GridPoint] = []

    func turn(_ direction: GridPoint) {
        let last = turns.last ?? heading
        guard direction != last, direction != -last, turns.count < 3 else { return }
        turns.append(direction)
    }

    func step() {
        guard !isOver, !isPaused else { return }
        if !turns.isEmpty { heading = turns.removeFirst() }
        let head = body[0] + heading
        let bounds = 0..<Self.size
        guard bounds ~= head.x, bounds ~= head.y, !body.dropLast().contains(head) else {
            isOver = true
            return
        }
        body.insert(head, at: 0)
        if head == food {
            score += 10
            placeFood()
        } else {
            body.removeLast()
        }
    }

    func restart() {
        body = [GridPoint(x: 10, y: 10), GridPoint(x: 9, y: 10)]
        (heading, turns, score, isOver, isPaused) = (.right, [], 0, false, false)
        placeFood()
    }

    private func placeFood() {
        let taken = Set(body)
        repeat { food = GridPoint(x: .random(in: 0..<Self.size), y: .random(in: 0..<Self.size)) } while taken.contains(food)
    }
}

struct SnakeArena: View {
    @State private var engine = SnakeEngine()
    @FocusState private var isFocused: Bool
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.colorScheme) private var colorScheme
    private let clock = Timer.publish(every: 0.15, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            HStack {
                Text("Score").font(.headline)
                Text(engine.score, format: .number.grouping(.automatic)).contentTransition(.numericText(countsDown: false))
                Spacer()
                Button(engine.isPaused ? "Play" : "Pause", systemImage: engine.isPaused ? "play.fill" : "pause.fill") {
                    engine.isPaused.toggle()
                }
                .contentTransition(.symbolEffect(.replace.downUp))
                .buttonStyle(.bordered)
                .buttonBorderShape(.capsule)
            }
            Canvas(opaque: false, rendersAsynchronously: true) { context, size in
                let side = min(size.width, size.height) / CGFloat(SnakeEngine.size)
                func rect(_ point: GridPoint, inset: CGFloat = 1) -> CGRect {
                    CGRect(x: CGFloat(point.x) * side, y: CGFloat(point.y) * side, width: side, height: side).insetBy(dx: inset, dy: inset)
                }
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.secondary.opacity(0.1)))
                for (index, point) in engine.body.enumerated() {
                    let share = 1 - Double(index) / Double(engine.body.count) * 0.6
                    context.fill(
                        Path(roundedRect: rect(point), cornerRadius: side / 3),
                        with: .linearGradient(
                            Gradient(colors: [.green.opacity(share), .mint.opacity(share)]), startPoint: .zero,
                            endPoint: CGPoint(x: size.width, y: size.height)))
                }
                var apple = context
                apple.addFilter(.shadow(color: .red, radius: 4))
                apple.draw(Text("🍎").font(.system(size: side)), in: rect(engine.food, inset: -2))
                if let symbol = context.resolveSymbol(id: "eyes") {
                    context.draw(symbol, at: CGPoint(x: rect(engine.body[0]).midX, y: rect(engine.body[0]).midY))
                }
            } symbols: {
                Text("👀").font(.system(size: 9)).tag("eyes")
            }
            .aspectRatio(1, contentMode: .fit)
            .border(.separator)
            .gesture(
                DragGesture(minimumDistance: 12).onEnded { value in
                    let (dx, dy) = (value.translation.width, value.translation.height)
                    engine.turn(abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up))
                })
            .focusable()
            .focused($isFocused)
            .focusEffectDisabled()
            .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow], phases: .down) { press in
                switch press.key {
                case .upArrow: engine.turn(.up)
                case .downArrow: engine.turn(.down)
                case .leftArrow: engine.turn(.left)
                default: engine.turn(.right)
                }
                return .handled
            }
            .onKeyPress(.space) {
                engine.isPaused.toggle()
                return .handled
            }
            .overlay {
                if engine.isOver {
                    VStack(spacing: 12) {
                        Text("Game over").font(.largeTitle.weight(.heavy))
                        Button("Again", action: engine.restart).buttonStyle(.borderedProminent)
                    }
                    .padding(24)
                    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
                    .shadow(color: .black.opacity(colorScheme == .dark ? 0.6 : 0.2), radius: 12, y: 6)
                    .transition(.scale(scale: 0.8).combined(with: .opacity))
                }
            }
            .animation(.spring, value: engine.isOver)
        }
        .padding()
        .onReceive(clock) { _ in engine.step() }
        .onAppear { isFocused = true }
        .onChange(of: scenePhase) { if scenePhase != .active { engine.isPaused = true } }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Snake, \(engine.score) points")
    }
}
