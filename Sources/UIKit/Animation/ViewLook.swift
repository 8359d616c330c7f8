/// Values of a view and its layer that keyframes and animators interpolate.
@MainActor struct ViewLook {
    private var box: CGRect
    private var alpha: CGFloat
    private var transform: CGAffineTransform
    private var color: UIColor?
    private var layer: [String: [Double]] = [:]

    /// Values of layers, where a view has one.
    private static let layerKeys = [
        "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
    ]

    init(of view: UIView) {
        (box, alpha, transform, color) = (view.box, view.alpha, view.transform, view.backgroundColor)
        guard let stored = view.storedLayer else { return }
        for key in Self.layerKeys { layer[key] = LayerProperty.all[key]?.get(stored) }
    }

    func differs(from other: ViewLook) -> Bool {
        box != other.box || alpha != other.alpha || transform != other.transform || color != other.color
            || layer != other.layer
    }

    /// Gives a view the values. What is within it keeps its place.
    func apply(to view: UIView) {
        if view.box != box { view.box = box }
        if view.alpha != alpha { view.alpha = alpha }
        if view.transform != transform { view.transform = transform }
        if view.backgroundColor != color { view.backgroundColor = color }
        for (key, value) in layer { LayerProperty.all[key]?.set(view.layer, value) }
        view.didChangeLooks()
    }

    /// Takes over, of the values that differ between two looks, what lies between them.
    mutating func mix(_ start: ViewLook, _ end: ViewLook, _ share: Double) {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        let (a, b) = (start.transform, end.transform)
        if start.box != end.box {
            box = CGRect(
                x: between(start.box.minX, end.box.minX), y: between(start.box.minY, end.box.minY),
                width: max(0, between(start.box.width, end.box.width)),
                height: max(0, between(start.box.height, end.box.height)))
        }
        if start.alpha != end.alpha { alpha = min(1, max(0, between(start.alpha, end.alpha))) }
        if a != b { transform = AffineParts(a).between(AffineParts(b), share).transform }
        if start.color != end.color {
            let colors = [start.color, end.color].map { ($0 ?? .clear).cgColor }
            color = UIColor(cgColor: colors[0].between(colors[1], share))
        }
        for (key, value) in end.layer {
            guard let first = start.layer[key] ?? LayerProperty.plain[key], first != value, first.count == value.count
            else { continue }
            layer[key] = zip(first, value).map { between($0, $1) }
        }
    }
}

extension CGColor {
    /// Returns a colour between this one, at 0, and another. A clear one lends only its opacity.
    func between(_ other: CGColor, _ share: Double) -> CGColor {
        let (start, end) = (components ?? [], other.components ?? [])
        guard start.count == 4, end.count == 4 else { return other }
        func part(_ index: Int) -> CGFloat {
            if start[3] == 0 { return end[index] }
            return end[3] == 0 ? start[index] : start[index] + (end[index] - start[index]) * share
        }
        let alpha = min(1, max(0, start[3] + (end[3] - start[3]) * share))
        return CGColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
    }
}
