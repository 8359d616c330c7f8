// Filters made by name: each is an object of one class, typed by its protocol.

extension CIFilter {
    public class func areaAverage() -> any CIFilter & CIAreaAverage { NamedFilter(of: "CIAreaAverage") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { NamedFilter(of: "CIColorMatrix") }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        NamedFilter(of: "CILanczosScaleTransform")
    }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        NamedFilter(of: "CIDissolveTransition")
    }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        NamedFilter(of: "CICheckerboardGenerator")
    }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { NamedFilter(of: "CIStripesGenerator") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { NamedFilter(of: "CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        NamedFilter(of: "CICode128BarcodeGenerator")
    }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { NamedFilter(of: "CISepiaTone") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectNoir") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectMono") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectTonal") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { NamedFilter(of: "CIPhotoEffectTransfer") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { NamedFilter(of: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { NamedFilter(of: "CIBoxBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { NamedFilter(of: "CIDiscBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { NamedFilter(of: "CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { NamedFilter(of: "CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { NamedFilter(of: "CIColorMonochrome") }
    public class func falseColor() -> any CIFilter & CIFalseColor { NamedFilter(of: "CIFalseColor") }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { NamedFilter(of: "CIColorPosterize") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { NamedFilter(of: "CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { NamedFilter(of: "CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { NamedFilter(of: "CIHueAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { NamedFilter(of: "CIVibrance") }
    public class func vignette() -> any CIFilter & CIVignette { NamedFilter(of: "CIVignette") }
    public class func bloom() -> any CIFilter & CIBloom { NamedFilter(of: "CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { NamedFilter(of: "CIGloom") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { NamedFilter(of: "CIComicEffect") }
    public class func pixellate() -> any CIFilter & CIPixellate { NamedFilter(of: "CIPixellate") }
    public class func crystallize() -> any CIFilter & CICrystallize { NamedFilter(of: "CICrystallize") }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { NamedFilter(of: "CITwirlDistortion") }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { NamedFilter(of: "CIPinchDistortion") }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { NamedFilter(of: "CIBumpDistortion") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { NamedFilter(of: "CIUnsharpMask") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { NamedFilter(of: "CISharpenLuminance") }
    public class func edges() -> any CIFilter & CIEdges { NamedFilter(of: "CIEdges") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        NamedFilter(of: "CISourceOverCompositing")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        NamedFilter(of: "CIMultiplyCompositing")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        NamedFilter(of: "CIAdditionCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        NamedFilter(of: "CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        NamedFilter(of: "CISourceOutCompositing")
    }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { NamedFilter(of: "CIScreenBlendMode") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { NamedFilter(of: "CIBlendWithMask") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { NamedFilter(of: "CIMaskToAlpha") }
    public class func linearGradient() -> any CIFilter & CILinearGradient { NamedFilter(of: "CILinearGradient") }
    public class func constantColorGenerator() -> any CIFilter & CIConstantColorGenerator {
        NamedFilter(of: "CIConstantColorGenerator")
    }
}
