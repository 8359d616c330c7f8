extension NSMutableAttributedString {
    /// Attribute without a meaning.
    private static let padding = NSAttributedString.Key("ParleyPadding")

    /// Appends text with attributes. Foundation on Linux compares neighbouring runs that have equally many attributes, and stops the
    /// process where a value of both is an object of a Swift class (docs/workarounds.md): one of two such neighbours gets one more.
    func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        guard !text.isEmpty else { return }
        var attributes = attributes
        attributes[Self.padding] = nil
        if length > 0, self.attributes(at: length - 1, effectiveRange: nil).count == attributes.count {
            attributes[Self.padding] = true
        }
        append(NSAttributedString(string: text, attributes: attributes))
    }
}
