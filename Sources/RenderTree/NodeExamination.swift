/// Checks and measures a node: each of its parts names its numbers, texts, paths and names here, in the file that declares
/// them, so that a new property is checked where it is written.
struct NodeExamination {
    /// First violation of `TreeLimits`; nil if a host may keep the node and forward it to painters.
    private(set) var violation: (code: NodeTreeError.Code, words: String)?
    /// Approximate memory use of what was examined, without the fixed part of a node.
    private(set) var byteCount = 0
    private var partTextByteCount = 0
    /// Whether texts are searched for characters that they may not have, as opposed to measured only.
    private let checksCharacters: Bool

    init(checksCharacters: Bool) { self.checksCharacters = checksCharacters }

    /// Examines one part. The limit of text holds for each part by itself.
    mutating func examine(_ part: some ExaminedPart) {
        partTextByteCount = 0
        part.examine(&self)
    }

    mutating func require(_ isMet: Bool, _ code: NodeTreeError.Code, _ words: @autoclosure () -> String) {
        if !isMet, violation == nil { violation = (code, words()) }
    }

    /// Adds the fixed size of an element, such as a line of text.
    mutating func add(byteCount count: Int) { byteCount += count }
}

/// A part of a node that states what of it a host checks.
protocol ExaminedPart {
    func examine(_ examination: inout NodeExamination)
}

// MARK: - Numbers

extension NodeExamination {
    mutating func number(_ value: Double?, in range: ClosedRange<Double> = TreeLimits.numbers) {
        guard let value else { return }
        byteCount += 8
        require(range.contains(value), .badNumber, Self.noSuchNumber)
    }

    /// Examines a list of numbers.
    /// - Parameter count: the length that the list must have; nil if it may have any up to `TreeLimits.listCountMax`.
    mutating func numbers(_ values: [Double]?, count: Int? = nil) {
        guard let values else { return }
        if let count { require(values.count == count, .badNumber, Self.noSuchNumber) }
        list(values.count)
        for value in values { number(value) }
    }

    /// Requires a relation between numbers, such as that of a minimum to a maximum.
    mutating func order(_ isKept: Bool) { require(isKept, .badNumber, Self.noSuchNumber) }

    mutating func list(_ count: Int, countMax: Int = TreeLimits.listCountMax) {
        require(count <= countMax, .tooManyNodes, "lists more than a node may")
    }

    private static let noSuchNumber = "has a number that no screen can show"
}

// MARK: - Texts

extension NodeExamination {
    mutating func text(_ text: String?) {
        guard let text else { return }
        let count = text.utf8.count
        byteCount += count
        let sum = partTextByteCount + count
        partTextByteCount = sum
        require(sum <= TreeLimits.textByteCountMax, .tooMuchText, "has \(sum) bytes of text")
    }

    /// Examines SVG path data.
    mutating func path(_ path: String?) {
        guard let path else { return }
        byteCount += path.utf8.count
        guard checksCharacters else { return }
        require(Node.isPath(path), .badPath, "has a path that is too long or no path data")
    }

    mutating func picture(_ asset: AssetID?) {
        guard checksCharacters, let asset else { return }
        require(asset.isWellFormed, .badName, "names no picture")
    }

    /// Examines the name of a font family. It has only letters, digits, spaces and hyphens: a painter inserts it into CSS.
    mutating func family(_ name: String) {
        guard checksCharacters else { return }
        let allowed = name.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
        }
        require(
            allowed && (1...TreeLimits.nameByteCountMax).contains(name.utf8.count), .badName, "names no font")
    }
}
