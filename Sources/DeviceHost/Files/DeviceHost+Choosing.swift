import AppProtocol
public import ChatModels
import Foundation
import RenderTree

// Files that the person has chosen: announced, then uploaded one by one.
extension DeviceHost {
    /// Checks what the person has chosen before any byte of it comes.
    mutating func announce(_ files: [AnnouncedFile], to number: Int, folder: String) throws(ChatError) -> [Action] {
        let wish = try openWish(number)
        guard (1...wish.countMax).contains(files.count) else {
            throw ChatError(
                .tooManyFiles, wish.countMax == 1 ? "Choose one file." : "Choose \(wish.countMax) files at most.")
        }
        var total = 0
        for file in files {
            guard file.byteCount >= 0, file.byteCount <= FileLimits.byteCountMax else {
                throw ChatError(
                    .fileTooLarge,
                    "“\(FileName.sanitised(file.name))” is too large: a file may have \(FileLimits.byteCountMax.megabytes)."
                )
            }
            total += file.byteCount
            guard wish.accepts(name: file.name, mediaType: file.mediaType) else {
                throw ChatError(
                    .wrongFile, "“\(FileName.sanitised(file.name))” is not of the kind that the app asks for.")
            }
        }
        guard total <= FileLimits.totalByteCountMax else {
            throw ChatError(
                .fileTooLarge,
                "The files are too large together: they may have \(FileLimits.totalByteCountMax.megabytes).")
        }
        exchange?.folder = folder
        exchange?.announced = files
        exchange?.arrived = [:]
        return []
    }

    /// Returns where the bytes of an announced file go.
    public func expectedFile(_ index: Int, of number: Int) throws(ChatError) -> ExpectedFile {
        let wish = try openWish(number)
        guard let open = exchange, let folder = open.folder, open.announced.indices.contains(index),
            open.arrived[index] == nil
        else { throw Self.unknownFiles }
        let file = open.announced[index]
        return ExpectedFile(
            app: open.app, folder: folder, index: index, name: FileName.sanitised(file.name),
            byteCount: file.byteCount, mediaType: file.mediaType.flatMap { $0.isEmpty ? nil : $0 },
            source: wish.source)
    }

    /// Takes a file that lies in the container now. The app gets its answer with the last one.
    mutating func arrived(_ file: ChosenFile, _ index: Int, of number: Int, folder: String) throws(ChatError)
        -> [Action]
    {
        _ = try openWish(number)
        guard let open = exchange, open.folder == folder, open.announced.indices.contains(index) else {
            throw Self.unknownFiles
        }
        exchange?.arrived[index] = file
        guard let now = exchange, now.arrived.count == now.announced.count else { return [] }
        return endExchange(with: Outcome(files: now.announced.indices.compactMap { now.arrived[$0] }))
    }

    private func openWish(_ number: Int) throws(ChatError) -> FileWish {
        guard let exchange, exchange.number == number, case .wish(let wish) = exchange.subject else {
            throw Self.unknownFiles
        }
        return wish
    }

    static let unknownFiles = ChatError(.unknownFiles, "The app no longer waits for this.")
}

extension Int {
    /// This many bytes, for people.
    fileprivate var megabytes: String { "\(self >> 20) MB at most" }
}
