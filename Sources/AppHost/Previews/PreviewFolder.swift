import AppProtocol
import Foundation
import MediaFormats

/// Reads the previews that a process has drawn. Trusts nothing in the folder, because the app has written it.
struct PreviewFolder {
    let url: URL

    /// The first preview that was to be drawn and is not.
    func firstMissing(from first: Int) throws(AppHostError) -> Int? {
        try listing().indices.first { index in
            index >= first && !exists(PreviewListing.pictureFile(index, isDark: false))
        }
    }

    func previews() throws(AppHostError) -> [AppPreview] {
        var room = PreviewLimits.pictureByteCountTotalMax
        return try listing().enumerated().map { index, entry in
            let picture = picture(index).flatMap { $0.byteCount <= room ? $0 : nil }
            room -= picture?.byteCount ?? 0
            return AppPreview(name: entry.name, place: entry.place, picture: picture)
        }
    }

    private func listing() throws(AppHostError) -> [PreviewListing.Entry] {
        guard let bytes = read(PreviewListing.file, atMost: PreviewLimits.listingByteCountMax),
            let listing = try? ForeignJSON.decode(PreviewListing.self, from: bytes)
        else {
            throw AppHostError(
                .previewsFailed,
                "The app did not say which previews it has. Does its main.swift call AppRuntime.main()?")
        }
        return Array(listing.previews.prefix(PreviewLimits.countMax))
    }

    private func picture(_ index: Int) -> AppPreview.Picture? {
        func bytes(isDark: Bool) -> Data? {
            let file = PreviewListing.pictureFile(index, isDark: isDark)
            guard let bytes = read(file, atMost: PreviewLimits.pictureByteCountMax),
                PictureHeader.mediaType(of: bytes) == "image/png"
            else { return nil }
            return bytes
        }
        guard let light = bytes(isDark: false), let dark = bytes(isDark: true) else { return nil }
        return AppPreview.Picture(light: light, dark: dark)
    }

    private func exists(_ name: String) -> Bool { read(name, atMost: PreviewLimits.pictureByteCountMax) != nil }

    /// Returns the contents of a regular file of limited size; nil for anything else, since an app could put a link or a
    /// pipe that never ends there.
    private func read(_ name: String, atMost byteCountMax: Int) -> Data? {
        let file = url.appendingPathComponent(name)
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? NSNumber, size.intValue <= byteCountMax
        else { return nil }
        return FileManager.default.contents(atPath: file.path)
    }
}
