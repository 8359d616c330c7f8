import CoreGraphics
import Foundation

// Filters whose pixels depend on those around them.
extension FilterTable {
    static let areas: [String: FilterFormula] = [
        "CIGaussianBlur": blur, "CIBoxBlur": blur, "CIDiscBlur": blur,
        "CIBloom": glow { image, soft, share in image + soft * share - image * soft * share },
        "CIGloom": glow { image, soft, share in image + (soft * image - image) * share },
        "CIUnsharpMask": FilterFormula(["inputRadius": Float(2.5), "inputIntensity": Float(0.5)]) { input in
            sharpened(input, by: input.number("inputIntensity"))
        },
        "CISharpenLuminance": FilterFormula(["inputRadius": Float(1.69), "inputSharpness": Float(0.4)]) { input in
            sharpened(input, by: input.number("inputSharpness"))
        },
        "CIEdges": FilterFormula(["inputIntensity": Float(1)]) { input in
            edges(input.image, by: input.number("inputIntensity"))
        },
        "CIComicEffect": FilterFormula { input in comic(input.image) },
        "CIVignette": FilterFormula(["inputIntensity": Float(0), "inputRadius": Float(1)]) { input in vignette(input) },
        "CIPixellate": FilterFormula(["inputCenter": CGPoint(x: 150, y: 150), "inputScale": Float(8)]) { input in
            cells(input, side: Double(input.number("inputScale")))
        },
        "CICrystallize": FilterFormula(["inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(20)]) { input in
            cells(input, side: Double(input.number("inputRadius")))
        },
        "CITwirlDistortion": FilterFormula(around(angle: Float.pi)) { input in
            let angle = Double(input.number("inputAngle"))
            return distorted(input) { share, way in
                let turn = angle * (1 - share) * (1 - share)
                let (sine, cosine) = (sin(turn), cos(turn))
                return CGPoint(x: way.x * cosine - way.y * sine, y: way.x * sine + way.y * cosine)
            }
        },
        "CIPinchDistortion": FilterFormula(around(scale: 0.5)) { input in
            let scale = Double(input.number("inputScale"))
            return distorted(input) { share, way in
                let factor = 1 + scale * (1 - share)
                return CGPoint(x: way.x * factor, y: way.y * factor)
            }
        },
        "CIBumpDistortion": FilterFormula(around(scale: 0.5)) { input in
            let scale = Double(input.number("inputScale"))
            return distorted(input) { share, way in
                let factor = 1 - scale * (1 - share) * (1 - share)
                return CGPoint(x: way.x * factor, y: way.y * factor)
            }
        },
    ]

    private static let blur = FilterFormula(["inputRadius": Float(10)]) { input in
        input.image?.blurred(by: Double(input.number("inputRadius")))
    }

    private static func around(angle: Float = 0, scale: Float = 0) -> [String: any Sendable] {
        [
            "inputCenter": CGPoint(x: 150, y: 150), "inputRadius": Float(300), "inputAngle": angle,
            "inputScale": scale,
        ]
    }

    private static func glow(
        _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>, Float) -> SIMD4<Float>
    ) -> FilterFormula {
        FilterFormula(["inputRadius": Float(10), "inputIntensity": Float(0.5)]) { input in
            guard let image = input.image else { return nil }
            let (soft, share) = (
                image.blurred(by: Double(input.number("inputRadius"))), input.number("inputIntensity")
            )
            return CIImage(extent: soft.extent) { area in
                let (sharp, soft) = (image.render(area), soft.render(area))
                return Pixels(area) { mix(sharp[$0, $1], soft[$0, $1], share) }
            }
        }
    }

