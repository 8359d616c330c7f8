extension Node {
    /// Approximate memory use of the node: a fixed part plus its variable-length values.
    var byteCount: Int { 256 + children.count * Self.childByteCount + examined(checksCharacters: false).byteCount }

    static let childByteCount = 8

    /// Checks that a host may keep the node and forward it to painters: numbers that a screen can show, and sizes
    /// within `TreeLimits`.
    /// - Parameter hasOnlyMoved: whether all but the frame and the children was checked before. It may be long, and is not looked at.
    func check(hasOnlyMoved: Bool = false) throws(NodeTreeError) {
        let examination = hasOnlyMoved ? examinedFrame : examined(checksCharacters: true)
        guard let violation = examination.violation else { return }
        throw NodeTreeError(violation.code, "node \(id.rawValue) \(violation.words)")
    }

    private var examinedFrame: NodeExamination {
        var examination = NodeExamination(checksCharacters: false)
        examination.examine(frame)
        return examination
    }

    private func examined(checksCharacters: Bool) -> NodeExamination {
        var examination = NodeExamination(checksCharacters: checksCharacters)
        examination.examine(frame)
        examination.examine(style)
        if let gestures { examination.examine(gestures) }
        if let keys { examination.examine(keys) }
        examination.examine(content)
        examination.examine(accessibility)
        return examination
    }

    static func isPath(_ path: String) -> Bool {
        let allowed = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: ","): true
            case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "Q"), UInt8(ascii: "C"), UInt8(ascii: "Z"): true
            default: false
            }
        }
        return allowed && path.utf8.count <= TreeLimits.pathByteCountMax
    }
}

extension NodeExamination {
    fileprivate mutating func examine(_ frame: TreeRect) {
        let range = TreeLimits.numbers
        order(
            frame.width >= 0 && frame.height >= 0 && range.contains(frame.x) && range.contains(frame.y)
                && range.contains(frame.width) && range.contains(frame.height))
    }
}
