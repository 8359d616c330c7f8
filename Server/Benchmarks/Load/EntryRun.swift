/// Numbers of the entries of one conversation that one client has received, which must follow one another over all its connections.
struct EntryRun {
    private(set) var first: Int?
    private(set) var last: Int
    /// The number after which it began.
    let start: Int
    private let isOfNewcomer: Bool

    /// - Parameter isOfNewcomer: whether it may begin later, with the entry by which somebody has joined.
    init(after last: Int, isOfNewcomer: Bool = false) {
        (self.last, start, self.isOfNewcomer) = (last, last, isOfNewcomer)
    }

    /// Takes the next number.
    /// - Returns: what is wrong with it; nil where it is the next one.
    mutating func take(_ number: Int) -> String? {
        let isBeginning = first == nil && isOfNewcomer
        defer { (first, last) = (first ?? number, max(last, number)) }
        if number <= last { return "entry \(number) came twice" }
        if number > last + 1, !isBeginning { return "after entry \(last) came \(number)" }
        return nil
    }
}
