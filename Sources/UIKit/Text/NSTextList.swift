/// List that paragraphs are in, as their style's `textLists` say. It makes markers, which nothing draws by itself here.
///
/// Source: developer.apple.com/documentation/uikit/nstextlist
open class NSTextList: NSObject, @unchecked Sendable {  // never changes after init
    public let markerFormat: MarkerFormat
    public let listOptions: Options
    /// Number of the first item.
    public let startingItemNumber: Int

    /// Source: developer.apple.com/documentation/uikit/nstextlist/options
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes the marker of the list around this one before its own.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// Source: developer.apple.com/documentation/uikit/nstextlist/init(markerformat:options:startingitemnumber:)
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
        super.init()
    }

    /// Creates a list whose first item is number 1.
    /// - Parameter options: the bits of `Options`.
    /// Source: developer.apple.com/documentation/uikit/nstextlist/init(markerformat:options:)
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        let options = Options(rawValue: UInt(truncatingIfNeeded: options))
        self.init(markerFormat: markerFormat, options: options, startingItemNumber: 1)
    }

    /// Whether the items are numbered.
    /// Source: developer.apple.com/documentation/uikit/nstextlist/isordered
    open var isOrdered: Bool { ListMarker(markerFormat.rawValue)?.isNumber ?? false }

    /// Returns the marker of an item: the format with the number, or sign, in place of its word in braces.
    /// Source: developer.apple.com/documentation/uikit/nstextlist/marker(foritemnumber:)
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let marker = ListMarker(markerFormat.rawValue) else { return markerFormat.rawValue }
        return marker.before + marker.text(of: itemNumber) + marker.after
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions
            && other.startingItemNumber == startingItemNumber
    }

    override open var hash: Int { markerFormat.hashValue }
}

extension NSTextList {
    /// Pattern of a marker: text with a word in braces, as in `({decimal})`.
    ///
    /// Source: developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        public static let decimal = MarkerFormat("{decimal}")
    }
}
