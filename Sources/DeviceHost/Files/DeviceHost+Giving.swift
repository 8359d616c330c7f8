import AppProtocol
public import ChatModels
import Foundation
import RenderTree

// Files that the app gives, each of which is served once.
extension DeviceHost {
    /// Begins to serve an offered file.
    mutating func serve(_ index: Int, of number: Int) throws(ChatError) -> [Action] {
        _ = try offeredFile(index, of: number)
        guard exchange?.serving.insert(index).inserted == true else { throw Self.unknownFiles }
        return []
    }

    /// Returns a file that the person may have.
    public func offeredFile(_ index: Int, of number: Int) throws(ChatError) -> ServedFile {
        guard let open = exchange, open.number == number, case .offer(let offer, let byteCounts?) = open.subject,
            offer.files.indices.contains(index), !open.served.contains(index),
            now - open.begun <= FileLimits.offerLifetime
        else { throw Self.unknownFiles }
        let file = offer.files[index]
        return ServedFile(app: open.app, file: file, name: file.shownName, byteCount: byteCounts[index])
    }

    /// Notes that a file was served, or that it broke off and may be asked for again. The app gets its answer with the last one.
    mutating func served(_ index: Int, of number: Int, isWhole: Bool) -> [Action] {
        guard exchange?.number == number, exchange?.serving.remove(index) != nil, isWhole else { return [] }
        exchange?.served.insert(index)
        guard let open = exchange, case .offer(let offer, _) = open.subject, open.served.count == offer.files.count
        else { return [] }
        return endExchange(with: .done)
    }
}
