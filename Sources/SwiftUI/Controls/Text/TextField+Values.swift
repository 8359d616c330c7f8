/// Conversions between a value and the text of a field.
struct FieldValue {
    /// Returns the value as text; nil if there is no value.
    let text: () -> String?
    /// Parses a text and returns it formatted; nil if it cannot be parsed.
    let tidied: (String) -> String?
    /// Parses a text and sets the value. Returns false if it cannot be parsed.
    let set: (String) -> Bool
}

/// A field for a value. Keeps the text as typed until the person submits or leaves the field; only then shows the
/// formatted value.
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
                    _ = value.set(text)
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

    /// The draft, unless the app has changed the value since it was typed.
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
        set = { text in
            guard let new = try? format.parseStrategy.parse(text) else { return false }
            value.wrappedValue = new
            return true
        }
    }

    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        text = { value.wrappedValue.map(format.format) }
        tidied = { $0.isEmpty ? "" : (try? format.parseStrategy.parse($0)).map(format.format) }
        set = { text in
            let new = try? format.parseStrategy.parse(text)
            guard new != nil || text.isEmpty else { return false }
            value.wrappedValue = new
            return true
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        text = { formatter.string(for: value.wrappedValue) }
        tidied = { text in Self.parse(text, formatter, as: V.self).flatMap { formatter.string(for: $0) } }
        set = { text in
            guard let new = Self.parse(text, formatter, as: V.self) else { return false }
            value.wrappedValue = new
            return true
        }
    }

    /// Parses numbers and dates only: Foundation on Linux has no parsing in `Formatter` itself.
    private static func parse<V>(_ text: String, _ formatter: Formatter, as type: V.Type) -> V? {
        if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
        return [number.intValue as Any, number.doubleValue, Float(number.doubleValue), number.decimalValue, number]
            .lazy.compactMap { $0 as? V }.first
    }
}

extension TextField where Label == Text {
    /// Creates a field that sets the value with each typed text that `format` can parse, and shows the formatted value
    /// when the person submits or leaves the field.
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

    /// Creates a field for an optional value; an empty text is nil.
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

    /// Creates a field that parses by a `NumberFormatter` or `DateFormatter`. With another formatter the value is
    /// shown, but typed text is not parsed.
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

    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: .value(FieldValue(value, formatter)))
    }
}
