extension Node {
    /// Whether a host may keep the node and hand it to painters: numbers that a screen can have, and sizes within
    /// `TreeLimits`.
    func check() throws(NodeTreeError) {
        try checkNumbers()
        try checkText()
        if let clip = style.clip { try checkPath(clip.path) }
        switch content {
        case .shape(let shape): try checkPath(shape.path)
        case .text(let text): for line in text.lines { for run in line.runs { try checkName(run.font.family) } }
        case .textField(let field): try checkName(field.font.family)
        case .image(let image):
            guard image.asset.isWellFormed else {
                throw NodeTreeError(.badName, "node \(id.rawValue) names no picture")
            }
        case .group, .button, .scroll: break
        }
    }

    private func checkNumbers() throws(NodeTreeError) {
        let range = -TreeLimits.numberMax...TreeLimits.numberMax
        let hasOrder: Bool =
            if case .button(let button) = content, let reorder = button.reorder {
                reorder.index >= 0 && reorder.index < reorder.count
            } else {
                true
            }
        guard frame.width >= 0, frame.height >= 0, style.transform.map({ $0.count == 6 }) ?? true, hasOrder,
            [frame.x, frame.y, frame.width, frame.height].allSatisfy(range.contains),
            style.numbers.allSatisfy(range.contains), content.numbers.allSatisfy(range.contains)
        else { throw NodeTreeError(.badNumber, "node \(id.rawValue) has a number that no screen can show") }
    }

    private func checkText() throws(NodeTreeError) {
        for byteCount in [content.textByteCount, accessibility.textByteCount] {
            guard byteCount <= TreeLimits.textByteCountMax else {
                throw NodeTreeError(.tooMuchText, "node \(id.rawValue) has \(byteCount) bytes of text")
            }
        }
    }

    /// Letters, digits, spaces and hyphens only: the name goes into a painter's style.
    private func checkName(_ family: String) throws(NodeTreeError) {
        let allowed = family.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
        }
        guard allowed, (1...TreeLimits.nameByteCountMax).contains(family.utf8.count) else {
            throw NodeTreeError(.badName, "node \(id.rawValue) names no font")
        }
    }

    private func checkPath(_ path: String) throws(NodeTreeError) {
        let allowed = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: ","): true
            case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "Q"), UInt8(ascii: "C"), UInt8(ascii: "Z"): true
            default: false
            }
        }
        guard allowed, path.utf8.count <= TreeLimits.pathByteCountMax else {
            throw NodeTreeError(.badPath, "node \(id.rawValue) has a path that is too long or no path data")
        }
    }
}
