import AppProtocol
import Foundation
import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import AppRuntime

/// A bundle with a font, as its app's process uses it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `An app's own font` {
    private let key: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["DejaVuSans", "DejaVuSans-Bold"] {
            try FileManager.default.copyItem(
                atPath: "/usr/share/fonts/truetype/dejavu/\(name).ttf", toPath: folder.path + "/\(name).ttf")
        }
        AppFonts.load(["UIAppFonts": ["None.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]], from: folder)
        let bold = folder.appendingPathComponent("DejaVuSans-Bold.ttf")
        key = try BundledFont(bold, bytes: Data(contentsOf: bold)).family
    }

    @Test func `is found by its names in UIKit`() throws {
        let bold = try #require(UIFont(name: "DejaVuSans-Bold", size: 20))
        #expect(bold.spec.family == key)
        #expect(bold.familyName == "DejaVu Sans")
        #expect(bold.fontName == "DejaVuSans-Bold")
        #expect(UIFont.familyNames.contains("DejaVu Sans"))
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans").sorted() == ["DejaVuSans", "DejaVuSans-Bold"])
    }

    @Test func `has the faces of its family alone`() throws {
        let plain = try #require(UIFont(name: "DejaVu Sans", size: 20))
        #expect(plain.fontName == "DejaVuSans")
        let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "DejaVuSans-Bold")
        #expect(plain.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
    }

    @Test func `is that of SwiftUI's text, and made bold by its own face`() {
        #expect(Font.custom("DejaVuSans-Bold", size: 17).description.family == key)
        #expect(Font.custom("DejaVu Sans", size: 17).bold().description.family == key)
        #expect(Font.custom("DejaVu Sans", size: 17).description.family != key)
        #expect(Font(UIFont(name: "DejaVuSans-Bold", size: 9) ?? .systemFont(ofSize: 9)).description.family == key)
    }
}
