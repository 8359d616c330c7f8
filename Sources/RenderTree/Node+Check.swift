extension Node {
    /// Approximate memory use of the node: a fixed part plus its variable-length values.
    var byteCount: Int { 256 + children.count * 8 + examined(checksCharacters: false).byteCount }

    /// Checks that a host may keep the node and forward it to painters: numbers that a screen can show, and sizes
    /// within `TreeLimits`.
    func check() throws(NodeTreeError) {
        guard let violation = examined(checksCharacters: true).violation else { return }
        throw NodeTreeError(violation.code, "node \(id.rawValue) \(violation.words)")
    }

    private func examined(checksCharacters: Bool) -> NodeExamination {
        var examination = NodeExamination(checksCharacters: checksCharacters)
        let range = TreeLimits.numbers
        examination.order(
            frame.width >= 0 && frame.height >= 0 && range.contains(frame.x) && range.contains(frame.y)
                && range.contains(frame.width) && range.contains(frame.height))
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
