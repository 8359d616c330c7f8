import Foundation
import Messages
import UIKit

protocol QueryItemRepresentable {
    var queryItem: URLQueryItem { get }
    static var queryItemKey: String { get }
}

protocol IceCreamPart: CaseIterable, RawRepresentable, QueryItemRepresentable where RawValue == String {
    init?(rawValue: String)
}
extension IceCreamPart {
    var image: UIImage {
        guard let image = UIImage(named: rawValue) else { fatalError("Unable to find image named \(rawValue)") }
        return image
    }
    var stickerImage: UIImage { UIImage(named: "\(rawValue)_sticker") ?? image }
    var queryItem: URLQueryItem { URLQueryItem(name: Self.queryItemKey, value: rawValue) }
}

enum Base: String, IceCreamPart { case base01, base02; static var queryItemKey: String { "Base" } }
enum Scoops: String, IceCreamPart { case scoops01, scoops02; static var queryItemKey: String { "Scoops" } }
enum Topping: String, IceCreamPart { case topping01; static var queryItemKey: String { "Topping" } }

struct IceCream: Equatable {
    var base: Base?
    var scoops: Scoops?
    var topping: Topping?
    var isComplete: Bool { base != nil && scoops != nil && topping != nil }
    var queryItems: [URLQueryItem] { [base?.queryItem, scoops?.queryItem, topping?.queryItem].compactMap { $0 } }

    init?(queryItems: [URLQueryItem]) {
        for item in queryItems {
            guard let value = item.value else { continue }
            switch item.name {
            case Base.queryItemKey: base = Base(rawValue: value)
            case Scoops.queryItemKey: scoops = Scoops(rawValue: value)
            case Topping.queryItemKey: topping = Topping(rawValue: value)
            default: break
            }
        }
        guard base != nil else { return nil }
    }
    init?(message: MSMessage?) {
        guard let messageURL = message?.url else { return nil }
        guard let components = NSURLComponents(url: messageURL, resolvingAgainstBaseURL: false), let items = components.queryItems else { return nil }
        self.init(queryItems: items)
    }

    func renderSticker(opaque: Bool) -> UIImage? {
        guard let parts = renderParts(), let first = parts.first else { return nil }
        let size = CGSize(width: 300, height: 300)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = opaque
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            (opaque ? UIColor.white : .clear).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            var height = size.height
            for part in parts.reversed() {
                height -= part.size.height * 0.6
                part.draw(in: CGRect(x: (size.width - first.size.width) / 2, y: height, width: part.size.width, height: part.size.height))
            }
        }
    }
    private func renderParts() -> [UIImage]? {
        guard let base else { return nil }
        return [topping?.stickerImage, scoops?.stickerImage, base.stickerImage].compactMap { $0 }
    }
}

struct IceCreamHistory {
    private static let maximumSize = 50
    private static let defaultsKey = "iceCreams"
    private var iceCreams: [IceCream]
    var count: Int { iceCreams.count }
    subscript(index: Int) -> IceCream { iceCreams[index] }

    static func load() -> IceCreamHistory {
        var creams = [IceCream]()
        if let saved = UserDefaults.standard.object(forKey: defaultsKey) as? [String] {
            creams = saved.compactMap { urlString in
                guard let url = URL(string: urlString), let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else { return nil }
                return IceCream(queryItems: items)
            }
        }
        return IceCreamHistory(iceCreams: creams)
    }
    func save() {
        let strings: [String] = iceCreams.suffix(Self.maximumSize).map { cream in
            var components = URLComponents()
            components.queryItems = cream.queryItems
            return components.url!.absoluteString
        }
        UserDefaults.standard.set(strings as AnyObject, forKey: Self.defaultsKey)
    }
    mutating func append(_ iceCream: IceCream) { iceCreams.removeAll { $0 == iceCream }; iceCreams.append(iceCream) }
}
extension IceCreamHistory: Sequence {
    func makeIterator() -> AnyIterator<IceCream> {
        var index = 0
        return AnyIterator { defer { index += 1 }; return index < iceCreams.count ? iceCreams[index] : nil }
    }
}

@MainActor
final class IceCreamStickerCache {
    static let cache = IceCreamStickerCache()
    private let cacheURL: URL
    private let queue = OperationQueue()
    let placeholderSticker: MSSticker? = Bundle.main.url(forResource: "placeholder", withExtension: "png").flatMap { try? MSSticker(contentsOfFileURL: $0, localizedDescription: "Placeholder") }

    private init() {
        let fileManager = FileManager.default
        let temporary = fileManager.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.icecream") ?? fileManager.temporaryDirectory
        cacheURL = temporary.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try? fileManager.createDirectory(at: cacheURL, withIntermediateDirectories: true)
        queue.maxConcurrentOperationCount = 1
        queue.qualityOfService = .userInitiated
    }
    deinit { try? FileManager.default.removeItem(at: cacheURL) }

    func sticker(for iceCream: IceCream) throws -> MSSticker? {
        guard let base = iceCream.base, let image = iceCream.renderSticker(opaque: false) else { return placeholderSticker }
        let url = cacheURL.appendingPathComponent(base.rawValue + (iceCream.scoops?.rawValue ?? "") + ".png")
        try image.pngData()?.write(to: url, options: [.atomicWrite])
        return try MSSticker(contentsOfFileURL: url, localizedDescription: "Ice Cream")
    }
}
