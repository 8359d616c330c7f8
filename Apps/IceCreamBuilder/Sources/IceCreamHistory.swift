import Foundation
import Messages
import UIKit

/// The finished ice creams that this device has seen, newest first, each with its sticker. They are stored in the app's
/// own folder.
@MainActor final class IceCreamHistory {
    private(set) var finished: [IceCream] = []
    private(set) var stickers: [MSSticker] = []

    /// Maximum number of ice creams; the oldest is removed when another one is finished.
    static let countMax = 30
    /// Side in points of a sticker of regular size.
    private static let stickerSide: CGFloat = 136

    private let folder: URL
    private var list: URL { folder.appendingPathComponent("finished.json") }

    static var standardFolder: URL {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        return (documents ?? FileManager.default.temporaryDirectory).appendingPathComponent("IceCreams")
    }

    /// Loads the history. A folder without a readable list is an empty history.
    init(folder: URL) {
        self.folder = folder
        let stored = try? JSONDecoder().decode([IceCream].self, from: Data(contentsOf: list))
        finished = (stored ?? []).filter(\.isFinished)
        stickers = finished.compactMap(sticker)
    }

    /// Inserts a finished ice cream at the front; one that is present already moves there.
    func add(_ iceCream: IceCream) {
        guard iceCream.isFinished, finished.first != iceCream else { return }
        finished = Array(([iceCream] + finished.filter { $0 != iceCream }).prefix(Self.countMax))
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(finished).write(to: list, options: .atomic)
        } catch {
            // It can be used now, but will be missing at the next start.
            print("The finished ice creams could not be stored: \(error)")
        }
        stickers = finished.compactMap(sticker)
    }

    /// Returns the sticker of an ice cream, and creates its picture if needed; nil if the picture cannot be stored.
    private func sticker(of iceCream: IceCream) -> MSSticker? {
        let file = folder.appendingPathComponent(fileName(of: iceCream))
        if !FileManager.default.fileExists(atPath: file.path) {
            try? IceCreamPicture.image(of: iceCream, side: Self.stickerSide).pngData()?.write(
                to: file, options: .atomic)
        }
        return try? MSSticker(contentsOfFileURL: file, localizedDescription: iceCream.name)
    }

    private func fileName(of iceCream: IceCream) -> String {
        let words = iceCream.parts.map { part in
            switch part {
            case .base(let base): base.rawValue
            case .scoop(let flavour): flavour.rawValue
            case .topping(let topping): topping.rawValue
            }
        }
        return words.joined(separator: "-") + ".png"
    }
}
