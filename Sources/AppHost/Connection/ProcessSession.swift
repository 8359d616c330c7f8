import AppProtocol
import ProgramRunner
import RenderTree

/// The state machine of one app process: what is asked and not answered, what the app may still do, how it ended.
/// It does nothing itself: events go in, actions come out, in order.
struct ProcessSession {
    enum Action: Hashable {
        case send(HostFrame)
        case deliver(AppProcessOutput)
        /// Replaces the deadline that there is: `deadlinePassed` is due after this time.
        case startDeadline(Duration)
        case stopDeadline
        case closeConnection
        case kill
        /// `graceOver` is due after `AppHostLimits.grace`.
        case startGrace
        /// The last action: the process is gone, and all it said is read.
        case finish(AppProcessEnd)
    }

    private let limits: AppHostLimits
    private var unanswered: [(id: Int, request: HostRequest)] = []
    /// Input that waits until the app has answered what it replaces, so that typing and dragging do not queue up before an
    /// app that takes longer than the person.
    private var held: HostRequest?
    private var lastID = 0
    private var appRequests: Set<Int> = []
    private var assets = AssetLedger()
    /// End decided by the host; takes precedence over the exit of the process.
    private var verdict: AppProcessEnd?
    /// Violation found in the last bytes of a process; dropped if the process turns out to have crashed.
    private var suspicion: AppProcessEnd?
    private var exit: ChildExit?
    private var isConnectionOpen = true
    private var isLogOpen = true
    private var isFinished = false
    /// For how long the oldest request has not been found unanswered because the host was still decoding.
    private var decodingTime = Duration.zero
    private var hasStarted = false
    /// Told to end, once it has answered what it was asked before: an app that is closed still hears that it is.
    private var isLeaving = false
    /// How often it has been given time to end although it was not asked to.
    private var endingGraceCount = 0

    init(limits: AppHostLimits) { self.limits = limits }

    private var isOver: Bool { verdict != nil || exit != nil || !isConnectionOpen }

    // MARK: - What the owner wants

    mutating func perform(_ request: HostRequest) -> [Action] {
        guard !isOver, !isLeaving else { return [] }
        if let held, !request.replaces(held) { return sendHeld() + send(request) }
        guard !unanswered.contains(where: { request.replaces($0.request) }) else {
            held = request
            return []
        }
        return send(request)
    }

    private mutating func sendHeld() -> [Action] {
        guard let request = held else { return [] }
        held = nil
        return send(request)
    }

    private mutating func send(_ request: HostRequest) -> [Action] {
        guard !isOver else { return [] }
        guard unanswered.count < limits.unansweredCountMax else {
            return condemn(.fallsBehind, "\(unanswered.count) requests wait for their answers")
        }
        lastID += 1
        unanswered.append((lastID, request))
        let deadline = unanswered.count == 1 ? [Action.startDeadline(timeForOldest)] : []
        return [.send(.request(id: lastID, request))] + deadline
    }

    mutating func answer(_ id: Int, _ outcome: Outcome) -> [Action] {
        guard !isOver, appRequests.remove(id) != nil else { return [] }
        return [.send(.response(id: id, outcome))]
    }

    mutating func terminate() -> [Action] {
        guard !isOver, !isLeaving else { return [] }
        let last = sendHeld()
        isLeaving = true
        return last + endWhenAnswered()
    }

    private mutating func endWhenAnswered() -> [Action] {
        unanswered.isEmpty || !hasStarted ? leave() : [.startDeadline(limits.grace)]
    }

    private mutating func leave() -> [Action] {
        verdict = .terminated
        return [.stopDeadline, .closeConnection, .startGrace]
    }

    // MARK: - What the process does

    mutating func receive(_ frame: AppFrame) -> [Action] {
        guard verdict == nil else { return [] }
        switch frame {
        case .response(let id, let outcome): return receiveAnswer(id, outcome)
        case .request(let id, let request): return receiveRequest(id, request)
        case .notification(let notification): return receiveNotification(notification)
        }
    }

    mutating func receiveBroken(_ error: FrameError) -> [Action] {
        switch error {
        case .tooLong(let byteCount):
            return condemn(
                .frameTooLong, "a frame of \(byteCount) bytes; at most \(ProtocolLimits.frameByteCountMax)")
        case .malformed(let complaint): return condemn(.frameMalformed, complaint)
        case .cutOff(let byteCount):
            // A process that died of a signal while it wrote has crashed, and not misbehaved.
            suspicion = .misbehaved(.frameCutOff, "the connection ended inside a frame, after \(byteCount) bytes of it")
            return []
        }
    }

    mutating func connectionClosed() -> [Action] {
        guard isConnectionOpen else { return [] }
        isConnectionOpen = false
        return finishIfComplete() ?? (exit == nil ? [.stopDeadline, .startGrace] : [])
    }

    mutating func logClosed() -> [Action] {
        isLogOpen = false
        return finishIfComplete() ?? []
    }

    mutating func exited(_ exit: ChildExit) -> [Action] {
        self.exit = exit
        return finishIfComplete() ?? [.stopDeadline, .startGrace]
    }

    // MARK: - What the host finds

