/// A property of layers as numbers, by which it is interpolated.
@MainActor struct LayerProperty {
    /// Returns the numbers; nil where the layer has no such property.
    let get: (CALayer) -> [Double]?
    let set: (CALayer, [Double]) -> Void
    /// Returns a closure that gives the layer its present value back, and holds the layer weakly.
    let save: (CALayer) -> () -> Void

    /// Properties by their key paths.
    static let all: [String: LayerProperty] = transforms.merging(geometry) { first, _ in first }.merging([
        "opacity": LayerProperty(
            get: { [Double($0.opacity)] }, set: { $0.opacity = Float(min(1, max(0, $1[0]))) },
            save: saving(\CALayer.opacity)),
        "shadowOpacity": LayerProperty(
            get: { [Double($0.shadowOpacity)] }, set: { $0.shadowOpacity = Float($1[0]) },
            save: saving(\CALayer.shadowOpacity)),
        "cornerRadius": number(\CALayer.cornerRadius), "borderWidth": number(\CALayer.borderWidth),
        "shadowRadius": number(\CALayer.shadowRadius), "strokeStart": number(\CAShapeLayer.strokeStart),
        "strokeEnd": number(\CAShapeLayer.strokeEnd), "lineWidth": number(\CAShapeLayer.lineWidth),
        "fontSize": number(\CATextLayer.fontSize), "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
        "miterLimit": number(\CAShapeLayer.miterLimit),
        "shadowOffset": LayerProperty(
            get: { [$0.shadowOffset.width, $0.shadowOffset.height] },
            set: { $0.shadowOffset = CGSize(width: $1[0], height: $1[1]) }, save: saving(\CALayer.shadowOffset)),
        "startPoint": point(\CAGradientLayer.startPoint), "endPoint": point(\CAGradientLayer.endPoint),
        "locations": LayerProperty(
            get: { ($0 as? CAGradientLayer)?.locations?.map(\.doubleValue) },
            set: { ($0 as? CAGradientLayer)?.locations = $1.map { NSNumber(value: $0) } },
            save: saving(\CAGradientLayer.locations)),
        "colors": LayerProperty(
            get: { ($0 as? CAGradientLayer)?.colors.flatMap { LayerValue.numbers($0) } },
            set: { ($0 as? CAGradientLayer)?.colors = LayerValue.colors($1) }, save: saving(\CAGradientLayer.colors)),
        "borderColor": color(\CALayer.borderColor), "shadowColor": color(\CALayer.shadowColor),
        "fillColor": color(\CAShapeLayer.fillColor), "strokeColor": color(\CAShapeLayer.strokeColor),
        "foregroundColor": color(\CATextLayer.foregroundColor),
        "backgroundColor": LayerProperty(
            get: { LayerValue.numbers($0.backgroundColor ?? UIColor.clear.cgColor) },
            set: { $0.backgroundColor = LayerValue.colors($1).first },
            save: { layer in
                guard let view = layer.view else { return saving(\CALayer.backgroundColor)(layer) }
                let old = view.backgroundColor
                return { [weak view] in view?.backgroundColor = old }
            }),
    ]) { first, _ in first }

    /// Values of a layer that an app has not touched, for `ViewLook`.
    static let plain: [String: [Double]] = {
        let layer = CALayer()
        return all.compactMapValues { $0.get(layer) }
    }()

    private static func saving<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) -> (CALayer) -> () -> Void {
        { layer in
            guard let layer = layer as? Layer else { return {} }
            let old = layer[keyPath: path]
            return { [weak layer] in layer?[keyPath: path] = old }
        }
    }

    private static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer).map { [$0[keyPath: path]] } }, set: { ($0 as? Layer)?[keyPath: path] = $1[0] },
            save: saving(path))
    }

    private static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer).map { [$0[keyPath: path].x, $0[keyPath: path].y] } },
            set: { ($0 as? Layer)?[keyPath: path] = CGPoint(x: $1[0], y: $1[1]) }, save: saving(path))
    }

    private static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer).flatMap { LayerValue.numbers($0[keyPath: path] ?? UIColor.clear.cgColor) } },
            set: { ($0 as? Layer)?[keyPath: path] = LayerValue.colors($1).first }, save: saving(path))
    }
}
