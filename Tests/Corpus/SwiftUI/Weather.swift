import SwiftUI

struct Forecast: Identifiable, Decodable, Equatable {
    var id: Date { date }
    var date: Date
    var low: Double
    var high: Double
    var symbol: String
}

protocol WeatherService: Sendable {
    func forecasts() async throws -> [Forecast]
}

struct SampleWeather: WeatherService {
    func forecasts() async throws -> [Forecast] {
        let symbols = ["sun.max", "cloud", "cloud.rain"]
        return (0..<7).map { day in
            Forecast(date: .now.addingTimeInterval(Double(day) * 86_400), low: 8 + Double(day), high: 15 + Double(day), symbol: symbols[day % 3])
        }
    }
}

private struct WeatherServiceKey: EnvironmentKey {
    static let defaultValue: any WeatherService = SampleWeather()
}

extension EnvironmentValues {
    var weather: any WeatherService {
        get { self[WeatherServiceKey.self] }
        set { self[WeatherServiceKey.self] = newValue }
    }
}

enum LoadingState<Value> {
    case idle, loading, loaded(Value), failed(any Error)
}

struct WeatherView: View {
    @Environment(\.weather) private var service
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.refresh) private var refresh
    @Environment(\.backgroundStyle) private var backgroundStyle
    @State private var state = LoadingState<[Forecast]>.idle
    @State private var attempt = 0

    var body: some View {
        ZStack {
            EllipticalGradient(colors: colorScheme == .dark ? [.indigo, .black] : [.white, .cyan], center: .top)
                .ignoresSafeArea()
            content
        }
        .task(id: attempt) { await load() }
        .animation(.default, value: attempt)
        .containerBackground(.blue.gradient, for: .navigation)
    }

    @ViewBuilder
    private var content: some View {
        switch state {
        case .idle, .loading:
            ProgressView("Loading…").tint(.white)
        case .loaded(let days):
            VStack(spacing: 20) {
                if let today = days.first { headline(today) }
                week(days)
            }
            .padding()
        case .failed(let error):
            ContentUnavailableView {
                Label("No forecast", systemImage: "wifi.slash")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button("Try again") { attempt += 1 }.buttonStyle(.bordered)
            }
        }
    }

    private func headline(_ day: Forecast) -> some View {
        VStack {
            Image(systemName: day.symbol)
                .resizable()
                .symbolRenderingMode(.multicolor)
                .symbolVariant(.fill)
                .aspectRatio(contentMode: .fit)
                .frame(height: 80)
            Text(temperature(day.high))
                .font(.system(size: 72, weight: .ultraLight))
            AsyncImage(url: URL(string: "https://example.com/map.png"), scale: 2, transaction: Transaction(animation: .easeIn)) { phase in
                switch phase {
                case .empty: Color.gray.opacity(0.1)
                case .success(let image): image.resizable().interpolation(.high).antialiased(true).scaledToFill()
                case .failure: Image(systemName: "map").imageScale(.large)
                @unknown default: EmptyView()
                }
            }
            .frame(height: 100)
            .mask { LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom) }
        }
        .shadow(radius: 4)
        .colorEffectIfAvailable()
    }

    private func week(_ days: [Forecast]) -> some View {
        let low = days.map(\.low).min() ?? 0, high = days.map(\.high).max() ?? 1
        return Grid(verticalSpacing: 10) {
            ForEach(days) { day in
                GridRow {
                    Text(day.date, format: .dateTime.weekday(.wide)).gridColumnAlignment(.leading)
                    Image(systemName: day.symbol).symbolVariant(.fill)
                    Text(temperature(day.low)).foregroundStyle(.secondary)
                    TemperatureBar(range: low...high, value: day.low...day.high)
                    Text(temperature(day.high))
                }
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        .overlay(RoundedRectangle(cornerRadius: 16).inset(by: 1).stroke(.white.opacity(0.3)))
        .blendMode(.normal)
    }

    private func temperature(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(0)).sign(strategy: .always(includingZero: false))) + "°"
    }

    private func load() async {
        state = .loading
        do {
            state = .loaded(try await service.forecasts())
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(error)
        }
    }
}

struct TemperatureBar: View {
    var range: ClosedRange<Double>
    var value: ClosedRange<Double>

    var body: some View {
        GeometryReader { proxy in
            let span = range.upperBound - range.lowerBound
            Capsule().fill(.quaternary)
            Capsule()
                .fill(LinearGradient(stops: [.init(color: .cyan, location: 0), .init(color: .orange, location: 1)], startPoint: .leading, endPoint: .trailing))
                .frame(width: proxy.size.width * (value.upperBound - value.lowerBound) / span)
                .offset(x: proxy.size.width * (value.lowerBound - range.lowerBound) / span)
        }
        .frame(height: 6)
    }
}

private extension View {
    func colorEffectIfAvailable() -> some View { luminanceToAlpha().colorInvert().grayscale(0).colorMultiply(.white) }
}

#Preview {
    WeatherView().environment(\.weather, SampleWeather()).environment(\.locale, Locale(identifier: "de_DE"))
}
