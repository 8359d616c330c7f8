import Foundation

/// A value of a property list in the old text format, which has neither numbers nor dates.
enum PropertyValue: Equatable, Sendable {
    case string(String)
    case data(Data)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// nil where it is no string.
    var string: String? { if case .string(let text) = self { text } else { nil } }
    /// Empty where it is no list.
    var array: [PropertyValue] { if case .array(let values) = self { values } else { [] } }
    /// nil where it is no dictionary.
    var dictionary: [String: PropertyValue]? { if case .dictionary(let values) = self { values } else { nil } }
}
