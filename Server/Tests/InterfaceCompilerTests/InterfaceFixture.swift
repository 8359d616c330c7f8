import Foundation
import InterfaceCompiler
import InterfaceFiles

/// The storyboards and nibs of `Tests/Fixtures/interfaces`, and small ones that a test writes.
enum InterfaceFixture {
    static let folder: URL = {
        let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        let checkout = (1...4).reduce(file) { url, _ in url.deletingLastPathComponent() }
        return checkout.appendingPathComponent("Tests/Fixtures/interfaces", isDirectory: true)
    }()

    static func compile(_ name: String) throws -> InterfaceCompiler.Output {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return try InterfaceCompiler(moduleName: "ListApp").compile(data, file: name)
    }

    /// Compiles a nib whose objects are the given XML, which begins on line 2.
    static func nib(_ objects: String) throws -> InterfaceCompiler.Output {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            \(objects)
            </objects></document>
            """
        return try InterfaceCompiler(moduleName: "Game").compile(Data(text.utf8), file: "Test.xib")
    }

    /// Returns the first object with an identifier, at any depth.
    static func object(_ id: String, in document: InterfaceDocument) -> InterfaceObject? {
        let scenes = document.scenes.flatMap { [$0.controller].compactMap(\.self) + $0.objects }
        return find(id, in: scenes + document.objects)
    }

    private static func find(_ id: String, in objects: [InterfaceObject]) -> InterfaceObject? {
        for object in objects {
            if object.id == id { return object }
            for children in object.children.values { if let found = find(id, in: children) { return found } }
        }
        return nil
    }
}
