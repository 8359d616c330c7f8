import CoreGraphics
import Foundation

/// Members of all filters. Source: developer.apple.com/documentation/coreimage/cifilterprotocol
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

/// Makes a picture of others by a formula, which its name and its values say.
///
/// Partly: the filters that authors name most.
///
/// Source: developer.apple.com/documentation/coreimage/cifilter-swift.class
open class CIFilter: CIFilterProtocol, @unchecked Sendable {  // one task at a time changes it
    public let name: String
    private var values: [String: Any]
    private let formula: FilterFormula

    init(known name: String) {
        self.name = name
        formula = FilterTable.formulas[name] ?? FilterFormula { _ in nil }
        values = formula.defaults
    }

    /// Creates a filter by its name, such as `CISepiaTone`; nil for one that is not known.
    public convenience init?(name: String) {
        guard FilterTable.formulas[name] != nil else { return nil }
        self.init(known: name)
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets all values to those of the formula.
    open func setDefaults() { values = formula.defaults }
    open var inputKeys: [String] { (["inputImage"] + formula.defaults.keys).sorted() }
    open var outputKeys: [String] { ["outputImage"] }

    open var inputImage: CIImage? {
        get { values["inputImage"] as? CIImage }
        set { values["inputImage"] = newValue }
    }

    /// The picture; nil where one that the filter needs is missing.
    open var outputImage: CIImage? { formula.make(FilterInput(values: values)) }

    /// Names of the filters that are there. Categories are ignored.
    open class func filterNames(inCategory category: String?) -> [String] { FilterTable.formulas.keys.sorted() }

    // MARK: Values

    static func number(_ value: Any) -> Float? {
        switch value {
        case let number as Float: number
        case let number as Double: Float(number)
        case let number as CGFloat: Float(number)
        case let number as Int: Float(number)
        case let number as NSNumber: number.floatValue
        default: nil
        }
    }

    static func point(_ value: Any) -> CGPoint? { value as? CGPoint ?? (value as? CIVector)?.cgPointValue }
}

/// Values of a filter, read by its formula.
struct FilterInput {
    let values: [String: Any]

    var image: CIImage? { image("inputImage") }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func number(_ key: String) -> Float { values[key].flatMap(CIFilter.number) ?? 0 }
    func point(_ key: String) -> CGPoint { values[key].flatMap(CIFilter.point) ?? .zero }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }
}

/// Computes a filter's picture.
struct FilterFormula: Sendable {
    let defaults: [String: any Sendable]
    let make: @Sendable (FilterInput) -> CIImage?

    init(_ defaults: [String: any Sendable] = [:], make: @escaping @Sendable (FilterInput) -> CIImage?) {
        (self.defaults, self.make) = (defaults, make)
    }
}

// Keys of values. Source: developer.apple.com/documentation/coreimage/cifilter-swift.class/filter_parameter_keys
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"
