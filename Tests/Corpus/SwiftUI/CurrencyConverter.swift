import SwiftUI

struct ExchangeRates: Decodable, Sendable {
    let base: String
    let date: String
    let rates: [String: Double]
}

enum RatesClient {
    enum Failure: Error { case invalidResponse, decoding(DecodingError) }

    static func latest(base: String) async throws -> ExchangeRates {
        guard let url = URL(string: "https://example.com/latest?base=\(base)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let status = (response as? HTTPURLResponse)?.statusCode, 200...299 ~= status else { throw Failure.invalidResponse }
        do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode(ExchangeRates.self, from: data)
        } catch let error as DecodingError {
            throw Failure.decoding(error)
        }
    }
}

@Observable @MainActor
final class ConverterModel {
    var amount: Decimal = 100
    var source = "EUR"
    var target = "USD"
    private(set) var rates: ExchangeRates?
    private(set) var lastError: String?
    @ObservationIgnored private var task: Task<Void, Never>?

    var converted: Decimal? {
        guard let rate = rates?.rates[target] else { return nil }
        return amount * Decimal(rate)
    }

    func refresh() {
        task?.cancel()
        task = Task {
            do {
                let loaded = try await RatesClient.latest(base: source)
                guard !Task.isCancelled else { return }
                rates = loaded
                lastError = nil
            } catch {
                lastError = (error as NSError).localizedDescription
            }
        }
    }

    func swap() { (source, target) = (target, source); refresh() }
}

struct CurrencyConverter: View {
    @State private var model = ConverterModel()
    @FocusState private var isEditing: Bool

    private static let codes = ["EUR", "USD", "GBP", "JPY"]

    var body: some View {
        Form {
            Section("Amount") {
                TextField("Amount", value: $model.amount, format: .currency(code: model.source))
                    .keyboardType(.decimalPad)
                    .focused($isEditing)
                    .font(.title2.monospacedDigit())
            }
            Section {
                codePicker("From", selection: $model.source)
                codePicker("To", selection: $model.target)
                Button("Swap", systemImage: "arrow.left.arrow.right", action: model.swap)
                    .symbolEffect(.rotate, value: model.source)
            }
            Section("Result") {
                if let converted = model.converted {
                    Text(converted, format: .currency(code: model.target))
                        .font(.largeTitle)
                        .contentTransition(.numericText())
                        .textSelection(.enabled)
                } else if let lastError = model.lastError {
                    Label(lastError, systemImage: "wifi.exclamationmark").foregroundStyle(.red)
                } else {
                    ProgressView().frame(maxWidth: .infinity)
                }
            }
            if let rates = model.rates {
                Section {
                    ForEach(rates.rates.sorted(by: { $0.key < $1.key }), id: \.key) { code, rate in
                        LabeledContent(Locale.current.localizedString(forCurrencyCode: code) ?? code, value: rate, format: .number.precision(.significantDigits(4)))
                    }
                } header: {
                    Text("Rates of \(rates.date)")
                }
                .headerProminence(.increased)
            }
        }
        .animation(.default, value: model.converted)
        .onChange(of: model.source) { model.refresh() }
        .task { model.refresh() }
        .toolbar {
            ToolbarItem(placement: .keyboard) { Button("Done") { isEditing = false } }
        }
    }

    private func codePicker(_ title: LocalizedStringKey, selection: Binding<String>) -> some View {
        Picker(title, selection: selection) {
            ForEach(Self.codes, id: \.self, content: Text.init)
        }
        .pickerStyle(.menu)
    }
}
