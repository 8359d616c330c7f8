import AppProtocol
import ChatModels
import Foundation
import Transcript

// Media being prepared. The app's request stays open meanwhile, so that the app learns when its media is invalid.
extension DeviceHost {
    func checkPreparationCount() throws(Problem) {
        // Leaves failed ones out: they hold no bytes, and stay in sight until the person takes them away.
        let count = preparations.values.count { $0.item.problem == nil }
        guard count < ChatLimits.preparingCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown, "\(count) files are being made ready already.")
        }
    }

    mutating func prepare(
        _ job: MediaJob, _ handover: Handover, to destination: Handover.Destination,
        for asker: RequestOrigin?
    ) -> [Action] {
        let replaced = replacedPreparations(by: handover, in: destination)
        lastPreparation += 1
        preparations[lastPreparation] = Preparation(
            handover: handover, destination: destination,
            origin: asker.map { RequestPlace(process: $0.scene.process, request: $0.request) },
            item: PreparingItem(
                id: lastPreparation, kind: PreparingItem.Kind(job.format), name: name(of: handover),
                isDirect: destination == .conversation), byteCount: job.bytes.count)
        return replaced + [.prepare(lastPreparation, job), .publish(.draft(draftState))]
    }

    /// Cancels messages in preparation that a newly staged message replaces (docs/messages.md, B39).
    mutating func replacedPreparations(by handover: Handover, in destination: Handover.Destination) -> [Action] {
        guard case .message = handover, destination == .field else { return [] }
        return preparations.filter { $0.value.isStagedMessage }.keys.sorted().flatMap { number -> [Action] in
            guard let replaced = preparations.removeValue(forKey: number) else { return [] }
            return [.stopPreparing(number)] + answer(replaced, .done)
        }
    }

    mutating func cancelPreparation(_ number: Int) throws(ChatError) -> [Action] {
        guard let cancelled = preparations.removeValue(forKey: number) else {
            throw ChatError(.badNumber, "There is no file \(number) that is being made ready.")
        }
        let failure = MediaFailure(.cancelled, "The person has taken it back.")
        return [.stopPreparing(number)] + answer(cancelled, .failed(failure.problem))
            + [.publish(.draft(draftState))]
    }

    mutating func preparationAdvanced(_ number: Int, _ progress: Double) -> [Action] {
        guard progress.isFinite, preparations[number] != nil else { return [] }
        preparations[number]?.item.progress = min(max(progress, 0), 1)
        return [.publish(.draft(draftState))]
    }

    mutating func prepared(_ number: Int, _ result: Result<PreparedMedia, MediaFailure>) -> [Action] {
        guard let waiting = preparations.removeValue(forKey: number) else { return [] }
        switch result {
        case .failure(let failure) where waiting.origin == nil: return keepProblem(failure, of: waiting, number)
        case .failure(let failure):
            return answer(waiting, .failed(failure.problem)) + [.publish(.draft(draftState))]
        case .success(let media):
            let delivered = deliver(
                waiting.handover.entry(media), to: waiting.destination, answer(waiting, .done), turn: number)
            // Staging the entry has published the draft already.
            return delivered + (waiting.destination == .field ? [] : [.publish(.draft(draftState))])
        }
    }

    var preparingItems: [PreparingItem]? {
        preparations.isEmpty ? nil : preparations.sorted { $0.key < $1.key }.map(\.value.item)
    }

    /// Answers the app's request, unless its process has ended.
    private func answer(_ waiting: Preparation, _ outcome: Outcome) -> [Action] {
        guard let origin = waiting.origin, processes[origin.process] != nil else { return [] }
        return [.answer(process: origin.process, id: origin.request, outcome)]
    }

    /// Says what is wrong with a file of the person, until that is taken away.
    private mutating func keepProblem(_ failure: MediaFailure, of waiting: Preparation, _ number: Int) -> [Action] {
        var waiting = waiting
        waiting.item.problem = failure.message
        waiting.byteCount = 0
        preparations[number] = waiting
        return [.publish(.draft(draftState))]
    }

    private func name(of handover: Handover) -> String {
        switch handover {
        case .message(let message): reader.appNames[message.app] ?? message.app.rawValue
        case .file(let file): file.name
        }
    }
}

extension Preparation {
    fileprivate var isStagedMessage: Bool {
        if case .message = handover { destination == .field } else { false }
    }

    /// Whether it is a file for the input field.
    var isStagedFile: Bool {
        if case .file = handover { destination == .field } else { false }
    }
}
