import AppProtocol

/// A group of named values that a line of the inspector opens to, such as the query items of a message's URL.
struct LineDetails: Hashable, Sendable, Encodable {
    struct Field: Hashable, Sendable, Encodable {
        var name: String
        var value: String
    }

    var title: String
    var fields: [Field]

    /// Leaves out values that are nil.
    init(_ title: String, _ values: KeyValuePairs<String, String?>) {
        self.init(title, fields: values.compactMap { name, value in value.map { Field(name: name, value: $0) } })
    }

    init(_ title: String, fields: [Field]) {
        self.title = title
        self.fields = fields
    }
}

/// Bounds of what one line holds, because apps supply it.
enum LineLimits {
    /// Longest text of a line in Unicode scalars; longer text is cut.
    static let scalarCountMax = 300
    /// Longest name and value of a field in Unicode scalars; longer ones are cut.
    static let nameScalarCountMax = 100
    static let valueScalarCountMax = 1_000
    /// Number of fields of a line; further ones are counted only.
    static let fieldCountMax = 40
}

extension [LineDetails] {
    /// Returns the groups that have fields, with texts that are safe to show and no longer than the limits.
    var bounded: [LineDetails] {
        var room = LineLimits.fieldCountMax
        var groups: [LineDetails] = []
        for group in self where !group.fields.isEmpty && room > 0 {
            groups.append(LineDetails(group.title, fields: group.fields.prefix(room).map(\.bounded)))
            room -= group.fields.count
        }
        guard room < 0 || groups.count < filter({ !$0.fields.isEmpty }).count else { return groups }
        let count = map(\.fields.count).reduce(0, +) - LineLimits.fieldCountMax
        return groups + [LineDetails("Left out", ["fields": "\(count)"])]
    }
}

extension LineDetails.Field {
    fileprivate var bounded: Self {
        Self(
            name: name.sanitizedForLog(scalarCountMax: LineLimits.nameScalarCountMax),
            value: value.sanitizedForLog(scalarCountMax: LineLimits.valueScalarCountMax))
    }
}