    /// - Parameters:
    ///   - isReading: false while the host itself holds the process up; the time does not count then.
    ///   - isDecoding: whether the answer may be among what the process has sent; so for at most `overrunTimeMax`, because
    ///     one that sends without end would never be found to hang.
    mutating func deadlinePassed(isReading: Bool, isDecoding: Bool) -> [Action] {
        guard !isOver, !unanswered.isEmpty else { return [] }
        guard isReading else { return [.startDeadline(timeForOldest)] }
        if isDecoding, !isLeaving, decodingTime < limits.overrunTimeMax {
            decodingTime += timeForOldest
            return [.startDeadline(timeForOldest)]
        }
        // One that does not even answer that it is closed is gone as was wanted.
        return condemn(isLeaving ? .terminated : .hung)
    }

    /// - Parameter isDecoding: whether the host is still at what the process has said; a dead one is waited for until then.
    mutating func graceOver(isDecoding: Bool) -> [Action] {
        if exit != nil, verdict == nil, isDecoding { return [.startGrace] }
        guard exit != nil else {
            if isEnding, endingGraceCount < limits.endingGraceCountMax {
                endingGraceCount += 1
                return [.startGrace]
            }
            verdict = verdict ?? suspicion ?? .misbehaved(.connectionClosed, "the app closed its connection and stayed")
            return [.kill]
        }
        // Somebody else still holds the descriptors of the dead process; nothing of its own can come any more.
        isConnectionOpen = false
        isLogOpen = false
        return [.closeConnection] + (finishIfComplete() ?? [])
    }

    /// Whether it has let go of all that it had of the host, as a process does that ends by itself.
    private var isEnding: Bool { verdict == nil && !isConnectionOpen && !isLogOpen }

    mutating func condemn(_ code: Misbehaviour.Code, _ message: String) -> [Action] {
        condemn(.misbehaved(code, message))
    }

    private mutating func condemn(_ end: AppProcessEnd) -> [Action] {
        guard verdict == nil, !isFinished else { return [] }
        verdict = end
        return [.stopDeadline, .kill, .closeConnection]
    }

    /// Only when nothing can follow: `.ended` is the last element.
    private mutating func finishIfComplete() -> [Action]? {
        guard let exit, !isConnectionOpen, !isLogOpen, !isFinished else { return nil }
        isFinished = true
        return [.stopDeadline, .finish(end(after: exit))]
    }

    private func end(after exit: ChildExit) -> AppProcessEnd {
        if let verdict { return verdict }
        if isLeaving { return .terminated }
        switch exit {
        case .crashed(let signal): return .crashed(signal: signal)
        case .exited(let status):
            return LauncherFailure.end(status, hasStarted: hasStarted) ?? suspicion ?? .exited(status: status)
        }
    }
}

// MARK: - Frames

extension ProcessSession {
    private var timeForOldest: Duration { hasStarted ? limits.answerTimeMax : limits.startTimeMax }

    private mutating func receiveAnswer(_ id: Int, _ outcome: Outcome) -> [Action] {
        guard let oldest = unanswered.first, oldest.id == id else {
            return condemn(.unexpectedAnswer, "answer \(id) to nothing that is to be answered now")
        }
        unanswered.removeFirst()
        decodingTime = .zero
        hasStarted = true
        if isLeaving, unanswered.isEmpty { return leave() }
        let deadline: [Action] =
            isLeaving ? [] : [unanswered.isEmpty ? .stopDeadline : .startDeadline(timeForOldest)] + sendHeldIfDue()
        guard let problem = outcome.problem else { return deadline }
        switch oldest.request {
        case .initialize, .createScene: return condemn(.cannotStart, problem.message)
        case .perform, .destroyScene, .groupChanged, .noticeDue, .noticeOpened:
            let diagnostic = Diagnostic(severity: .error, code: "request_failed", message: problem.message)
            return deadline + [.deliver(.notification(.diagnostic(diagnostic)))]
        }
    }

    private mutating func sendHeldIfDue() -> [Action] {
        guard let held, !unanswered.contains(where: { held.replaces($0.request) }) else { return [] }
        return sendHeld()
    }

    private mutating func receiveRequest(_ id: Int, _ request: AppRequest) -> [Action] {
        guard appRequests.count < ProtocolLimits.requestsInFlightMax else {
            return condemn(.tooManyRequests, "\(appRequests.count) requests wait for the host; no more are allowed")
        }
        guard appRequests.insert(id).inserted else {
            return condemn(.requestNumberTaken, "request \(id) came twice before it was answered")
        }
        return [.deliver(.request(id: id, request))]
    }

    private mutating func receiveNotification(_ notification: AppNotification) -> [Action] {
        do throws(Misbehaviour) {
            switch notification {
            case .asset(let asset, let bytes): try assets.enter(asset, byteCount: bytes.count)
            case .forgetAssets(let unneeded): try assets.strike(unneeded)
            default: break
            }
        } catch {
            return condemn(.misbehaved(error))
        }
        return [.deliver(.notification(notification))]
    }
}

extension AppProcessEnd {
    static func misbehaved(_ code: Misbehaviour.Code, _ message: String) -> AppProcessEnd {
        .misbehaved(Misbehaviour(code, message))
    }
}

extension HostRequest {
    /// Whether the app needs no more hear of the earlier request where this one follows.
    fileprivate func replaces(_ earlier: HostRequest) -> Bool {
        guard case .perform(let scene, .input(let input)) = self,
            case .perform(scene, .input(let earlier)) = earlier
        else { return false }
        return input.replaces(earlier)
    }
}
