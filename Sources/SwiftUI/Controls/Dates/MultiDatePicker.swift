/// Calendar of a month in which a person chooses any number of days.
///
/// Source: developer.apple.com/documentation/swiftui/multidatepicker
public struct MultiDatePicker<Label: View>: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @State private var shift: Int
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>?
    private let label: Label

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label) {
        _shift = State(wrappedValue: 0)
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }

    public var body: some View {
        let first = firstDay
        VStack(spacing: 8) {
            HStack {
                Text(verbatim: name(ofMonthAfter: 0, first)).font(.headline)
                Spacer()
                Button("‹") { shift -= 1 }.accessibilityLabel(Text(verbatim: name(ofMonthAfter: -1, first)))
                Button("›") { shift += 1 }.accessibilityLabel(Text(verbatim: name(ofMonthAfter: 1, first)))
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
                ForEach(0..<(blanks(before: first) + dayCount(in: first)), id: \.self) { place in
                    let offset = place - blanks(before: first)
                    if offset >= 0, let day = calendar.date(byAdding: .day, value: offset, to: first) {
                        button(day)
                    } else {
                        Color.clear.frame(height: 36)
                    }
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: accessibilityText(of: label) ?? ""))
    }

    private func button(_ day: Date) -> some View {
        let parts = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
        let chosen = selection.wrappedValue.first { isSame($0, parts) }
        return Button {
            if let chosen { selection.wrappedValue.remove(chosen) } else { selection.wrappedValue.insert(parts) }
        } label: {
            Text(verbatim: "\(parts.day ?? 0)")
                .frame(width: 36, height: 36)
                .foregroundStyle(chosen == nil ? Color.primary : .white)
                .background(chosen == nil ? Color.clear : Color.accentColor, in: Circle())
        }
        .buttonStyle(.plain)
        .disabled(bounds.map { !$0.contains(day) } ?? false)
        .accessibilityAddTraits(chosen == nil ? [] : .isSelected)
    }

    private func isSame(_ left: DateComponents, _ right: DateComponents) -> Bool {
        left.year == right.year && left.month == right.month && left.day == right.day
    }

    /// First day of the month that is shown: that of the first chosen day, or the present one.
    private var firstDay: Date {
        let start = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? bounds?.lowerBound ?? Date()
        let month = calendar.dateComponents([.year, .month], from: start)
        let first = calendar.date(from: month) ?? start
        return calendar.date(byAdding: .month, value: shift, to: first) ?? first
    }

    private func blanks(before first: Date) -> Int {
        (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    }

    private func dayCount(in first: Date) -> Int { calendar.range(of: .day, in: .month, for: first)?.count ?? 0 }

    private func name(ofMonthAfter count: Int, _ first: Date) -> String {
        let other = calendar.date(byAdding: .month, value: count, to: first) ?? first
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        return other.formatted(style.year().month(.wide))
    }
}

extension MultiDatePicker {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, label())
    }
    /// Creates a calendar in which only days within `bounds` can be chosen.
    ///
    /// Source: developer.apple.com/documentation/swiftui/multidatepicker/init(selection:in:label:)-2qg5e
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds, label())
    }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey))
    }
}
