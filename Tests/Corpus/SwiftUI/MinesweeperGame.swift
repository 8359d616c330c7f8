import SwiftUI

struct Cell: Identifiable {
    enum Status { case hidden, flagged, open }
    let id: Int
    var isMine = false
    var neighbours = 0
    var status = Status.hidden
}

@MainActor
final class Minefield: ObservableObject {
    enum Phase: Equatable { case ready, playing(since: Date), won(seconds: Int), lost }
    enum Level: Int, CaseIterable, Identifiable {
        case easy = 8, medium = 12, hard = 16
        var id: Int { rawValue }
        var mines: Int { rawValue * rawValue / 7 }
        var name: String { String(describing: self).capitalized }
    }

    @Published private(set) var cells: [Cell] = []
    @Published private(set) var phase = Phase.ready
    @Published var level = Level.easy { didSet { reset() } }
    @AppStorage("minesweeper.best") var best = 999

    var side: Int { level.rawValue }
    var flagsLeft: Int { level.mines - cells.lazy.filter { $0.status == .flagged }.count }

    init() { reset() }

    func reset() {
        cells = (0..<side * side).map { Cell(id: $0) }
        phase = .ready
    }

    func open(_ index: Int) {
        guard cells[index].status == .hidden else { return }
        if case .ready = phase { layMines(except: index) }
        guard case .playing(let start) = phase else { return }
        if cells[index].isMine {
            for mine in cells.indices where cells[mine].isMine { cells[mine].status = .open }
            phase = .lost
            return
        }
        var waiting = [index]
        while let next = waiting.popLast() {
            guard cells[next].status == .hidden else { continue }
            cells[next].status = .open
            if cells[next].neighbours == 0 { waiting += around(next) }
        }
        if cells.allSatisfy({ $0.isMine || $0.status == .open }) {
            let seconds = Int(Date.now.timeIntervalSince(start))
            best = min(best, seconds)
            phase = .won(seconds: seconds)
        }
    }

    func flag(_ index: Int) {
        switch cells[index].status {
        case .hidden where flagsLeft > 0: cells[index].status = .flagged
        case .flagged: cells[index].status = .hidden
        default: break
        }
    }

    private func layMines(except safe: Int) {
        let free = cells.indices.filter { $0 != safe && !around(safe).contains($0) }
        for index in free.shuffled().prefix(level.mines) { cells[index].isMine = true }
        for index in cells.indices { cells[index].neighbours = around(index).count { cells[$0].isMine } }
        phase = .playing(since: .now)
    }

    private func around(_ index: Int) -> [Int] {
        let (row, column) = index.quotientAndRemainder(dividingBy: side)
        var found: [Int] = []
        for r in max(0, row - 1)...min(side - 1, row + 1) {
            for c in max(0, column - 1)...min(side - 1, column + 1) where (r, c) != (row, column) { found.append(r * side + c) }
        }
        return found
    }
}

struct MinesweeperGame: View {
    @StateObject private var field = Minefield()
    @State private var zoom: CGFloat = 1
    @GestureState private var pinch: CGFloat = 1
    @State private var shakes = 0

    var body: some View {
        VStack {
            header
            ScrollView([.horizontal, .vertical]) {
                Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                    ForEach(0..<field.side, id: \.self) { row in
                        GridRow {
                            ForEach(0..<field.side, id: \.self) { column in
                                let index = row * field.side + column
                                CellView(cell: field.cells[index])
                                    .onTapGesture { withAnimation(.easeOut(duration: 0.15)) { field.open(index) } }
                                    .onLongPressGesture(minimumDuration: 0.3) {
                                        field.flag(index)
                                        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
                                    }
                            }
                        }
                    }
                }
                .drawingGroup()
                .padding()
                .scaleEffect(zoom * pinch)
                .gesture(
                    MagnifyGesture()
                        .updating($pinch) { value, state, _ in state = value.magnification }
                        .onEnded { zoom = min(max(zoom * $0.magnification, 0.5), 3) })
            }
            .defaultScrollAnchor(.center)
            .modifier(Shake(animatableData: CGFloat(shakes)))
            .disabled(field.phase == .lost)
        }
        .onReceive(field.$phase) { phase in
            if phase == .lost { withAnimation(.linear(duration: 0.4)) { shakes += 1 } }
        }
        .safeAreaInset(edge: .bottom) { result }
    }

    private var header: some View {
        HStack {
            Label("\(field.flagsLeft)", systemImage: "flag.fill").foregroundStyle(.red)
            Spacer()
            Picker("Level", selection: $field.level) { ForEach(Minefield.Level.allCases) { Text($0.name).tag($0) } }
                .pickerStyle(.segmented)
                .fixedSize()
            Spacer()
            Group {
                if case .playing(let start) = field.phase {
                    Text(start, style: .timer).monospacedDigit()
                } else {
                    Text("Best: \(field.best)s")
                }
            }
            .frame(width: 80, alignment: .trailing)
        }
        .padding(.horizontal)
    }

    @ViewBuilder private var result: some View {
        switch field.phase {
        case .won(let seconds):
            banner("You won in \(Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond)))!", color: .green)
        case .lost: banner("Boom!", color: .red)
        case .ready, .playing: EmptyView()
        }
    }

    private func banner(_ text: LocalizedStringKey, color: Color) -> some View {
        Button(text, action: field.reset)
            .buttonStyle(.borderedProminent)
            .tint(color)
            .padding()
            .transition(.move(edge: .bottom))
    }
}

private struct CellView: View {
    let cell: Cell
    private static let colors: [Color] = [.clear, .blue, .green, .red, .purple, .brown, .teal, .black, .gray]

    var body: some View {
        ZStack {
            Rectangle().fill(cell.status == .open ? Color(.systemGray5) : Color(.systemGray3))
            switch (cell.status, cell.isMine, cell.neighbours) {
            case (.flagged, _, _): Image(systemName: "flag.fill").foregroundStyle(.red)
            case (.open, true, _): Text("💣")
            case (.open, false, 1...): Text("\(cell.neighbours)").bold().foregroundStyle(Self.colors[cell.neighbours])
            default: Color.clear
            }
        }
        .frame(width: 32, height: 32)
        .accessibilityLabel(cell.status == .open ? (cell.isMine ? "Mine" : "\(cell.neighbours)") : "Hidden")
        .accessibilityAction(named: "Flag") {}
    }
}

private struct Shake: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
    }
}
