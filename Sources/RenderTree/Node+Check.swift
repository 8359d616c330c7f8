extension Node {
    /// Checks that a host may keep the node and forward it to painters: numbers that a screen can show, and sizes
    /// within `TreeLimits`.
    func check() throws(NodeTreeError) {
        try checkNumbers()
        try checkCounts()
        try checkText()
        guard keys?.isWellFormed ?? true else {
            throw NodeTreeError(.badName, "node \(id.rawValue) names a key that no keyboard has")
        }
        for path in [style.clip?.path, style.hitPath].compactMap(\.self) { try checkPath(path) }
        if let mask = style.mask { try checkPicture(mask) }
        switch content {
        case .shape(let shape): try checkPath(shape.path)
        case .text(let text): for line in text.lines { for run in line.runs { try checkName(run.font.family) } }
        case .textField(let field): try checkName(field.font.family)
        case .image(let image): try checkPicture(image.asset)
        case .media(let media): try checkPicture(media.file)
        case .valueInput(let input):
            guard
                [input.value, input.minimum, input.maximum].compactMap(\.self).allSatisfy(
                    ValueInputContent.isWellFormed)
            else { throw NodeTreeError(.badName, "node \(id.rawValue) has a value that no input holds") }
        case .group, .button, .toggle, .slider, .select, .scroll, .dialog: break
        }
    }

    private func checkPicture(_ asset: AssetID) throws(NodeTreeError) {
        guard asset.isWellFormed else { throw NodeTreeError(.badName, "node \(id.rawValue) names no picture") }
    }

    private func checkNumbers() throws(NodeTreeError) {
        let range = -TreeLimits.numberMax...TreeLimits.numberMax
        guard frame.width >= 0, frame.height >= 0, style.transform.map({ $0.count == 6 }) ?? true,
            style.projection.map({ $0.count == 9 }) ?? true, content.isOrdered,
            [frame.x, frame.y, frame.width, frame.height].allSatisfy(range.contains),
            style.numbers.allSatisfy(range.contains), content.numbers.allSatisfy(range.contains),
            (gestures?.numbers ?? []).allSatisfy((0...TreeLimits.numberMax).contains),
            accessibility.progress.map((0...1).contains) ?? true,
            accessibility.headingLevel.map((1...6).contains) ?? true
        else { throw NodeTreeError(.badNumber, "node \(id.rawValue) has a number that no screen can show") }
    }

    private func checkCounts() throws(NodeTreeError) {
        let counts = [
            (content.listCount, TreeLimits.listCountMax), (content.optionCount, TreeLimits.optionCountMax),
            (accessibility.actions?.count ?? 0, TreeLimits.actionCountMax),
            (gestures?.taps?.count ?? 0, TreeLimits.tapCountMax), (keys?.listCount ?? 0, TreeLimits.keyCountMax),
        ]
        guard counts.allSatisfy({ $0.0 <= $0.1 }) else {
            throw NodeTreeError(.tooManyNodes, "node \(id.rawValue) lists more than a node may")
        }
    }

    private func checkText() throws(NodeTreeError) {
        for byteCount in [content.textByteCount, accessibility.textByteCount] {
            guard byteCount <= TreeLimits.textByteCountMax else {
                throw NodeTreeError(.tooMuchText, "node \(id.rawValue) has \(byteCount) bytes of text")
            }
        }
    }

    /// Checks that a font family has only letters, digits, spaces and hyphens: the name is inserted into a painter's
    /// CSS.
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
        guard Self.isPath(path) else {
            throw NodeTreeError(.badPath, "node \(id.rawValue) has a path that is too long or no path data")
        }
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
