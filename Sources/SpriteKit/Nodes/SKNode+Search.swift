public import UIKit

// Search by names: `ball`, `enemies/ball`, `//ball` anywhere in the tree, `/ball` from the root, `..` for the parent, `*` for any
// characters and `[a-c]` for one of some.
// Source: developer.apple.com/documentation/spritekit/searching-the-node-tree
extension SKNode {
    public func childNode(withName name: String) -> SKNode? { found(by: name).first }

    /// Calls the block with each node that is found; it ends the search by setting the stop flag.
    public func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in found(by: name) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    public subscript(name: String) -> [SKNode] { found(by: name) }

    private func found(by path: String) -> [SKNode] {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
        var found: [SKNode] = [self]
        if parts.count > 1, parts.first?.isEmpty == true {
            parts.removeFirst()
            found = [sequence(first: self, next: \.parent).reversed()[0]]
        }
        var isDeep = false
        for part in parts {
            switch part {
            case "":
                isDeep = true
                continue
            case ".": break
            case "..": found = found.compactMap(\.parent)
            default:
                let pattern = NamePattern(part)
                found = found.flatMap { isDeep ? $0.descendants : $0.children }.filter { pattern.matches($0.name) }
            }
            isDeep = false
        }
        return found
    }

    /// The descendants, each before its own.
    var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }
}

/// A name with `*` for any characters and `[a-c]` for one of some.
struct NamePattern {
    private enum Part {
        case any
        case one(Set<ClosedRange<Character>>)
    }
    private var parts: [Part] = []

    init(_ text: some StringProtocol) {
        var rest = Array(text)[...]
        while let first = rest.popFirst() {
            if first == "*" {
                parts.append(.any)
            } else if first == "[", let end = rest.firstIndex(of: "]") {
                parts.append(.one(Self.ranges(rest[..<end])))
                rest = rest[(end + 1)...]
            } else {
                parts.append(.one([first...first]))
            }
        }
    }

    private static func ranges(_ text: ArraySlice<Character>) -> Set<ClosedRange<Character>> {
        var (rest, ranges) = (text, Set<ClosedRange<Character>>())
        while let first = rest.popFirst() {
            guard rest.count > 1, rest.first == "-", let last = rest.dropFirst().first, first <= last else {
                ranges.insert(first...first)
                continue
            }
            ranges.insert(first...last)
            rest.removeFirst(2)
        }
        return ranges
    }

    func matches(_ name: String?) -> Bool {
        guard let name else { return parts.count == 1 && isAny }
        return Self.fits(parts[...], Array(name)[...])
    }

    private var isAny: Bool { if case .any? = parts.first { true } else { false } }

    /// Returns whether the text fits, going back to the last `*` where it does not go on.
    private static func fits(_ parts: ArraySlice<Part>, _ text: ArraySlice<Character>) -> Bool {
        var (part, place) = (parts.startIndex, text.startIndex)
        var retry: (part: Int, place: Int)?
        while place < text.endIndex {
            if part < parts.endIndex, case .any = parts[part] {
                part += 1
                retry = (part, place)
            } else if part < parts.endIndex, case .one(let ranges) = parts[part],
                ranges.contains(where: { $0.contains(text[place]) })
            {
                part += 1
                place += 1
            } else if let last = retry {
                part = last.part
                place = last.place + 1
                retry = (part, place)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { if case .any = $0 { true } else { false } }
    }
}
