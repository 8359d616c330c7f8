extension LayerProperty {
    /// Position and size, without a layout of what is within.
    static let geometry: [String: LayerProperty] = [
        "position": place({ [$0.midX, $0.midY] }) { rect, value in rect.centered(at: CGPoint(x: value[0], y: value[1]))
        },
        "position.x": place({ [$0.midX] }) { rect, value in rect.centered(at: CGPoint(x: value[0], y: rect.midY)) },
        "position.y": place({ [$0.midY] }) { rect, value in rect.centered(at: CGPoint(x: rect.midX, y: value[0])) },
        "bounds": place({ [0, 0, $0.width, $0.height] }) { rect, value in rect.resized(value[2], value[3]) },
        "bounds.size": place({ [$0.width, $0.height] }) { rect, value in rect.resized(value[0], value[1]) },
        "bounds.size.width": place({ [$0.width] }) { rect, value in rect.resized(value[0], rect.height) },
        "bounds.size.height": place({ [$0.height] }) { rect, value in rect.resized(rect.width, value[0]) },
        "frame": place({ [$0.minX, $0.minY, $0.width, $0.height] }) { _, value in
            CGRect(x: value[0], y: value[1], width: max(0, value[2]), height: max(0, value[3]))
        },
    ]

    /// The transform and its parts. A rotation about the x or y axis only narrows.
    static let transforms: [String: LayerProperty] = [
        "transform": LayerProperty(
            get: { layer in
                let m = layer.affineTransform()
                return [m.a, m.b, m.c, m.d, m.tx, m.ty]
            },
            set: { layer, v in
                layer.setAffineTransform(CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
            }, save: { $0.savingTransform() }),
        "transform.rotation": part(\.rotation), "transform.rotation.z": part(\.rotation),
        "transform.rotation.x": turn(narrows: \.scaleY), "transform.rotation.y": turn(narrows: \.scaleX),
        "transform.scale.x": part(\.scaleX), "transform.scale.y": part(\.scaleY),
        "transform.translation.x": part(\.x), "transform.translation.y": part(\.y),
        "transform.scale": parts({ [$0.scaleX] }) { ($0.scaleX, $0.scaleY) = ($1[0], $1[0]) },
        "transform.translation": parts({ [$0.x, $0.y] }) { ($0.x, $0.y) = ($1[0], $1[1]) },
    ]

    private static func place(
        _ get: @escaping (CGRect) -> [Double], _ change: @escaping (CGRect, [Double]) -> CGRect
    ) -> LayerProperty {
        LayerProperty(
            get: { get($0.shownBox) }, set: { $0.shownBox = change($0.shownBox, $1) },
            save: { layer in
                let old = layer.shownBox
                return { [weak layer] in layer?.shownBox = old }
            })
    }

    private static func parts(
        _ get: @escaping (AffineParts) -> [Double], _ change: @escaping (inout AffineParts, [Double]) -> Void
    ) -> LayerProperty {
        LayerProperty(
            get: { get(AffineParts($0.affineTransform())) },
            set: { layer, value in
                var parts = AffineParts(layer.affineTransform())
                change(&parts, value)
                layer.setAffineTransform(parts.transform)
            }, save: { $0.savingTransform() })
    }

    private static func part(_ path: WritableKeyPath<AffineParts, Double>) -> LayerProperty {
        parts({ [$0[keyPath: path]] }) { $0[keyPath: path] = $1[0] }
    }

    private static func turn(narrows path: WritableKeyPath<AffineParts, Double>) -> LayerProperty {
        parts({ _ in [0] }) { $0[keyPath: path] *= cos($1[0]) }
    }
}

extension CALayer {
    fileprivate func savingTransform() -> () -> Void {
        let old = transform
        return { [weak self] in self?.transform = old }
    }
}

extension CGRect {
    fileprivate func centered(at point: CGPoint) -> CGRect {
        CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    }

    fileprivate func resized(_ newWidth: CGFloat, _ newHeight: CGFloat) -> CGRect {
        let (width, height) = (max(0, newWidth), max(0, newHeight))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
