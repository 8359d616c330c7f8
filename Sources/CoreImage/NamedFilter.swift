import CoreGraphics
import Foundation

/// A filter with the properties of all; those that its own formula does not have do nothing.
final class NamedFilter: CIFilter, @unchecked Sendable {
    convenience init(of name: String) { self.init(known: name) }

    private func number(_ key: String) -> Float { value(forKey: key).flatMap(Self.number) ?? 0 }
    private func point(_ key: String) -> CGPoint { value(forKey: key).flatMap(Self.point) ?? .zero }
    private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

    var amount: Float {
        get { number("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(newValue, forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(newValue, forKey: "inputPoint1") }
    }
    var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
}

extension NamedFilter {
    private func vector(_ key: String) -> CIVector {
        value(forKey: key) as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0)
    }

    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var extent: CGRect {
        get {
            value(forKey: "inputExtent") as? CGRect ?? (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero
        }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var time: Float {
        get { number("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
    var width: Float {
        get { number("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
}

extension NamedFilter: CIAreaAverage {}
extension NamedFilter: CIColorMatrix {}
extension NamedFilter: CILanczosScaleTransform {}
extension NamedFilter: CIDissolveTransition {}
extension NamedFilter: CICheckerboardGenerator {}
extension NamedFilter: CIStripesGenerator {}
extension NamedFilter: CISepiaTone {}
extension NamedFilter: CIQRCodeGenerator {}
extension NamedFilter: CICode128BarcodeGenerator {}
extension NamedFilter: CIPhotoEffect {}
extension NamedFilter: CIGaussianBlur {}
extension NamedFilter: CIBoxBlur {}
extension NamedFilter: CIDiscBlur {}
extension NamedFilter: CIColorControls {}
extension NamedFilter: CIColorInvert {}
extension NamedFilter: CIColorMonochrome {}
extension NamedFilter: CIFalseColor {}
extension NamedFilter: CIColorPosterize {}
extension NamedFilter: CIExposureAdjust {}
extension NamedFilter: CIGammaAdjust {}
extension NamedFilter: CIHueAdjust {}
extension NamedFilter: CIVibrance {}
extension NamedFilter: CIVignette {}
extension NamedFilter: CIBloom {}
extension NamedFilter: CIGloom {}
extension NamedFilter: CIComicEffect {}
extension NamedFilter: CIPixellate {}
extension NamedFilter: CICrystallize {}
extension NamedFilter: CITwirlDistortion {}
extension NamedFilter: CIPinchDistortion {}
extension NamedFilter: CIBumpDistortion {}
extension NamedFilter: CIUnsharpMask {}
extension NamedFilter: CISharpenLuminance {}
extension NamedFilter: CIEdges {}
extension NamedFilter: CICompositeOperation {}
extension NamedFilter: CIBlendWithMask {}
extension NamedFilter: CIMaskToAlpha {}
extension NamedFilter: CILinearGradient {}
extension NamedFilter: CIConstantColorGenerator {}
