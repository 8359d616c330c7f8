/// SVG path data as painters take it: absolute `M L Q C Z`.
enum PathData {
    static func rectangle(_ rect: CGRect) -> String { Path(rect).data }

    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (Double(min(max(value, -1_000_000), 1_000_000)) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
