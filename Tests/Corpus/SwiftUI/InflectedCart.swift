import SwiftUI

struct InflectedCart: View {
    @State private var apples = 1
    @State private var note: AttributedString = "Fresh"
    @State private var price: Double? = 2.5
    @State private var quantity = 3
    @State private var date = DateComponents(year: 2025, month: 4, day: 1)
    @State private var dates: Set<DateComponents> = []
    @State private var url: URL? = URL(string: "https://example.com")
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        Form {
            Section {
                Stepper(value: $apples, in: 0...20) {
                    Text("You have ^[\(apples) apple](inflect: true).")
                }
                TextField("Price", value: $price, format: .currency(code: "USD"))
                    .keyboardType(.decimalPad)
                TextField("Quantity", value: $quantity, format: .number)
                    .multilineTextAlignment(.trailing)
                TextField("Website", value: $url, format: .url)
                TextField(value: $quantity, formatter: NumberFormatter()) { Text("Old") }
            } header: {
                Text("Apples").textCase(nil)
            }
            MultiDatePicker("Days", selection: $dates)
            Section {
                Picker("Tab", selection: $tab) {
                    Label("One", systemImage: "1.circle").tag(0)
                    Label("Two", systemImage: "2.circle").tag(1)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                Picker(selection: $tab) {
                    Text("A").tag(0)
                    Text("B").tag(1)
                } label: {
                    Label("Wheel", systemImage: "circle")
                } currentValueLabel: {
                    Text("Chosen \(tab)")
                }
                .pickerStyle(.wheel)
                Menu {
                    Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = String(note.characters) }
                    Picker("Sort", selection: $tab) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.inline)
                    Menu("More") { Toggle("On", isOn: .constant(true)) }
                } label: {
                    Label("Actions", systemImage: "ellipsis.circle")
                } primaryAction: {
                    apples += 1
                }
                .menuOrder(.fixed)
                .menuIndicator(.hidden)
                PasteButton(payloadType: String.self) { strings in
                    note = AttributedString(strings.joined())
                }
                Link(destination: URL(string: "https://example.com")!) {
                    Label("Site", systemImage: "safari")
                }
            }
            Text(summary)
            Text(AttributedString(localized: "**\(apples)** left"))
        }
        .formStyle(.grouped)
        .defaultFocusIfNeeded()
        .onChange(of: apples) { old, new in
            var text = AttributedString("Changed from \(old) to \(new)")
            text.font = .body.italic()
            text.foregroundColor = new > old ? .green : .red
            note = text
        }
    }

    private var summary: AttributedString {
        var container = AttributeContainer()
        container.kern = 1
        container.strikethroughStyle = Text.LineStyle(pattern: .solid, color: .red)
        container.link = url
        var result = note
        result.mergeAttributes(container, mergePolicy: .keepNew)
        result.append(AttributedString(" €", attributes: container))
        return result
    }
}

private struct DefaultFocusModifier: ViewModifier {
    @FocusState private var focused: Bool
    func body(content: Content) -> some View {
        content.focused($focused).defaultFocus($focused, true)
    }
}

private extension View {
    func defaultFocusIfNeeded() -> some View { modifier(DefaultFocusModifier()) }
}
