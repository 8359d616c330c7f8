import AppProtocol
import Foundation
import ProgramRunner
import RenderTree
import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(5))) struct ProcessSessionTests {
    private let limits = AppHostLimits()
    private let initialize = HostRequest.initialize(Initialization(bundlePath: "/b", containerPath: "/c"))
    private let tap = HostRequest.perform(SceneID(rawValue: 1), .input(.tap(NodeID(rawValue: 3))))

    /// A session of a process that has answered `initialize`.
    private func started() -> ProcessSession {
        var session = ProcessSession(limits: limits)
        _ = session.perform(initialize)
        _ = session.receive(.response(id: 1, .done))
        return session
    }

    @Test func `the first request has the time of a start, later ones that of an answer`() {
        var session = ProcessSession(limits: limits)
        #expect(
            session.perform(initialize) == [
                .send(.request(id: 1, initialize)), .startDeadline(limits.startTimeMax),
            ])
        #expect(session.receive(.response(id: 1, .done)) == [.stopDeadline])
        #expect(session.perform(tap) == [.send(.request(id: 2, tap)), .startDeadline(limits.answerTimeMax)])
    }

    @Test func `only the oldest request is waited for, each from when it is the oldest`() {
        var session = started()
        _ = session.perform(tap)
        #expect(session.perform(tap) == [.send(.request(id: 3, tap))])
        #expect(session.receive(.response(id: 2, .done)) == [.startDeadline(limits.answerTimeMax)])
        #expect(session.receive(.response(id: 3, .done)) == [.stopDeadline])
    }

    @Test func `a deadline that passes ends the process, once`() {
        var session = started()
        _ = session.perform(tap)
        #expect(session.deadlinePassed(isReading: true, isDecoding: false) == [.stopDeadline, .kill, .closeConnection])
        #expect(session.deadlinePassed(isReading: true, isDecoding: false) == [])
    }

    @Test func `time in which the host does not read does not count`() {
        var session = started()
        _ = session.perform(tap)
        #expect(session.deadlinePassed(isReading: false, isDecoding: false) == [.startDeadline(limits.answerTimeMax)])
    }

    @Test func `an app whose answer may still be decoded is not taken for hung, but not for ever`() {
        var session = started()
        _ = session.perform(tap)
        for _ in 1...6 {
            #expect(
                session.deadlinePassed(isReading: true, isDecoding: true) == [.startDeadline(limits.answerTimeMax)])
        }
        #expect(session.deadlinePassed(isReading: true, isDecoding: true) == [.stopDeadline, .kill, .closeConnection])
    }

    @Test func `answers out of order are misbehaviour`() {
        var session = started()
        _ = session.perform(tap)
        _ = session.perform(tap)
        #expect(session.receive(.response(id: 3, .done)).contains(.kill))
        #expect(ending(&session, .crashed(signal: 9)).code == "unexpected_answer")
    }

    @Test func `as many requests as the limit may wait, and not one more`() {
        var session = started()
        let request = AppRequest.insertText(SceneID(rawValue: 1), "a")
        for id in 1...ProtocolLimits.requestsInFlightMax {
            #expect(session.receive(.request(id: id, request)) == [.deliver(.request(id: id, request))])
        }
        _ = session.answer(1, .done)
        #expect(session.receive(.request(id: 1000, request)) == [.deliver(.request(id: 1000, request))])
        #expect(session.receive(.request(id: 1001, request)).contains(.kill))
        #expect(ending(&session, .crashed(signal: 9)).code == "too_many_requests")
    }

    @Test func `a request number may be used again only after its answer`() {
        var session = started()
        let request = AppRequest.insertText(SceneID(rawValue: 1), "a")
        _ = session.receive(.request(id: 1, request))
        _ = session.answer(1, .done)
        #expect(session.receive(.request(id: 1, request)) == [.deliver(.request(id: 1, request))])
        #expect(session.receive(.request(id: 1, request)).contains(.kill))
        #expect(ending(&session, .crashed(signal: 9)).code == "request_number_taken")
    }

    @Test func `as many requests of the host as the limit may wait, and not one more`() {
        var session = started()
        for _ in 1...limits.unansweredCountMax { _ = session.perform(tap) }
        #expect(session.perform(tap).contains(.kill))
        #expect(ending(&session, .crashed(signal: 9)).code == "falls_behind")
    }

    @Test(arguments: [
        ("", 1, "asset_malformed"), ("A", 1, "asset_malformed"), ("a", 0, "asset_too_large"),
        ("a", ProtocolLimits.pictureByteCountMax + 1, "asset_too_large"),
    ])
    func `a picture with a bad name or size ends the process`(name: String, byteCount: Int, code: String) {
        var session = started()
        let asset = AppNotification.asset(AssetID(rawValue: name), bytes: Data(count: byteCount))
        #expect(session.receive(.notification(asset)).contains(.kill))
        #expect(ending(&session, .crashed(signal: 9)).code == code)
    }

    @Test func `pictures may have so many bytes together, and one of a known name takes the place of the older`() throws
    {
        var ledger = AssetLedger()
        let full = ProtocolLimits.pictureByteCountMax
        for number in 1...(ProtocolLimits.assetByteCountMax / full) {
            try ledger.enter(AssetID(rawValue: "a\(number)"), byteCount: full)
        }
        try ledger.enter(AssetID(rawValue: "a1"), byteCount: full)
        let error = #expect(throws: Misbehaviour.self) { try ledger.enter(AssetID(rawValue: "b"), byteCount: 1) }
        #expect(error?.code == .tooManyAssets)
    }

    @Test func `so many pictures, and not one more`() throws {
        var ledger = AssetLedger()
        for number in 1...ProtocolLimits.assetCountMax {
            try ledger.enter(AssetID(rawValue: "a\(number)"), byteCount: 1)
        }
        let error = #expect(throws: Misbehaviour.self) { try ledger.enter(AssetID(rawValue: "b"), byteCount: 1) }
        #expect(error?.code == .tooManyAssets)
    }

    @Test func `pictures that are forgotten leave room for others`() throws {
        var ledger = AssetLedger()
        let full = ProtocolLimits.pictureByteCountMax
        for number in 0..<10_000 {
            try ledger.enter(AssetID(rawValue: "a\(number)"), byteCount: full)
            try ledger.strike([AssetID(rawValue: "a\(number)"), AssetID(rawValue: "unknown")])
        }
    }

    @Test(arguments: [
        (["a1", ""], "asset_malformed"), (["../a"], "asset_malformed"), (["A"], "asset_malformed"),
        ((0...ProtocolLimits.assetCountMax).map { "a\($0)" }, "too_many_assets"),
    ])
    func `to forget by bad names, or more of them than there may be pictures, ends the process`(
        names: [String], code: String
    ) {
        var session = started()
        let forgotten = AppNotification.forgetAssets(names.map(AssetID.init(rawValue:)))
        let actions = session.receive(.notification(forgotten))
        #expect(actions.contains(.kill) && !actions.contains(.deliver(.notification(forgotten))))
        #expect(ending(&session, .crashed(signal: 9)).code == code)
    }

    @Test func `of names that are refused none is struck out`() throws {
        var ledger = AssetLedger()
        let full = ProtocolLimits.pictureByteCountMax
        for number in 1...(ProtocolLimits.assetByteCountMax / full) {
            try ledger.enter(AssetID(rawValue: "a\(number)"), byteCount: full)
        }
        let names = ["a1", "A"].map(AssetID.init(rawValue:))
        #expect(throws: Misbehaviour.self) { try ledger.strike(names) }
        #expect(throws: Misbehaviour.self) { try ledger.enter(AssetID(rawValue: "b"), byteCount: 1) }
    }

    @Test func `a process that dies inside a frame has crashed`() {
        var session = started()
        _ = session.receiveBroken(.cutOff(byteCount: 7))
        #expect(ending(&session, .crashed(signal: 4)) == .crashed(signal: 4))
    }

    @Test func `a process that leaves inside a frame has misbehaved`() {
        var session = started()
        _ = session.receiveBroken(.cutOff(byteCount: 7))
        #expect(ending(&session, .exited(status: 0)).code == "frame_cut_off")
    }

    @Test func `the end comes when process, connection and log are all over, whatever the order`() {
        var session = started()
        #expect(session.exited(.exited(status: 0)) == [.stopDeadline, .startGrace])
        #expect(session.connectionClosed() == [])
        #expect(session.logClosed() == [.stopDeadline, .finish(.exited(status: 0))])
        #expect(session.graceOver(isDecoding: false) == [.closeConnection])
    }

    @Test func `a dead process whose descriptors somebody holds is over after the grace`() {
        var session = started()
        _ = session.exited(.exited(status: 0))
        #expect(session.graceOver(isDecoding: false) == [.closeConnection, .stopDeadline, .finish(.exited(status: 0))])
        #expect(session.connectionClosed() == [])
    }

    @Test func `a process that ends by itself and takes long to is told with its status`() {
        var session = started()
        #expect(session.connectionClosed() == [.stopDeadline, .startGrace])
        #expect(session.logClosed() == [])
        for _ in 0..<limits.endingGraceCountMax { #expect(session.graceOver(isDecoding: false) == [.startGrace]) }
        #expect(session.exited(.exited(status: 4)) == [.stopDeadline, .finish(.exited(status: 4))])
    }

    @Test func `a process that has closed all and does not end is killed after a while`() {
        var session = started()
        _ = session.connectionClosed()
        _ = session.logClosed()
        for _ in 0..<limits.endingGraceCountMax { _ = session.graceOver(isDecoding: false) }
        #expect(session.graceOver(isDecoding: false) == [.kill])
        #expect(session.exited(.crashed(signal: 9)).last == .finish(stayed))
    }

    @Test func `a process that has closed its connection and can still write to its log is killed after the grace`() {
        var session = started()
        _ = session.connectionClosed()
        #expect(session.graceOver(isDecoding: false) == [.kill])
        _ = session.logClosed()
        #expect(session.exited(.crashed(signal: 9)).last == .finish(stayed))
    }

    private var stayed: AppProcessEnd {
        .misbehaved(.connectionClosed, "the app closed its connection and stayed")
    }

    @Test func `the last words of a dead process are waited for while they are decoded`() {
        var session = started()
        _ = session.exited(.crashed(signal: 6))
        #expect(session.graceOver(isDecoding: true) == [.startGrace])
        #expect(session.receive(ProbeRun.flood(1)).count == 1)
    }

    @Test func `a process that is to end is not waited for because of what it has sent`() {
        var session = started()
        _ = session.terminate()
        #expect(session.graceOver(isDecoding: true) == [.kill])
    }

    @Test func `a process that stays after the end was asked for is killed after the grace`() {
        var session = started()
        #expect(session.terminate() == [.stopDeadline, .closeConnection, .startGrace])
        #expect(session.terminate() == [])
        #expect(session.graceOver(isDecoding: false) == [.kill])
        #expect(ending(&session, .crashed(signal: 9)) == .terminated)
    }

    @Test func `a process that is told to end is let go once it has answered what it was asked before`() {
        var session = started()
        for _ in 1...2 { _ = session.perform(tap) }
        #expect(session.terminate() == [.startDeadline(limits.grace)])
        #expect(session.terminate() == [])
        #expect(session.perform(tap) == [])
        #expect(session.receive(.response(id: 2, .done)) == [])
        #expect(session.receive(.response(id: 3, .done)) == [.stopDeadline, .closeConnection, .startGrace])
        #expect(ending(&session, .exited(status: 0)) == .terminated)
    }

    @Test func `a process that is told to end and answers no more is gone as was wanted`() {
        var session = started()
        _ = session.perform(tap)
        _ = session.terminate()
        #expect(session.deadlinePassed(isReading: true, isDecoding: false) == [.stopDeadline, .kill, .closeConnection])
        #expect(ending(&session, .crashed(signal: 9)) == .terminated)
    }

    @Test func `after the end nothing is sent and nothing is handed on`() {
        var session = started()
        _ = session.receive(.request(id: 1, .insertText(SceneID(rawValue: 1), "a")))
        _ = session.terminate()
        #expect(session.perform(tap) == [])
        #expect(session.answer(1, .done) == [])
        #expect(session.receive(.notification(.dismiss(SceneID(rawValue: 1)))) == [])
    }

    @Test(arguments: LauncherFailure.allCases)
    func `a status of the launcher means that the app could not start`(failure: LauncherFailure) {
        var session = ProcessSession(limits: limits)
        _ = session.perform(initialize)
        let code: Misbehaviour.Code =
            failure == .containerFull ? .containerFull : failure.isOfWalls ? .wallsUnavailable : .cannotStart
        let end = ending(&session, .exited(status: failure.rawValue))
        #expect(end == .misbehaved(Misbehaviour(code, failure.sentence)))
    }

    @Test(arguments: LauncherFailure.allCases)
    func `an app that has started may end with any status, but for that of a full container`(failure: LauncherFailure) {
        var session = started()
        let end = ending(&session, .exited(status: failure.rawValue))
        #expect(
            end
                == (failure == .containerFull
                    ? .misbehaved(Misbehaviour(.containerFull, failure.sentence))
                    : .exited(status: failure.rawValue)))
    }

    private func ending(_ session: inout ProcessSession, _ exit: ChildExit) -> AppProcessEnd {
        let actions = session.exited(exit) + session.connectionClosed() + session.logClosed()
        for case .finish(let end) in actions { return end }
        Issue.record("The session has not finished.")
        return .terminated
    }
}
