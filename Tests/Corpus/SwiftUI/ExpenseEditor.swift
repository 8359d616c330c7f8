import Combine
import SwiftUI

struct Money: Codable, Hashable {
    var amount: Decimal
    var currency: String

    struct Style: ParseableFormatStyle {
        var code: String
        struct Strategy: ParseStrategy {
            func parse(_ value: String) throws -> Decimal {
                let digits = value.filter { $0.isNumber || $0 == "." }
                guard let amount = Decimal(string: digits) else { throw CocoaError(.formatting) }
                return amount
            }
        }
        var parseStrategy: Strategy { Strategy() }
        func format(_ value: Decimal) -> String { value.formatted(.currency(code: code)) }
    }
}

final class ExpenseModel: ObservableObject {
    @Published var title = ""
    @Published var amount: Decimal = 0
    @Published var category = "Food"
    @Published var tags: [String] = []
    @Published var isReimbursable = false
    @Published private(set) var problems: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.CombineLatest($title, $amount)
            .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
            .map { title, amount in
                var found: [String] = []
                if title.count < 3 { found.append("The title is too short.") }
                if amount <= 0 { found.append("The amount must be positive.") }
                return found
            }
            .removeDuplicates()
            .receive(on: RunLoop.main)
            .assign(to: &$problems)

        $tags
            .map(\.count)
            .filter { $0 > 5 }
            .sink { [weak self] _ in self?.tags.removeLast() }
            .store(in: &cancellables)
    }
}

struct ExpenseEditor: View {
    @StateObject private var model = ExpenseModel()
    @State private var newTag = ""
    @State private var percent = 0.19
    @ScaledMetric(relativeTo: .body) private var chipPadding = 8.0
    @Environment(\.locale) private var locale

    private static let categories = ["Food": "fork.knife", "Travel": "airplane", "Office": "printer"]

    var body: some View {
        Form {
            Section {
                TextField("Title", text: $model.title)
                TextField("Amount", value: $model.amount, format: Money.Style(code: locale.currency?.identifier ?? "USD"))
                    .keyboardType(.decimalPad)
                    .multilineTextAlignment(.trailing)
                LabeledContent("Tax") {
                    TextField("Tax", value: $percent, format: .percent.precision(.fractionLength(0...1)))
                        .multilineTextAlignment(.trailing)
                        .frame(width: 80)
                }
            } header: {
                Label("Expense", systemImage: "creditcard").textCase(nil)
            } footer: {
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(model.problems, id: \.self) { problem in
                        Label(problem, systemImage: "exclamationmark.triangle.fill")
                            .foregroundStyle(.red, .secondary)
                            .symbolRenderingMode(.palette)
                    }
                }
                .animation(.default, value: model.problems)
            }
            Section("Category") {
                Picker("Category", selection: $model.category) {
                    ForEach(Self.categories.sorted(by: { $0.key < $1.key }), id: \.key) { name, symbol in
                        Label(name, systemImage: symbol).tag(name)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
            Section("Tags") {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack {
                        ForEach(model.tags, id: \.self) { tag in
                            Text("#\(tag)")
                                .padding(.horizontal, chipPadding)
                                .padding(.vertical, chipPadding / 2)
                                .background(Capsule().fill(.tint.opacity(0.2)))
                                .overlay(alignment: .topTrailing) {
                                    Button {
                                        withAnimation { model.tags.removeAll { $0 == tag } }
                                    } label: {
                                        Image(systemName: "xmark.circle.fill").imageScale(.small)
                                    }
                                    .offset(x: 4, y: -4)
                                    .accessibilityLabel("Remove \(tag)")
                                }
                                .transition(.scale.combined(with: .opacity))
                        }
                    }
                    .padding(.vertical, 6)
                }
                .scrollClipDisabled()
                HStack {
                    TextField("New tag", text: $newTag)
                        .onSubmit(addTag)
                        .onChange(of: newTag) { _, new in newTag = new.lowercased() }
                    Button("Add", systemImage: "plus.circle.fill", action: addTag)
                        .labelStyle(.iconOnly)
                        .disabled(newTag.isEmpty)
                }
            }
            Section {
                Toggle(isOn: $model.isReimbursable.animation()) {
                    Text("Reimbursable")
                    Text("Your company pays it back.")
                }
                if model.isReimbursable {
                    LabeledContent("You get", value: model.amount * Decimal(1 - percent), format: .currency(code: "USD"))
                }
            }
        }
        .tint(.indigo)
        .environment(\.defaultMinListRowHeight, 40)
    }

    private func addTag() {
        let tag = newTag.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !tag.isEmpty, !model.tags.contains(tag) else { return }
        withAnimation(.bouncy) { model.tags.append(tag) }
        newTag = ""
    }
}
