/// What is wrong with a patch: a stable code and a sentence for the app's author.
public struct NodeTreeError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable, Codable {
        case revisionGap = "revision_gap"
        case unknownNode = "unknown_node"
        case notATree = "not_a_tree"
        case tooManyNodes = "tree_too_large"
        case tooDeep = "tree_too_deep"
        case badNumber = "bad_number"
        case badPath = "bad_path"
        case tooMuchText = "text_too_long"
    }
    public var code: Code
    public var description: String

    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}

extension NodeTree {
    /// Checks the whole tree: each node has one parent, and every number and size is within `TreeLimits`.
    func check() throws(NodeTreeError) {
        guard let root else {
            if nodes.isEmpty { return }
            throw NodeTreeError(.notATree, "\(nodes.count) nodes and no root")
        }
        guard nodes.count <= TreeLimits.nodeCountMax else {
            throw NodeTreeError(.tooManyNodes, "\(nodes.count) nodes; at most \(TreeLimits.nodeCountMax)")
        }
        var seen: Set<NodeID> = []
        var pending = [(root, 0)]
        while let (id, depth) = pending.popLast() {
            guard let node = nodes[id] else { throw NodeTreeError(.unknownNode, "node \(id.rawValue) is missing") }
            guard seen.insert(id).inserted else {
                throw NodeTreeError(.notATree, "node \(id.rawValue) has two places in the tree")
            }
            guard depth <= TreeLimits.depthMax else {
                throw NodeTreeError(.tooDeep, "deeper than \(TreeLimits.depthMax) nodes")
            }
            try node.check()
            pending.append(contentsOf: node.children.map { ($0, depth + 1) })
        }
        guard seen.count == nodes.count else {
            throw NodeTreeError(.notATree, "\(nodes.count - seen.count) nodes have no place in the tree")
        }
    }
}

extension Node {
    fileprivate func check() throws(NodeTreeError) {
        let numbers = (style.transform ?? []) + [style.opacity ?? 1]
        guard frame.isFinite, frame.width >= 0, frame.height >= 0, numbers.allSatisfy(\.isFinite),
            style.transform.map({ $0.count == 6 }) ?? true
        else { throw NodeTreeError(.badNumber, "node \(id.rawValue) has a frame or style that is no number of points") }
        if let clip = style.clip { try checkPath(clip.path) }
        switch content {
        case .shape(let shape): try checkPath(shape.path)
        case .text(let text): try checkText(text.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.text.utf8.count } })
        case .textField(let field): try checkText(field.text.utf8.count + field.placeholder.utf8.count)
        case .image(let image) where !image.asset.isWellFormed:
            throw NodeTreeError(.unknownNode, "node \(id.rawValue) names no picture")
        case .group, .image, .button, .scroll: break
        }
    }

    private func checkText(_ byteCount: Int) throws(NodeTreeError) {
        guard byteCount <= TreeLimits.textByteCountMax else {
            throw NodeTreeError(.tooMuchText, "node \(id.rawValue) has \(byteCount) bytes of text")
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
