import AppProtocol
import Foundation

extension AppManifest {
    /// Returns the fonts that are in the bundle. A missing one is passed over, as on Apple's systems; a file that is no font is an error.
    /// - Parameter folder: the bundle's, without symbolic links.
    func checkedFonts(in folder: URL) throws(AppHostError) -> [BundledFont] {
        let names = fonts ?? []
        guard names.count <= ProtocolLimits.fontCountMax else {
            throw AppHostError(.fontMalformed, "UIAppFonts has more than \(ProtocolLimits.fontCountMax) fonts.")
        }
        var found: [BundledFont] = []
        for name in names {
            do throws(BundledFont.Problem) {
                found.append(try Self.font(name, in: folder))
            } catch .missing {
                continue
            } catch {
                throw AppHostError(.fontMalformed, error.sentence(about: name))
            }
        }
        return found
    }

    private static func font(_ name: String, in folder: URL) throws(BundledFont.Problem) -> BundledFont {
        let file = folder.appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath()
        guard file.path.hasPrefix(folder.path + "/") else { throw .outsideBundle }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        // A named pipe in its place would block the reader for ever.
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            let handle = try? FileHandle(forReadingFrom: file)
        else { throw .missing }
        defer { try? handle.close() }
        let bytes = (try? handle.read(upToCount: ProtocolLimits.fontByteCountMax + 1)) ?? Data()
        return try BundledFont(file, bytes: bytes)
    }
}
