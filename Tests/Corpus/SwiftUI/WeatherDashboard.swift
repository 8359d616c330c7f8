import SwiftUI

struct HourForecast: Identifiable {
    let id: Int
    var date: Date
    var temperature: Measurement<UnitTemperature>
    var symbol: String
    var precipitation: Double
}

struct WeatherDashboard: View {
    @AppStorage("usesMetric") private var usesMetric = true
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .largeTitle) private var iconSize = 64.0
    let hours: [HourForecast]
    let wind = Measurement(value: 12.5, unit: UnitSpeed.kilometersPerHour)

    private var temperatureStyle: Measurement<UnitTemperature>.FormatStyle {
        .measurement(width: .narrow, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0)))
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                if let now = hours.first {
                    Image(systemName: now.symbol)
                        .symbolRenderingMode(.multicolor)
                        .font(.system(size: iconSize))
                        .symbolEffect(.pulse, options: .repeating)
                    Text(now.temperature, format: temperatureStyle)
                        .font(.system(size: 80, weight: .thin, design: .rounded))
                        .contentTransition(.numericText())
                }
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHStack(spacing: 16) {
                        ForEach(hours) { hour in
                            VStack(spacing: 8) {
                                Text(hour.date, format: .dateTime.hour())
                                    .font(.caption)
                                Image(systemName: hour.symbol)
                                    .symbolVariant(.fill)
                                Text(hour.temperature.formatted(temperatureStyle))
                                    .font(.callout.bold())
                                Text(hour.precipitation, format: .percent.precision(.fractionLength(0)))
                                    .font(.caption2)
                                    .foregroundStyle(.cyan)
                            }
                            .padding(.vertical, 12)
                            .frame(width: 64)
                            .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
                            .scrollTransition { content, phase in
                                content
                                    .opacity(phase.isIdentity ? 1 : 0.4)
                                    .scaleEffect(phase.isIdentity ? 1 : 0.85)
                            }
                        }
                    }
                    .scrollTargetLayout()
                    .padding(.horizontal)
                }
                .scrollTargetBehavior(.viewAligned)
                .frame(height: 130)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
                    tile("Wind", systemImage: "wind") {
                        Text(wind.formatted(.measurement(width: .abbreviated, usage: .general)))
                    }
                    tile("Humidity", systemImage: "humidity") {
                        Gauge(value: 0.62) {
                            Text("Humidity")
                        } currentValueLabel: {
                            Text(0.62, format: .percent)
                        } minimumValueLabel: {
                            Text("0")
                        } maximumValueLabel: {
                            Text("100")
                        }
                        .gaugeStyle(.accessoryCircular)
                        .tint(Gradient(colors: [.green, .yellow, .red]))
                    }
                    tile("Sunset", systemImage: "sunset.fill") {
                        Text(Date.now.addingTimeInterval(7200), style: .relative)
                    }
                }
                .padding(.horizontal)
            }
        }
        .background {
            LinearGradient(
                colors: colorScheme == .dark ? [.black, .indigo] : [.blue, .cyan.opacity(0.3)],
                startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()
        }
        .foregroundStyle(.white)
    }

    private func tile<Content: View>(
        _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) -> some View {
        GroupBox {
            content().frame(maxWidth: .infinity, minHeight: 80, alignment: .leading)
        } label: {
            Label(title, systemImage: systemImage).textCase(.uppercase)
        }
        .backgroundStyle(.thinMaterial)
    }
}
