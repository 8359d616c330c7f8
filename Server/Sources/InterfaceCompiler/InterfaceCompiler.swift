public import Foundation
public import InterfaceFiles

/// Compiles storyboards and nibs: reads and checks their XML, and makes the values that UIKit reads at run time.
public struct InterfaceCompiler: Sendable {
    /// Module of the target, for classes of which Interface Builder says that it is the target's.
    public var moduleName: String

    public init(moduleName: String) { self.moduleName = moduleName }

    /// A compiled file, and what of it was left out.
    public struct Output: Sendable {
        public var document: InterfaceDocument
        public var warnings: [InterfaceWarning]
    }

    /// Compiles a file. Its extension does not matter: the root element says whether it is a storyboard.
    public func compile(contentsOf url: URL) throws(InterfaceError) -> Output {
        guard let data = try? Data(contentsOf: url) else {
            throw InterfaceError(.interfaceUnreadable, "\(url.path): The file cannot be read.")
        }
        return try compile(data, file: url.path)
    }

    /// Compiles a file, and writes the result into a folder of a bundle under the name that UIKit looks for.
    /// - Parameter folder: the bundle's, or the `lproj` folder in it that has the name of the one around the file.
    /// - Returns: what was left out.
    public func compile(contentsOf url: URL, into folder: URL) throws -> [InterfaceWarning] {
        let (name, data, warnings) = try compiledFile(of: url)
        try data.write(to: folder.appendingPathComponent(name))
        return warnings
    }

    /// Compiles a file, and returns what a bundle gets: the name that UIKit looks for, the bytes, and what was left out.
    public func compiledFile(of url: URL) throws -> (name: String, data: Data, warnings: [InterfaceWarning]) {
        let output = try compile(contentsOf: url)
        let name = InterfaceFile.name(of: url.deletingPathExtension().lastPathComponent, output.document.kind)
        return (name, try InterfaceFile.encode(output.document), output.warnings)
    }

    /// - Parameter file: name for messages.
    public func compile(_ data: Data, file: String) throws(InterfaceError) -> Output {
        let root = try XMLReader.read(data, file: file)
        let kind = try kind(of: root, file)
        let reader = ObjectReader(file: file, moduleName: moduleName, ValueReader(resources: InterfaceResources(root)))
        var document = InterfaceDocument(kind: kind)
        document.initialController = root["initialViewController"]
        if kind == .storyboard {
            document.scenes = root.children(of: "scenes").map { scene($0, reader) }
        } else {
            document.objects = objects(root.children(of: "objects"), reader)
        }
        checkRoot(root, reader)
        try checkIdentifiers(reader, file)
        checkReferences(document, reader)
        return Output(document: document, warnings: reader.allWarnings(file))
    }

    private func kind(of root: XMLElement, _ file: String) throws(InterfaceError) -> InterfaceDocument.Kind {
        let type = root["type"] ?? ""
        guard root.name == "document", type.contains("InterfaceBuilder3.CocoaTouch") else {
            throw InterfaceError(
                .interfaceOfAnotherKind,
                "\(file):\(root.line): This is no storyboard or nib for iOS of Xcode 5 or later.")
        }
        return type.contains("Storyboard") ? .storyboard : .nib
    }

    private func scene(_ element: XMLElement, _ reader: ObjectReader) -> InterfaceScene {
        var all = objects(element.children(of: "objects"), reader)
        let index = all.firstIndex { ElementTable.isController($0.element) }
        return InterfaceScene(controller: index.map { all.remove(at: $0) }, objects: all)
    }

    private func objects(_ elements: [XMLElement], _ reader: ObjectReader) -> [InterfaceObject] {
        elements.compactMap { element in
            if ElementTable.isObject(element.name) { return reader.object(element) }
            reader.warn("the object \(element.name) is not known and is left out", at: element.line)
            return nil
        }
    }

    // MARK: Checks

    private static let rootElements: Set<String> = [
        "device", "dependencies", "scenes", "objects", "resources", "inferredMetricsTieBreakers", "designables",
        "color",
        "classes", "simulatedMetricsContainer", "customFonts", "variations",
    ]

    private func checkRoot(_ root: XMLElement, _ reader: ObjectReader) {
        for child in root.children where !Self.rootElements.contains(child.name) {
            reader.warn("the element \(child.name) is not known and is left out", at: child.line)
        }
    }

    private func checkIdentifiers(_ reader: ObjectReader, _ file: String) throws(InterfaceError) {
        guard let twin = reader.twins.first else { return }
        throw InterfaceError(
            .interfaceIdentifierTaken, "\(file):\(twin.line): Another object has the identifier \(twin.id).")
    }

    private func checkReferences(_ document: InterfaceDocument, _ reader: ObjectReader) {
        for reference in reader.references where reader.lines[reference.id] == nil {
            reader.warn("there is no object with the identifier \(reference.id)", at: reference.line)
        }
        if document.kind == .storyboard, let initial = document.initialController, reader.lines[initial] == nil {
            reader.warn("there is no controller with the identifier \(initial) to begin with", at: 1)
        }
    }
}

extension ObjectReader {
    /// Returns the warnings in the order of the lines, and at the end how many more there are.
    func allWarnings(_ file: String) -> [InterfaceWarning] {
        let sorted = warnings.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
        guard uncountedWarnings > 0 else { return sorted }
        return sorted + [InterfaceWarning(file: file, line: 1, message: "and \(uncountedWarnings) more warnings")]
    }
}
