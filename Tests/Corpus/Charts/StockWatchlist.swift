import Charts
import SwiftUI

struct Quote: Identifiable, Equatable, Sendable {
    let symbol: String
    var price: Double
    var history: [Double]
    var id: String { symbol }
    var change: Double { guard let first = history.first, first != 0 else { return 0 }; return (price - first) / first }
}

actor QuoteFeed {
    private var continuations: [UUID: AsyncStream<[Quote]>.Continuation] = [:]
    private var quotes = ["AAPL", "MSFT", "NVDA", "TSLA", "AMZN"].enumerated().map { index, symbol in
        Quote(symbol: symbol, price: 100 + Double(index) * 37, history: (0..<30).map { 100 + Double(index) * 37 + sin(Double($0)) * 4 })
    }

    nonisolated func updates() -> AsyncStream<[Quote]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UUID()
            continuation.onTermination = { [weak self] _ in Task { await self?.remove(id) } }
            Task { await self.add(id, continuation) }
        }
    }

    private func add(_ id: UUID, _ continuation: AsyncStream<[Quote]>.Continuation) {
        continuations[id] = continuation
        continuation.yield(quotes)
    }
    private func remove(_ id: UUID) { continuations[id] = nil }

    func tick() {
        for index in quotes.indices {
            quotes[index].price *= Double.random(in: 0.98...1.02)
            quotes[index].history.append(quotes[index].price)
            if quotes[index].history.count > 60 { quotes[index].history.removeFirst() }
        }
        continuations.values.forEach { $0.yield(quotes) }
    }
}

struct StockWatchlist: View {
    @State private var quotes: [Quote] = []
    @State private var expanded: Quote.ID?
    @State private var sortOrder = [KeyPathComparator(\Quote.symbol)]
    @Namespace private var namespace
    @Environment(\.horizontalSizeClass) private var sizeClass
    private let feed = QuoteFeed()

    var body: some View {
        Group {
            if sizeClass == .regular {
                Table(quotes.sorted(using: sortOrder), sortOrder: $sortOrder) {
                    TableColumn("Symbol", value: \.symbol)
                    TableColumn("Price", value: \.price) { quote in
                        Text(quote.price, format: .currency(code: "USD")).monospacedDigit()
                    }
                    .width(min: 80, ideal: 100)
                    TableColumn("Change", value: \.change) { ChangeBadge(change: $0.change) }
                }
            } else {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ForEach(quotes) { quote in
                                row(quote)
                                Divider().padding(.leading)
                            }
                        } header: {
                            Text("Watchlist").font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding().background(.bar)
                        }
                    }
                }
                .contentMargins(.bottom, 40, for: .scrollContent)
            }
        }
        .task {
            for await update in feed.updates() {
                withAnimation(.linear(duration: 0.3)) { quotes = update }
            }
        }
        .task(id: expanded) {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(expanded == nil ? 2 : 0.5))
                await feed.tick()
            }
        }
    }

    @ViewBuilder private func row(_ quote: Quote) -> some View {
        VStack(alignment: .leading) {
            HStack {
                Text(quote.symbol).font(.title3.bold()).matchedGeometryEffect(id: quote.id, in: namespace)
                Spacer()
                Sparkline(values: quote.history).frame(width: 80, height: 28).opacity(expanded == quote.id ? 0 : 1)
                VStack(alignment: .trailing) {
                    Text(quote.price, format: .number.precision(.fractionLength(2)))
                        .monospacedDigit()
                        .contentTransition(.numericText())
                    ChangeBadge(change: quote.change)
                }
            }
            if expanded == quote.id {
                Chart(Array(quote.history.enumerated()), id: \.offset) { index, value in
                    AreaMark(x: .value("Tick", index), yStart: .value("Low", quote.history.min() ?? 0), yEnd: .value("Price", value))
                        .foregroundStyle(.linearGradient(colors: [color(quote).opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
                    LineMark(x: .value("Tick", index), y: .value("Price", value))
                        .foregroundStyle(color(quote))
                        .interpolationMethod(.monotone)
                }
                .chartXAxis(.hidden)
                .chartYScale(domain: .automatic(includesZero: false))
                .chartYAxis { AxisMarks(position: .trailing, values: .automatic(desiredCount: 3)) }
                .frame(height: 160)
                .transition(.blurReplace)
            }
        }
        .padding()
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.smooth) { expanded = expanded == quote.id ? nil : quote.id } }
    }

    private func color(_ quote: Quote) -> Color { quote.change >= 0 ? .green : .red }
}

struct ChangeBadge: View {
    let change: Double
    var body: some View {
        Text(change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always()))
            .font(.caption.monospacedDigit())
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .background(change >= 0 ? Color.green : .red, in: RoundedRectangle(cornerRadius: 4, style: .continuous))
    }
}

struct Sparkline: View, Animatable {
    var values: [Double]
    var body: some View {
        GeometryReader { proxy in
            Path { path in
                guard let low = values.min(), let high = values.max(), high > low else { return }
                for (index, value) in values.enumerated() {
                    let point = CGPoint(
                        x: proxy.size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
                        y: proxy.size.height * (1 - CGFloat((value - low) / (high - low))))
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
            }
            .stroke(.tint, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        }
        .accessibilityHidden(true)
    }
}
