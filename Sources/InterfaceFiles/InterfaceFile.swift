public import Foundation

/// Names and bytes of compiled files: JSON, so that they can be read and compared by people, too.
public enum InterfaceFile {
    /// Greatest size of a compiled file, in bytes: a storyboard of a hundred scenes has about two million.
    public static let byteCountMax = 32 << 20

    /// Returns the name in the bundle of the compiled form of a storyboard or nib without its extension.
    public static func name(of base: String, _ kind: InterfaceDocument.Kind) -> String {
        base + (kind == .storyboard ? ".storyboardc.json" : ".nib.json")
    }

    /// Returns the bytes of the compiled file; equal documents have equal ones.
    public static func encode(_ document: InterfaceDocument) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(document)
    }

    /// - Throws: an error of `Decodable` where the bytes are no document of this version.
    public static func decode(_ data: Data) throws -> InterfaceDocument {
        let document = try JSONDecoder().decode(InterfaceDocument.self, from: data)
        guard document.version == InterfaceDocument.currentVersion else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "The file has version \(document.version) of the format."))
        }
        return document
    }
}
