package import RenderTree

extension Filters {
    /// Each filter alone by a name of its own. All of them are examples of the wire, and pictures that both painters make.
    package static let samples: [String: Filters] = [
        "blur": Filters(blur: 4), "brighter": Filters(brightness: 0.25), "darker": Filters(brightness: -0.3),
        "contrast": Filters(contrast: 1.6), "less contrast": Filters(contrast: 0.4),
        "saturation": Filters(saturation: 2), "less saturation": Filters(saturation: 0.3),
        "grayscale": Filters(grayscale: 0.8), "hue rotation": Filters(hueRotation: 110),
        "inverted": Filters(isInverted: true),
        "multiplied": Filters(multiply: RGBA(red: 0.6, green: 1, blue: 0.2, alpha: 0.8)),
        "luminance": Filters(isLuminanceAlpha: true),
        // Red and blue change places, green is halved, and all of it is seen through.
        "matrix": Filters(matrix: [0, 0, 1, 0, 0, 0, 0.5, 0, 0, 0.1, 1, 0, 0, 0, 0, 0, 0, 0, 0.7, 0.1]),
        "alpha threshold": Filters(
            alphaThreshold: AlphaThreshold(minimum: 0.7, color: RGBA(red: 0, green: 0.6, blue: 0.4))),
        "alpha between thresholds": Filters(
            blur: 4,
            alphaThreshold: AlphaThreshold(minimum: 0.2, maximum: 0.6, color: RGBA(red: 0.8, green: 0, blue: 0))),
    ]
}
