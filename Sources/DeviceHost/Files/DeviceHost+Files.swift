import AppProtocol
public import ChatModels
import Foundation
import RenderTree

// Files that the open app asks the person for, and files that it gives. One exchange at a time; it ends with its scene.
extension DeviceHost {
    /// The open exchange, as pages show it; nil for none.
    public var fileRequest: FileRequest? {
        exchange.flatMap { exchange in exchange.shown(as: context.name(of: exchange.app)) }
    }

    mutating func begin(
        _ subject: FileExchange.Subject, for asker: RequestOrigin
    ) throws(Problem) -> [Action] {
        guard let instance = instance(at: asker.scene), scenes[instance]?.place == .panel else {
            throw FileProblem.notNow("Only the app in the panel can ask for files or give some.")
        }
        guard exchange == nil else { throw FileProblem.notNow("A request for files is open already.") }
        guard scenes[instance]?.mayAskForFiles == true else {
            throw FileProblem.notNow("After a request for files has ended, the next one needs a touch of the person.")
        }
        try Self.check(subject)
        lastExchange += 1
        exchange = FileExchange(
            number: lastExchange, process: asker.scene.process, request: asker.request, instance: instance,
            app: asker.app, begun: now, subject: subject)
        guard case .offer(let offer, _) = subject else { return publishFiles() }
        return [.measure(lastExchange, asker.app, offer.files)]
    }

    private static func check(_ subject: FileExchange.Subject) throws(Problem) {
        switch subject {
        case .wish(let wish):
            guard wish.isWellFormed else {
                throw FileProblem.malformed(
                    "A request is for 1 to \(FileLimits.countMax) files, of \(FileLimits.kindCountMax) kinds at most.")
            }
        case .offer(let offer, _):
            guard (1...FileLimits.countMax).contains(offer.files.count), offer.files.allSatisfy(\.isWellFormed),
                (offer.text ?? "").utf8.count <= FileLimits.textByteCountMax
            else { throw FileProblem.malformed("1 to \(FileLimits.countMax) files can be given at once.") }
        }
    }

    /// Takes the sizes of the offered files; nil where one of them is not there.
    mutating func measured(_ number: Int, _ byteCounts: [Int]?) -> [Action] {
        guard let open = exchange, open.number == number, case .offer(let offer, _) = open.subject else { return [] }
        guard let byteCounts, byteCounts.count == offer.files.count else {
            return endExchange(with: .failed(FileProblem.malformed("A file that is given is not there.")))
        }
        guard byteCounts.allSatisfy({ $0 <= FileLimits.byteCountMax }),
            byteCounts.reduce(0, +) <= FileLimits.totalByteCountMax
        else {
            return endExchange(
                with: .failed(
                    FileProblem.malformed(
                        "A file that is given has \(FileLimits.byteCountMax) bytes at most, all together "
                            + "\(FileLimits.totalByteCountMax).")))
        }
        exchange?.subject = .offer(offer, byteCounts: byteCounts)
        return publishFiles()
    }

    // MARK: The end

    mutating func cancelFiles(_ number: Int) -> [Action] {
        guard exchange?.number == number else { return [] }
        return endExchange(with: Self.cancelled)
    }

    /// Ends the exchange that an app no longer wants.
    mutating func cancelExchange(_ request: Int, of process: ProcessID) -> [Action] {
        guard let open = exchange, open.process == process, open.request == request else { return [] }
        return endExchange(with: Self.cancelled)
    }

    /// Ends the exchange of a scene that has ended.
    mutating func reconcileFiles() -> [Action] {
        guard let open = exchange, scenes[open.instance] == nil else { return [] }
        return endExchange(with: Self.cancelled)
    }

    private static let cancelled = Outcome.failed(FileProblem.cancelled("The person has not chosen."))

    mutating func endExchange(with outcome: Outcome) -> [Action] {
        guard let ended = exchange else { return [] }
        exchange = nil
        scenes[ended.instance]?.mayAskForFiles = false
        let isThere = processes[ended.process]?.isLeaving == false
        return (isThere ? [.answer(process: ended.process, id: ended.request, outcome)] : []) + publishFiles()
    }

    private func publishFiles() -> [Action] { [.publish(.files(FilesEvent(request: fileRequest)))] }
}

extension DeviceContext {
    /// Returns the name of an app for people; its identifier where it is not installed.
    fileprivate func name(of app: AppID) -> String { apps.first { $0.id == app }?.name ?? app.rawValue }
}
