import InterfaceFiles

/// A compiled storyboard or nib of a bundle, with the pictures, colours and strings beside it.
@MainActor final class InterfaceSource {
    let document: InterfaceDocument
    let bundle: Bundle?
    let name: String
    /// Strings of the file's language by `OBJECT.property`.
    private let strings: [String: String]

    /// Most files that are kept after they were read.
    private static let countMax = 64
    private static var known: [String: InterfaceSource] = [:]

    private init(_ document: InterfaceDocument, name: String, bundle: Bundle?, strings: [String: String]) {
        self.document = document
        self.name = name
        self.bundle = bundle
        self.strings = strings
    }

    /// Reads a file of the bundle: of the person's language, else `Base.lproj`, else outside of them. nil where there is none or
    /// it cannot be read, which is told in the app's log.
    /// - Parameter folder: of the bundle's resources; nil for where the bundle says.
    static func find(
        _ name: String, _ kind: InterfaceDocument.Kind, in bundle: Bundle?, folder: String? = nil
    ) -> InterfaceSource? {
        // A name must not lead out of the bundle.
        guard !name.contains("/"), !name.isEmpty else { return nil }
        let folder = folder ?? UIImage.folder(of: bundle)
        let languages = languages
        let key = ([folder, InterfaceFile.name(of: name, kind)] + languages).joined(separator: "\n")
        if let source = known[key] { return source }
        let places = languages.map { "\($0).lproj/" } + ["Base.lproj/", ""]
        for place in places {
            let path = "\(folder)/\(place)\(InterfaceFile.name(of: name, kind))"
            guard let document = read(path) else { continue }
            if known.count >= countMax { known = [:] }
            let source = InterfaceSource(
                document, name: name, bundle: bundle, strings: strings(name, languages, in: folder))
            known[key] = source
            return source
        }
        return nil
    }

    private static func read(_ path: String) -> InterfaceDocument? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            guard data.count <= InterfaceFile.byteCountMax else { throw CocoaError(.fileReadTooLarge) }
            return try InterfaceFile.decode(data)
        } catch {
            InterfaceLog.write("\(path) cannot be read: \(error)")
            return nil
        }
    }

    /// Languages in which a file is looked for, the best first, as names of folders.
    private static var languages: [String] {
        let code = SystemWords.current.language
        return code == "zh" ? ["zh-Hans", "zh_CN", "zh"] : [code]
    }

    private static func strings(_ name: String, _ languages: [String], in folder: String) -> [String: String] {
        for language in languages {
            let path = "\(folder)/\(language).lproj/\(name).strings"
            guard let data = FileManager.default.contents(atPath: path), data.count <= InterfaceFile.byteCountMax else {
                continue
            }
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            if let strings = list as? [String: String] { return strings }
            InterfaceLog.write("\(path) is no file of strings.")
        }
        return [:]
    }

    /// Returns an object's text in the person's language; nil where the file's own is to be used.
    func translation(of property: String, ofObject id: String) -> String? { strings["\(id).\(property)"] }
}

/// Request of an interface file that cannot be carried out: a line of the app's log.
enum InterfaceLog {
    static func write(_ line: String) { print("Interface Builder: \(line)") }
}
