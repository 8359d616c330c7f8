import AppProtocol
public import ChatModels

/// A request of an app to ask the person whether it may show notices.
struct NoticeQuestion: Hashable, Sendable {
    let app: AppID
    let process: ProcessID
    let request: Int
    /// Whether the store has been looked at, and has no answer of the person's.
    var isOpen = false
}

// Notices of apps (`UNUserNotificationCenter`). The owner of the host keeps them, with the person's permission.
extension DeviceHost {
    /// App that asks whether it may show notices; nil for none.
    public var noticeQuestion: AppSummary? {
        noticeQuestions.first(where: \.isOpen).flatMap { question in context.apps.first { $0.id == question.app } }
    }

    mutating func askNotices(_ query: NoticeQuery, id: Int, for process: ProcessID) -> [Action] {
        guard let app = processes[process]?.app else { return [] }
        if let failure = refusal(of: query, by: process) {
            return [.answer(process: process, id: id, failure.outcome)]
        }
        guard query.kind == .authorize else { return fetch(.notices(query), id: id, for: process) }
        let asked = fetch(.notices(query), id: id, for: process, isCounted: false)
        // A refused request has been answered.
        if processes[process]?.fetches.contains(id) == true {
            noticeQuestions.append(NoticeQuestion(app: app, process: process, request: id))
        }
        return asked
    }

    private func refusal(of query: NoticeQuery, by process: ProcessID) -> NoticeFailure? {
        guard context.takesPart else { return NoticeFailure(.notAParticipant, "The person has left the conversation.") }
        do throws(NoticeFailure) { try query.check() } catch { return error }
        let asked = noticeQuestions.count { $0.process == process }
        guard query.kind != .authorize || asked < NoticeLimits.questionCountMax else {
            return NoticeFailure(.tooOften, "The app waits for the person's answer already.")
        }
        return nil
    }

    /// Passes the store's answer on, but for that to a question of which the person has not decided: that is asked now.
    mutating func answered(
        _ result: Result<NoticeReply, NoticeFailure>, id: Int, for process: ProcessID
    ) -> [Action] {
        let place = noticeQuestions.firstIndex { $0.process == process && $0.request == id }
        if let place, case .success(let reply) = result, reply.status == .notDetermined {
            return changeQuestions { $0[place].isOpen = true }
        }
        if let place { noticeQuestions.remove(at: place) }
        return [.answer(process: process, id: id, Fetched.notices(result).outcome)]
    }

    /// Answers the questions of the app, also those for which the store is still asked.
    mutating func noticePermission(_ isAllowed: Bool, of app: AppID) -> [Action] {
        let answered = noticeQuestions.filter { $0.app == app }
        let reply = NoticeReply(isAllowed ? .authorized : .denied)
        var actions = changeQuestions { $0.removeAll { $0.app == app } }
        for question in answered {
            let (process, id) = (question.process, question.request)
            if processes[process]?.fetches.remove(id) != nil { actions.append(.stopFetching(process: process, id: id)) }
            actions.append(.answer(process: process, id: id, Outcome(notices: reply)))
        }
        return actions
    }

    /// Withdraws one question, or all of a process.
    mutating func withdrawQuestions(of process: ProcessID, request: Int? = nil) -> [Action] {
        changeQuestions { $0.removeAll { $0.process == process && (request == nil || $0.request == request) } }
    }

    private mutating func changeQuestions(_ change: (inout [NoticeQuestion]) -> Void) -> [Action] {
        let before = noticeQuestion
        change(&noticeQuestions)
        guard noticeQuestion != before else { return [] }
        return [.publish(.noticeQuestion(NoticeQuestionEvent(app: noticeQuestion)))]
    }

    // MARK: Notices whose time has come

    /// Shows the notices, or asks the app, if it is open, whether they are shown.
    mutating func deliver(_ notices: [StoredNotice], of app: AppID) -> [Action] {
        guard context.takesPart, context.usableApps.contains(where: { $0.id == app }) else { return [] }
        guard let scene = panelScene, scene.app == app, scene.hasAppeared else { return show(notices, of: app) }
        let process = scene.address.process
        let waiting = (processes[process]?.waitingNotices ?? []) + notices
        let excess = max(0, waiting.count - NoticeLimits.deliveredCountMax)
        processes[process]?.waitingNotices = Array(waiting.dropFirst(excess))
        return show(Array(waiting.prefix(excess)), of: app)
            + notices.map { .request(process: process, .noticeDue($0.asDelivered)) }
    }

    /// Follows the app's decision; what it does not wait for is no notice.
    mutating func decide(_ identifier: String, isShown: Bool, _ process: ProcessID) -> [Action] {
        guard let hosted = processes[process],
            let place = hosted.waitingNotices.firstIndex(where: { $0.identifier == identifier }),
            let notice = processes[process]?.waitingNotices.remove(at: place)
        else { return [] }
        return isShown ? show([notice], of: hosted.app) : []
    }

    /// Shows what a process that ends has not decided, and takes its questions back.
    mutating func endNotices(of process: ProcessID) -> [Action] {
        let withdrawn = withdrawQuestions(of: process)
        guard let hosted = processes[process] else { return withdrawn }
        processes[process]?.waitingNotices = []
        return withdrawn + show(hosted.waitingNotices, of: hosted.app)
    }

    private func show(_ notices: [StoredNotice], of app: AppID) -> [Action] {
        let name = context.apps.first { $0.id == app }?.name ?? app.rawValue
        return notices.map { .publish(.notice(NoticeEvent($0, app: app, name: name))) }
    }

    /// Opens the app, and tells it of the notice by which the person has come.
    mutating func open(_ notice: StoredNotice, of app: AppID) throws(ChatError) -> [Action] {
        let opening = try open(app)
        guard let scene = panelScene, scene.app == app else { return opening }
        return opening + [.request(process: scene.address.process, .noticeOpened(notice.asDelivered))]
    }
}
