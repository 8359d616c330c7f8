import Foundation
import XcodeProject

/// The stickers of a target that is only a pack, which Xcode builds without a source file: those of its `.xcstickers` catalogues, and the
/// source of the class that shows them.
///
/// Source: Apple, "Asset catalog format reference", sticker packs, stickers and sticker sequences.
struct StickerPack {
    private struct Sticker {
        /// Path of the picture in the bundle.
        let path: String
        let label: String
    }

    /// Most stickers of a pack; Messages shows no more in a reasonable time either.
    private static let countMax = 1_000

    private var stickers: [Sticker] = []
    /// `small`, `regular` or `large`, as Xcode and `MSStickerSize` name it.
    private var size = "regular"
    /// Sentences about what is left out.
    private(set) var problems: [String] = []

    init(_ target: XcodeTarget) {
        for resource in target.resources where resource.file.pathExtension == "xcstickers" {
            for pack in Self.folders(in: resource.file, ending: ["stickerpack"]) {
                read(pack, at: "\(resource.path)/\(pack.lastPathComponent)")
            }
        }
        if stickers.isEmpty { problems.append("\(target.name) has no stickers.") }
    }

    private mutating func read(_ pack: URL, at path: String) {
        let contents = Self.contents(of: pack)
        if let named = (contents["properties"] as? [String: Any])?["grid-size"] as? String,
            ["small", "regular", "large"].contains(named)
        {
            size = named
        }
        let listed = (contents["stickers"] as? [[String: Any]])?.compactMap { $0["filename"] as? String } ?? []
        let all = Self.folders(in: pack, ending: ["sticker", "stickersequence"]).map(\.lastPathComponent)
        // A name out of the folder, as in `../x`, is in no listing.
        for name in listed.filter(all.contains) + all.filter({ !listed.contains($0) }) {
            guard stickers.count < Self.countMax else { return }
            add(pack.appendingPathComponent(name), at: "\(path)/\(name)")
        }
    }

    private mutating func add(_ folder: URL, at path: String) {
        let contents = Self.contents(of: folder)
        let properties = contents["properties"] as? [String: Any] ?? [:]
        let frames = (contents["frames"] as? [[String: Any]])?.compactMap { $0["filename"] as? String } ?? []
        let name = properties["filename"] as? String ?? frames.first
        guard let name, !name.contains("/"),
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
        else { return problems.append("\(folder.path) has no picture, and is left out.") }
        if frames.count > 1 {
            problems.append("\(folder.lastPathComponent) does not move: its first picture is shown.")
        }
        let title = folder.deletingPathExtension().lastPathComponent
        stickers.append(Sticker(path: "\(path)/\(name)", label: properties["accessibility-label"] as? String ?? title))
    }

    private static func contents(of folder: URL) -> [String: Any] {
        let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
    }

    private static func folders(in folder: URL, ending endings: [String]) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter { endings.contains($0.pathExtension) }
    }

    // MARK: Source

    /// Name of the class that Xcode's `Info.plist` of a pack names.
    static let className = "StickerBrowserViewController"

    /// The class that shows the stickers.
    var source: String {
        """
        // Written by Parley from a sticker pack; changes here are lost.
        \(["Messages", "UIKit"].map { "import " + $0 }.joined(separator: "\n"))

        final class \(Self.className): MSMessagesAppViewController, MSStickerBrowserViewDataSource {
            private let stickers = [
        \(stickers.map { "        (\(quoted($0.path)), \(quoted($0.label)))," }.joined(separator: "\n"))
            ].compactMap { (path: String, label: String) in
                try? MSSticker(
                    contentsOfFileURL: Bundle.main.bundleURL.appendingPathComponent(path), localizedDescription: label)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                let browser = MSStickerBrowserView(frame: view.bounds, stickerSize: .\(size))
                browser.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                browser.dataSource = self
                view.addSubview(browser)
                browser.reloadData()
            }

            func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }

            func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
                stickers[index]
            }
        }

        """
    }
}