    private static func sharpened(_ input: FilterInput, by share: Float) -> CIImage? {
        guard let image = input.image else { return nil }
        let soft = image.clampedToExtent().blurred(by: Double(input.number("inputRadius")))
        return CIImage(extent: image.extent) { area in
            let (sharp, soft) = (image.render(area), soft.render(area))
            return Pixels(area) { x, y in
                var pixel = sharp[x, y] + (sharp[x, y] - soft[x, y]) * share
                pixel.w = sharp[x, y].w
                return pixel.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: pixel.w))
            }
        }
    }

    /// Differences to the pixels on the right and above.
    private static func edges(_ image: CIImage?, by factor: Float) -> CIImage? {
        guard let image else { return nil }
        let endless = image.clampedToExtent()
        return CIImage(extent: image.extent) { area in
            let pixels = endless.render(area.grown(by: 1))
            return Pixels(area) { x, y in
                let here = pixels[x, y]
                let (across, up) = (pixels[x + 1, y] - here, pixels[x, y + 1] - here)
                let sum = (across * across + up * up) * factor
                return [sum.x.squareRoot(), sum.y.squareRoot(), sum.z.squareRoot(), here.w]
            }
        }
    }

    /// Few colours, with dark lines at their edges.
    private static func comic(_ image: CIImage?) -> CIImage? {
        guard let image, let lines = edges(image, by: 6) else { return nil }
        return CIImage(extent: image.extent) { area in
            let (pixels, lines) = (image.render(area), lines.render(area))
            return Pixels(area) { x, y in
                let pixel = pixels[x, y]
                let steps = (pixel * 5).rounded(.toNearestOrAwayFromZero) / 5
                let ink = min(1, (lines[x, y] * luma).sum())
                return [steps.x * (1 - ink), steps.y * (1 - ink), steps.z * (1 - ink), pixel.w]
            }
        }
    }

    private static func vignette(_ input: FilterInput) -> CIImage? {
        guard let image = input.image, !image.extent.isInfinite else { return input.image }
        let (strength, radius) = (input.number("inputIntensity"), max(0.1, input.number("inputRadius")))
        let (middle, half) = (
            CGPoint(x: image.extent.midX, y: image.extent.midY), max(image.extent.width, image.extent.height) / 2
        )
        return CIImage(extent: image.extent) { area in
            let pixels = image.render(area)
            return Pixels(area) { x, y in
                let (dx, dy) = (Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y)
                let share = Float((dx * dx + dy * dy).squareRoot() / half) / radius
                let light = max(0, 1 - strength * 0.5 * share * share)
                return pixels[x, y] * [light, light, light, 1]
            }
        }
    }

    /// Squares of the colour in their middles.
    private static func cells(_ input: FilterInput, side: Double) -> CIImage? {
        let (center, side) = (input.point("inputCenter"), min(max(1, side), 200))
        return input.image?.clampedToExtent().sampled(within: input.image?.extent ?? .null) { point in
            CGPoint(
                x: ((point.x - center.x) / side).rounded(.down) * side + side / 2 + center.x,
                y: ((point.y - center.y) / side).rounded(.down) * side + side / 2 + center.y)
        }
    }

    /// Moves what is within a radius of the centre.
    /// - Parameter source: returns the way from the centre of what is shown at a share of the radius, 0…1.
    private static func distorted(
        _ input: FilterInput, _ source: @escaping @Sendable (_ share: Double, _ way: CGPoint) -> CGPoint
    ) -> CIImage? {
        let (center, radius) = (input.point("inputCenter"), max(1, Double(input.number("inputRadius"))))
        return input.image?.displaced { point in
            let way = CGPoint(x: point.x - center.x, y: point.y - center.y)
            let share = (way.x * way.x + way.y * way.y).squareRoot() / radius
            guard share < 1 else { return point }
            let new = source(share, way)
            return CGPoint(x: center.x + new.x, y: center.y + new.y)
        }
    }
}

extension CIImage {
    /// Greatest distance in pixels of what is shown at another place.
    private static let cellMax = 128

    /// Shows within an area what is at another place of an endless picture.
    fileprivate func sampled(within extent: CGRect, _ source: @escaping @Sendable (CGPoint) -> CGPoint) -> CIImage {
        CIImage(extent: extent) { [self] area in
            let wide = area.grown(by: Self.cellMax)
            let own = render(wide)
            return Pixels(area) { x, y in
                let point = source(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                return own.sample(point.x, point.y)
            }
        }
    }
}
