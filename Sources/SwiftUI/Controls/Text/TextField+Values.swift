/// A value that a field shows as text.
struct FieldValue {
    /// The value as text; nil where there is none.
    let text: () -> String?
    /// What that text would look like as a value's; nil where it says no value.
    let tidied: (String) -> String?
    /// Takes over the value that the text says. False where it says none.
    let take: (String) -> Bool
}

/// Keeps what is typed until the person is done: only then is it shown as the value's format has it.
struct ValueField: View {
    @State private var draft: String?
    @Environment(\.fieldInput) private var input
    let title: String
    let prompt: String?
    let value: FieldValue

    var body: some View {
        FieldArea(
            title: title, prompt: prompt,
            text: Binding(
                get: { shown },
                set: { text in
                    draft = text
                    _ = value.take(text)
                }),
            kind: .line
        )
        .transformEnvironment(\.fieldInput) { input in
            let outer = input.ended
            input.ended = {
                draft = nil
                outer?()
            }
        }
    }

    /// The draft, unless the app has changed the value since.
    private var shown: String {
        let now = value.text() ?? ""
        guard let draft else { return now }
        return value.tidied(draft).map { $0 == now } ?? true ? draft : now
    }
}

extension FieldValue {
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        text = { format.format(value.wrappedValue) }
        tidied = { (try? format.parseStrategy.parse($0)).map(format.format) }
        take = { text in
            guard let new = try? format.parseStrategy.parse(text) else { return false }
            value.wrappedValue = new
            return true
        }
    }

    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        text = { value.wrappedValue.map(format.format) }
        tidied = { $0.isEmpty ? "" : (try? format.parseStrategy.parse($0)).map(format.format) }
        take = { text in
            let new = try? format.parseStrategy.parse(text)
            guard new != nil || text.isEmpty else { return false }
            value.wrappedValue = new
            return true
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        text = { formatter.string(for: value.wrappedValue) }
        tidied = { text in Self.parse(text, formatter, as: V.self).flatMap { formatter.string(for: $0) } }
        take = { text in
            guard let new = Self.parse(text, formatter, as: V.self) else { return false }
            value.wrappedValue = new
            return true
        }
    }

    /// Foundation on Linux has no reading of text in `Formatter` itself: numbers and dates only.
    private static func parse<V>(_ text: String, _ formatter: Formatter, as type: V.Type) -> V? {
        if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
        return [number.intValue as Any, number.doubleValue, Float(number.doubleValue), number.decimalValue, number]
            .lazy.compactMap { $0 as? V }.first
    }
}

extension TextField where Label == Text {
    /// Takes over each text that `format` can read, while it is typed; shows the value in that format when the person
    /// is done.
    ///
    /// Source: developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)-9dcn2
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: .value(FieldValue(value, format)))
    }
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: .value(FieldValue(value, format)))
    }

    /// The same; an empty field stands for nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: .value(FieldValue(optional: value, format)))
    }
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: .value(FieldValue(optional: value, format)))
    }

    /// Reads numbers and dates: `NumberFormatter` and `DateFormatter`. Text in another formatter is shown, and what is
    /// typed is not taken over.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: Text(titleKey), prompt: prompt, source: .value(FieldValue(value, formatter)))
    }
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: Text(title), prompt: prompt, source: .value(FieldValue(value, formatter)))
    }
}

extension TextField {
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: .value(FieldValue(value, format)))
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: .value(FieldValue(optional: value, format)))
    }
}
