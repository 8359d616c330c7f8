public import CoreGraphics
public import Foundation

// Protocols of filters, each with the properties that it has. All are one class inside; `FilterTable` computes them.

/// Source: developer.apple.com/documentation/coreimage/cisepiatone-swift.protocol
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciphotoeffect-swift.protocol
public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cigaussianblur-swift.protocol
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciboxblur-swift.protocol
public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cidiscblur-swift.protocol
public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicolorcontrols-swift.protocol
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicolorinvert-swift.protocol
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicolormonochrome-swift.protocol
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cifalsecolor-swift.protocol
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicolorposterize-swift.protocol
public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciexposureadjust-swift.protocol
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cigammaadjust-swift.protocol
public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cihueadjust-swift.protocol
public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/civibrance-swift.protocol
public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/civignette-swift.protocol
public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cibloom-swift.protocol
public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cigloom-swift.protocol
public protocol CIGloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicomiceffect-swift.protocol
public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cipixellate-swift.protocol
public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicrystallize-swift.protocol
public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/citwirldistortion-swift.protocol
public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cipinchdistortion-swift.protocol
public protocol CIPinchDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cibumpdistortion-swift.protocol
public protocol CIBumpDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciunsharpmask-swift.protocol
public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cisharpenluminance-swift.protocol
public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var radius: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciedges-swift.protocol
public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicompositeoperation-swift.protocol
public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciblendwithmask-swift.protocol
public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cimasktoalpha-swift.protocol
public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cilineargradient-swift.protocol
public protocol CILinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciconstantcolorgenerator-swift.protocol
public protocol CIConstantColorGenerator: CIFilterProtocol {
    var color: CIColor { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciareaaverage-swift.protocol
public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicolormatrix-swift.protocol
public protocol CIColorMatrix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cilanczosscaletransform-swift.protocol
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cidissolvetransition-swift.protocol
public protocol CIDissolveTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicheckerboardgenerator-swift.protocol
public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cistripesgenerator-swift.protocol
public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
}

/// Source: developer.apple.com/documentation/coreimage/ciqrcodegenerator-swift.protocol
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    /// How much of the code may be unreadable: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// Source: developer.apple.com/documentation/coreimage/cicode128barcodegenerator-swift.protocol
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    /// Pixels around the code.
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}
