import CoreGraphics
import Foundation

/// Formulas of the filters, by their names.
enum FilterTable {
    static let formulas: [String: FilterFormula] = [colors, areas, mixes, codes, further].reduce(into: [:]) {
        $0.merge($1) { $1 }
    }

    /// Shares of red, green and blue in brightness, after Rec. 709.
    static let luma = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

    // MARK: Colours

    private static let colors: [String: FilterFormula] = [
        "CISepiaTone": FilterFormula(["inputIntensity": Float(1)]) { input in
            let share = input.number("inputIntensity")
            return input.image?.changing { color in
                let tone = SIMD4<Float>(
                    (color * [0.393, 0.769, 0.189, 0]).sum(), (color * [0.349, 0.686, 0.168, 0]).sum(),
                    (color * [0.272, 0.534, 0.131, 0]).sum(), color.w)
                return color + (tone - color) * share
            }
        },
        "CIPhotoEffectMono": effect { gray($0, contrast: 1) },
        "CIPhotoEffectNoir": effect { gray($0, contrast: 1.4) },
        "CIPhotoEffectTonal": effect { gray($0, contrast: 0.85) },
        "CIPhotoEffectChrome": effect { saturated(contrasted($0, 1.15), 1.25) },
        "CIPhotoEffectFade": effect { saturated(contrasted($0, 0.8), 0.7) + [0.05, 0.05, 0.05, 0] },
        "CIPhotoEffectInstant": effect { saturated($0, 0.85) * [1.05, 1, 0.88, 1] + [0.03, 0.02, 0.03, 0] },
        "CIPhotoEffectProcess": effect { contrasted($0, 1.05) * [0.92, 1.03, 1.06, 1] },
        "CIPhotoEffectTransfer": effect { contrasted($0, 0.95) * [1.08, 1, 0.9, 1] },
        "CIColorControls": FilterFormula(
            ["inputSaturation": Float(1), "inputBrightness": Float(0), "inputContrast": Float(1)]
        ) { input in
            let (saturation, add) = (input.number("inputSaturation"), input.number("inputBrightness"))
            let contrast = input.number("inputContrast")
            return input.image?.changing { contrasted(saturated($0, saturation), contrast) + [add, add, add, 0] }
        },
        "CIColorInvert": effect { [1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w] },
        "CIColorMonochrome": FilterFormula(["inputColor": CIColor.gray, "inputIntensity": Float(1)]) { input in
            let (color, share) = (input.color("inputColor").parts, input.number("inputIntensity"))
            return input.image?.changing { pixel in
                let light = (pixel * luma).sum()
                return pixel + ([color.x * light, color.y * light, color.z * light, pixel.w] - pixel) * share
            }
        },
        "CIFalseColor": FilterFormula(["inputColor0": CIColor.black, "inputColor1": CIColor.white]) { input in
            let (dark, light) = (input.color("inputColor0").parts, input.color("inputColor1").parts)
            return input.image?.changing { pixel in
                let color = dark + (light - dark) * (pixel * luma).sum()
                return [color.x, color.y, color.z, color.w * pixel.w]
            }
        },
        "CIColorPosterize": FilterFormula(["inputLevels": Float(6)]) { input in
            let levels = max(2, input.number("inputLevels").rounded())
            return input.image?.changing { pixel in
                let steps = (pixel * levels).rounded(.down).clamped(
                    lowerBound: .zero, upperBound: SIMD4(repeating: levels - 1))
                return SIMD4(lowHalf: (steps / (levels - 1)).lowHalf, highHalf: [steps.z / (levels - 1), pixel.w])
            }
        },
        "CIExposureAdjust": FilterFormula(["inputEV": Float(0)]) { input in
            let factor = pow(2, input.number("inputEV"))
            return input.image?.changing { $0 * [factor, factor, factor, 1] }
        },
        "CIGammaAdjust": FilterFormula(["inputPower": Float(1)]) { input in
            let power = input.number("inputPower")
            return input.image?.changing { [pow($0.x, power), pow($0.y, power), pow($0.z, power), $0.w] }
        },
        "CIHueAdjust": FilterFormula(["inputAngle": Float(0)]) { input in
            let angle = input.number("inputAngle")
            return input.image?.changing { turned($0, angle) }
        },
        "CIVibrance": FilterFormula(["inputAmount": Float(0)]) { input in
            let amount = input.number("inputAmount")
            return input.image?.changing { pixel in
                let spread = max(pixel.x, pixel.y, pixel.z) - min(pixel.x, pixel.y, pixel.z)
                return saturated(pixel, 1 + amount * (1 - spread))
            }
        },
        "CIMaskToAlpha": effect { [1, 1, 1, ($0 * luma).sum()] },
    ]

