// Source: developer.apple.com/documentation/foundation/indexpath
extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int { first ?? 0 }
    public var row: Int { count > 1 ? self[1] : 0 }
    public var item: Int { row }
}
