import Foundation

/// An ice cream, possibly unfinished: a base, one to three scoops on it, and a topping that finishes it.
struct IceCream: Codable, Hashable, Sendable {
    private(set) var base: Base?
    private(set) var scoops: [Flavour] = []
    private(set) var topping: Topping?

    static let scoopCountMax = 3

    init() {}

    var isFinished: Bool { topping != nil }

    /// The steps of which one part can be added now; empty for a finished one.
    var nextSteps: [Step] {
        if isFinished { return [] }
        if base == nil { return [.base] }
        if scoops.isEmpty { return [.scoop] }
        return scoops.count < Self.scoopCountMax ? [.scoop, .topping] : [.topping]
    }

    /// Returns the ice cream with the part; nil if the part cannot be added now.
    func adding(_ part: Part) -> IceCream? {
        guard nextSteps.contains(where: { $0.parts.contains(part) }) else { return nil }
        var next = self
        switch part {
        case .base(let base): next.base = base
        case .scoop(let flavour): next.scoops.append(flavour)
        case .topping(let topping): next.topping = topping
        }
        return next
    }

    /// The parts in the order in which they were added.
    var parts: [Part] {
        (base.map { [.base($0)] } ?? []) + scoops.map(Part.scoop) + (topping.map { [.topping($0)] } ?? [])
    }

    /// Description, such as "Mint and mango in a cone with a cherry".
    var name: String {
        guard let base else { return "No ice cream yet" }
        guard let last = scoops.last else { return Part.base(base).title }
        let others = scoops.dropLast().map(\.rawValue).joined(separator: ", ")
        let flavours = others.isEmpty ? last.rawValue : "\(others) and \(last.rawValue)"
        let end = topping.map { " with \(Part.topping($0).name)" } ?? ""
        return "\(flavours) in \(Part.base(base).name)\(end)".capitalizedStart
    }
}

extension String {
    fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}

// The message's URL: `?base=cone&scoop=mint&scoop=mango&topping=cherry`.
extension IceCream {
    var url: URL? {
        var components = URLComponents()
        components.queryItems = parts.map { part in
            switch part {
            case .base(let base): URLQueryItem(name: "base", value: base.rawValue)
            case .scoop(let flavour): URLQueryItem(name: "scoop", value: flavour.rawValue)
            case .topping(let topping): URLQueryItem(name: "topping", value: topping.rawValue)
            }
        }
        return components.url
    }

    /// Returns nil for a URL that has no base, or parts that cannot be combined.
    init?(url: URL?) {
        guard let url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else {
            return nil
        }
        self.init()
        for item in items {
            guard let part = Part(item), let next = adding(part) else { return nil }
            self = next
        }
        guard base != nil else { return nil }
    }
}

extension Part {
    fileprivate init?(_ item: URLQueryItem) {
        let value = item.value ?? ""
        let part: Part? =
            switch item.name {
            case "base": Base(rawValue: value).map(Part.base)
            case "scoop": Flavour(rawValue: value).map(Part.scoop)
            case "topping": Topping(rawValue: value).map(Part.topping)
            default: nil
            }
        guard let part else { return nil }
        self = part
    }
}