    private static func effect(
        _ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterFormula { FilterFormula { $0.image?.changing(change) } }

    private static func gray(_ pixel: SIMD4<Float>, contrast: Float) -> SIMD4<Float> {
        contrasted(saturated(pixel, 0), contrast)
    }

    private static func saturated(_ pixel: SIMD4<Float>, _ saturation: Float) -> SIMD4<Float> {
        let light = (pixel * luma).sum()
        let gray = SIMD4<Float>(light, light, light, pixel.w)
        return gray + (pixel - gray) * saturation
    }

    private static func contrasted(_ pixel: SIMD4<Float>, _ contrast: Float) -> SIMD4<Float> {
        let middle = SIMD4<Float>(0.5, 0.5, 0.5, pixel.w)
        return middle + (pixel - middle) * contrast
    }

    /// Turns the hue, as the matrix of "hue-rotate" in W3C's Filter Effects Module does.
    private static func turned(_ pixel: SIMD4<Float>, _ angle: Float) -> SIMD4<Float> {
        let (c, s) = (cos(angle), sin(angle))
        return [
            (pixel * [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0])
                .sum(),
            (pixel * [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283, 0])
                .sum(),
            (pixel * [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0])
                .sum(), pixel.w,
        ]
    }

    // MARK: Two pictures

    private static let mixes: [String: FilterFormula] = [
        "CISourceOverCompositing": mix { front, back in front + back * (1 - front.w) },
        "CIAdditionCompositing": mix { front, back in front + back },
        "CIMultiplyCompositing": mix { front, back in front * back },
        "CISourceInCompositing": mix { front, back in front * back.w },
        "CISourceOutCompositing": mix { front, back in front * (1 - back.w) },
        "CIScreenBlendMode": mix { front, back in front + back - front * back },
        "CIBlendWithMask": FilterFormula { input in
            guard let front = input.image, let mask = input.image("inputMaskImage") else { return nil }
            let back = input.image("inputBackgroundImage") ?? CIImage.empty()
            return CIImage(extent: front.extent.union(back.extent)) { area in
                let (front, back, mask) = (front.render(area), back.render(area), mask.render(area))
                return Pixels(area) { x, y in
                    let share = (mask[x, y] * luma).sum()
                    return front[x, y] * share + back[x, y] * (1 - share)
                }
            }
        },
        "CIConstantColorGenerator": FilterFormula(["inputColor": CIColor.red]) {
            CIImage(color: $0.color("inputColor"))
        },
        "CILinearGradient": FilterFormula([
            "inputPoint0": CGPoint.zero, "inputPoint1": CGPoint(x: 200, y: 200), "inputColor0": CIColor.white,
            "inputColor1": CIColor.black,
        ]) { input in
            let (start, end) = (input.point("inputPoint0"), input.point("inputPoint1"))
            let (first, second) = (input.color("inputColor0").premultiplied, input.color("inputColor1").premultiplied)
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max(dx * dx + dy * dy, 1e-9)
            return CIImage(extent: .infinite) { area in
                Pixels(area) { x, y in
                    let share = ((Double(x) + 0.5 - start.x) * dx + (Double(y) + 0.5 - start.y) * dy) / length
                    return first + (second - first) * Float(min(max(share, 0), 1))
                }
            }
        },
    ]

    private static func mix(
        _ change: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterFormula {
        FilterFormula { input in
            guard let front = input.image else { return nil }
            guard let back = input.image("inputBackgroundImage") else { return front }
            return CIImage(extent: front.extent.union(back.extent)) { area in
                let (front, back) = (front.render(area), back.render(area))
                return Pixels(area) { change(front[$0, $1], back[$0, $1]) }
            }
        }
    }
}
