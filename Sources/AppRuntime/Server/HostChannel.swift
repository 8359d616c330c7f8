import AppProtocol
import Foundation
import GroupStore
import Messages
import RenderTree
import UserNotifications

/// The sending half of the connection: numbers requests, keeps their completion handlers, and enforces limits for whose
/// violation the host would end the app.
@MainActor final class HostChannel {
    let send: @MainActor (AppFrame) -> Void

    private var lastRequest = 0
    private var waiting: [Int: @MainActor (Outcome) -> Void] = [:]
    let fetches = FetchQueue()
    /// The way of the app's `GroupStore`s.
    lazy var groupLine = GroupStoreLine { [weak self] query in
        await self?.group(query) ?? GroupStoreFailure(.unavailable, "The app is about to end.").outcome
    }
    /// The way of the app's `UNUserNotificationCenter`.
    lazy var noticeLine = NoticeLine(
        send: { [weak self] query in
            await self?.notices(query) ?? NoticeFailure(.unavailable, "The app is about to end.").outcome
        },
        decide: { [weak self] in self?.notify(.presentNotice(identifier: $0, isShown: $1)) })
    private var reported: Set<Diagnostic> = []
    private var pictures = PictureHolders()
    /// Whether scenes may be asked again to forget pictures.
    private var mayForget = true
    /// Has every scene say which pictures it shows no more.
    var takeIdlePictures: @MainActor () -> [SceneID: [AssetID]] = { [:] }

    /// Maximum number of different diagnostics of one process; equal ones are sent only once.
    private static let diagnosticCountMax = 200

    init(send: @escaping @MainActor (AppFrame) -> Void) {
        self.send = send
    }

    /// Sends a request.
    /// - Parameter completion: Called once, with the host's response, or at once if too many requests are in flight.
    func ask(_ request: AppRequest, completion: @escaping @MainActor (Problem?) -> Void) {
        ask(request, outcome: { completion($0.problem) })
    }

    /// Sends a request.
    /// - Returns: The request's number; nil if it was not sent.
    @discardableResult
    func ask(_ request: AppRequest, outcome completion: @escaping @MainActor (Outcome) -> Void) -> Int? {
        guard waiting.count < ProtocolLimits.requestsInFlightMax else {
            completion(.failed(Self.refusal(of: request)))
            return nil
        }
        lastRequest += 1
        waiting[lastRequest] = completion
        send(.request(id: lastRequest, request))
        return lastRequest
    }

    /// Returns the error of a request beyond the limit, in the domain of the API that makes such requests.
    private static func refusal(of request: AppRequest) -> Problem {
        let message = "\(ProtocolLimits.requestsInFlightMax) requests of the app wait for an answer; no more may wait."
        switch request {
        case .fetch, .load: return NetworkFailure(.busy, message).problem
        case .group: return GroupStoreFailure(.unavailable, message).outcome.problem ?? FileProblem.notNow(message)
        case .notices:
            return NoticeFailure(.unavailable, message).outcome.problem ?? FileProblem.notNow(message)
        case .chooseFiles, .offerFiles: return FileProblem.notNow(message)
        default: break
        }
        return Problem(domain: MessageErrorCode.domain, code: MessageErrorCode.unknown, message: message)
    }

    func receive(_ outcome: Outcome, for id: Int) {
        guard let completion = waiting.removeValue(forKey: id) else {
            return report(.init(severity: .error, code: "unasked_answer", message: "The host answered request \(id)."))
        }
        completion(outcome)
    }

    func notify(_ notification: AppNotification) { send(.notification(notification)) }

    /// Sends a picture that nodes of the scene refer to, unless the host has it of another scene. Where the process has many, all
    /// its scenes forget first what they show no more.
    /// - Returns: Whether the host has it now.
    func send(_ asset: AssetID, _ bytes: Data, of scene: SceneID) -> Bool {
        if mayForget, pictures.isCrowded(adding: asset, byteCount: bytes.count) { forgetIdlePictures() }
        guard pictures.hasRoom(for: asset, byteCount: bytes.count) else {
            let message = "All scenes together show more pictures than a process may; one is left out."
            report(Diagnostic(severity: .error, code: "too_many_pictures", message: message))
            return false
        }
        if pictures.add(asset, byteCount: bytes.count, for: scene) { notify(.asset(asset, bytes: bytes)) }
        return true
    }

    /// Prepares for the pictures of a patch, of which the first that finds the process crowded has all scenes forget some: they show
    /// no others less before the next patch, and looking for them takes time.
    func beginPictures() { mayForget = true }

    private func forgetIdlePictures() {
        mayForget = false
        for (scene, idle) in takeIdlePictures() { forget(idle, of: scene) }
        pictures.didSweep()
    }

    /// Tells the host of pictures to which the scene refers no more, where no other scene does.
    func forget(_ assets: [AssetID], of scene: SceneID) { forget(pictures.remove(assets, of: scene)) }

    /// Tells the host of the pictures that only a scene which has ended referred to.
    func forget(_ scene: SceneID) { forget(pictures.remove(scene)) }

    private func forget(_ assets: [AssetID]) {
        if !assets.isEmpty { notify(.forgetAssets(assets)) }
    }

    /// Reports a diagnostic once: a view is laid out many times, but its author needs to read it once.
    func report(_ diagnostic: Diagnostic) {
        guard reported.count < Self.diagnosticCountMax, reported.insert(diagnostic).inserted else { return }
        notify(.diagnostic(diagnostic))
    }
}
