import Foundation
import Testing
import UIKit

/// A folder that stands for an app's bundle; gone when it is let go.
private final class BundleFolder {
    let path = NSTemporaryDirectory() + "uikit-tests-\(UUID().uuidString)"
    let bundle: Bundle?

    init(_ files: [String: Data]) throws {
        for (name, data) in files {
            let file = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        bundle = Bundle(path: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

private func png(_ color: UIColor, side: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
}

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite(.timeLimit(.minutes(5))) struct `A named picture` {
    @Test func `is the sharpest file of that name`() throws {
        let folder = try BundleFolder([
            "shell.png": png(.red, side: 10), "shell@2x.png": png(.green, side: 20), "photo.jpg": png(.red, side: 4),
        ])
        let shell = UIImage(named: "shell", in: folder.bundle, compatibleWith: nil)
        #expect(shell?.scale == 2)
        #expect(shell?.size == CGSize(width: 10, height: 10))
        #expect(UIImage(named: "shell.png", in: folder.bundle, compatibleWith: nil)?.scale == 2)
        #expect(UIImage(named: "photo", in: folder.bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "nothing", in: folder.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "../shell", in: folder.bundle, compatibleWith: nil) == nil)
    }

    @Test func `comes from an asset catalogue, for light and dark`() throws {
        let contents = """
            {"images": [
              {"idiom": "universal", "scale": "1x"},
              {"idiom": "universal", "scale": "2x", "filename": "a.png"},
              {"idiom": "universal", "scale": "2x", "filename": "b.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ], "properties": {"template-rendering-intent": "template"}}
            """
        let set = "Assets.xcassets/Icons/Mussel.imageset/"
        let folder = try BundleFolder([
            set + "Contents.json": Data(contents.utf8), set + "a.png": png(.red, side: 8),
            set + "b.png": png(.blue, side: 8),
        ])
        let day = UIImage(named: "Mussel", in: folder.bundle, compatibleWith: light)
        #expect(day?.size == CGSize(width: 4, height: 4))
        #expect(day?.renderingMode == .alwaysTemplate)
        #expect(day?.cgImage?.pixel(x: 0, y: 0)?.red == 255)
        let night = UIImage(named: "Mussel", in: folder.bundle, compatibleWith: dark)
        #expect(night?.cgImage?.pixel(x: 0, y: 0)?.blue == 255)
        let symbol = UIImage.SymbolConfiguration(pointSize: 20).withTraitCollection(dark)
        for configuration in [dark.imageConfiguration, symbol] {
            let configured = UIImage(named: "Mussel", in: folder.bundle, with: configuration)
            #expect(configured?.cgImage?.pixel(x: 0, y: 0)?.blue == 255)
        }
        light.performAsCurrent {
            let plain = UIImage(named: "Mussel", in: folder.bundle, with: nil)
            #expect(plain?.cgImage?.pixel(x: 0, y: 0)?.red == 255)
        }
    }

    @Test func `in a folder with a namespace has both names`() throws {
        let folder = try BundleFolder([
            "A.xcassets/Sea/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
            "A.xcassets/Sea/Crab.imageset/Contents.json": Data(#"{"images": [{"filename": "c.png"}]}"#.utf8),
            "A.xcassets/Sea/Crab.imageset/c.png": png(.red, side: 3),
        ])
        #expect(UIImage(named: "Sea/Crab", in: folder.bundle, compatibleWith: nil)?.size.width == 3)
        #expect(UIImage(named: "Crab", in: folder.bundle, compatibleWith: nil) == nil)
    }

    @Test func `of a catalogue that cannot be read is none`() throws {
        let folder = try BundleFolder([
            "A.xcassets/Bad.imageset/Contents.json": Data("{".utf8),
            "A.xcassets/Gone.imageset/Contents.json": Data(#"{"images": [{"filename": "x.png"}]}"#.utf8),
            "A.xcassets/Out.imageset/Contents.json": Data(#"{"images": [{"filename": "../../secret.png"}]}"#.utf8),
            "secret.png": png(.red, side: 3),
        ])
        for name in ["Bad", "Gone", "Out"] {
            #expect(UIImage(named: name, in: folder.bundle, compatibleWith: nil) == nil)
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A named colour` {
    @Test func `differs between light and dark`() throws {
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.500"}}}
            ]}
            """
        let folder = try BundleFolder(["Assets.xcassets/Sand.colorset/Contents.json": Data(contents.utf8)])
        let sand = try #require(UIColor(named: "Sand", in: folder.bundle, compatibleWith: nil))
        let day = try #require(sand.resolvedColor(with: light).cgColor.components)
        #expect(zip(day, [1, 128.0 / 255, 0.5, 1]).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(sand.resolvedColor(with: dark).cgColor.components == [1, 1, 1, 0.5])
        #expect(UIColor(named: "Sea", in: folder.bundle, compatibleWith: nil) == nil)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A colour's components` {
    @Test func `are hue, saturation and brightness`() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let made = UIColor(hue: 0.55, saturation: 0.4, brightness: 0.8, alpha: 0.5)
        #expect(made.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - 0.55) < 0.001)
        #expect(abs(saturation - 0.4) < 0.001)
        #expect(abs(brightness - 0.8) < 0.001)
        #expect(alpha == 0.5)
    }

    @Test func `are a white only where it is grey`() {
        var white: CGFloat = 0
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
        #expect(white == 0.25)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A font by name` {
    @Test func `is served or has a stand-in`() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 20)?.fontName == "Inter-Bold")
        #expect(UIFont(name: "Menlo-Regular", size: 9)?.familyName == "JetBrains Mono")
        #expect(UIFont(name: "AvenirNext-DemiBoldItalic", size: 9)?.fontName == "Inter-SemiBoldItalic")
        #expect(UIFont(name: "Georgia-Bold", size: 9)?.fontName == "Caladea-Bold")
        #expect(UIFont(name: "ArialRoundedMTBold", size: 9)?.familyName == "Quicksand")
        #expect(UIFont(name: "Zapfino", size: 9) == nil)
    }

    @Test func `changes by its descriptor`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 17)
        #expect(font.fontName == "Inter-BoldItalic")
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 30) == UIFont.monospacedSystemFont(ofSize: 30, weight: .regular))
        #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 10).pointSize == 10)
    }
}
