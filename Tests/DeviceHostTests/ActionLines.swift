import AppProtocol
import ChatModels
import DeviceHost
import RenderTree

// Actions as short lines, so that a test reads as the story of what happens.

func line(for action: DeviceHost.Action) -> String {
    switch action {
    case .launch(let process, let app): "launch \(process) \(app)"
    case .request(let process, let request): "ask \(process) \(line(for: request))"
    case .answer(let process, let id, let outcome):
        "answer \(process).\(id) \(outcome.problem.map { "\($0.code)" } ?? "done")"
    case .terminate(let process): "terminate \(process)"
    case .publish(let event): "show \(line(for: event))"
    case .append(let key, let entries): "append \(key) " + entries.map(line(for:)).joined(separator: " + ")
    case .appendDirectly(let key, let entries):
        "append directly \(key) " + entries.map(line(for:)).joined(separator: " + ")
    case .appendChange(let key, let entry): "append change \(key) \(line(for: entry))"
    case .saveDraft(let draft):
        "save '\(draft.text)' \(draft.message?.state.layout?.caption ?? "–")"
            + draft.attachments.map { " \($0.attachment.name)" }.joined()
    case .saveUnsent(let sends): "save unsent" + sends.map { " \($0.key)" }.joined()
    case .prepare(let number, let job): "prepare \(number) \(job.format)"
    case .stopPreparing(let number): "stop preparing \(number)"
    case .fetch(let process, let id, let app, .picture(let url)): "fetch \(process).\(id) \(app) \(url)"
    case .fetch(let process, let id, let app, .group(let query)):
        "group \(process).\(id) \(app) \(query.kind) \(query.key ?? "")"
    case .fetch(let process, let id, let app, .notices(let query)):
        "notices \(process).\(id) \(app) \(query.kind) \(query.request?.identifier ?? "")"
    case .fetch(let process, let id, let app, .query(let query)):
        "load \(process).\(id) \(app) \(query.method) \(query.url)"
    case .stopFetching(let process, let id): "stop fetching \(process).\(id)"
    case .measure(let number, _, let files): "measure \(number) " + files.map(\.path).joined(separator: " ")
    case .log(let diagnostic): "log \(diagnostic.severity) \(diagnostic.code)"
    }
}

private func line(for request: HostRequest) -> String {
    switch request {
    case .initialize: "initialize"
    case .createScene(let creation):
        "create \(creation.style) \(Int(creation.size.width))×\(Int(creation.size.height))"
            + (creation.keptViews.map { " with views \($0)" } ?? "")
    case .perform(_, let event): line(for: event)
    case .destroyScene: "destroy"
    case .groupChanged(let change): "group changed \(change.key) \(change.tag)"
    case .noticeDue(let notice): "due \(notice.request.identifier)"
    case .noticeOpened(let notice): "opened by \(notice.request.identifier)"
    }
}

private func line(for event: SceneEvent) -> String {
    func line(_ name: String, _ message: MessageState?) -> String { "\(name) \(message?.layout?.caption ?? "–")" }
    return switch event {
    case .activate(let conversation): line("activate", conversation.selectedMessage)
    case .deactivate: "deactivate"
    case .select(let message): line("select", message)
    case .transition(let style, let size): "transition \(style) \(Int(size.width))×\(Int(size.height))"
    case .resize(let size): "resize \(Int(size.width))×\(Int(size.height))"
    case .receive(let message): line("receive", message)
    case .didStartSending(let message): line("didStartSending", message)
    case .didCancelSending(let message): line("didCancelSending", message)
    case .sendingFailed(let message): line("sendingFailed", message)
    case .environment(let environment): "environment \(environment.colorScheme)"
    case .participants(let others): "participants \(others.count)"
    case .keepViews(let number): "keep views \(number)"
    case .input(let input): "input \(input.node.rawValue)"
    }
}

private func line(for event: ServerEvent) -> String {
    switch event {
    case .panel(.closed): "closed"
    case .panel(.opening(let app, let style)): "opening \(app) \(style)"
    case .panel(.open(let app, let style, let instance)): "open \(app) \(style) \(instance)"
    case .panel(.failed(let app, let failure)): "failed \(app) \(failure.code.rawValue)"
    case .panel(.offered(let app)): "offer \(app.id)"
    case .apps(let apps): "apps" + apps.map { " \($0.id)" }.joined()
    case .patch(let event): "patch \(event.instance).\(event.patch.revision)"
    case .openURL(let event): event.url
    case .files(let event): event.request.map { "files \($0.number)" } ?? "no files"
    case .notice(let event): "notice \(event.identifier) of \(event.name)"
    case .noticeQuestion(let event): event.app.map { "notices of \($0.id)?" } ?? "no question"
    case .live(let bubbles): "live" + bubbles.map(line(for:)).joined()
    case .draft(let draft):
        "draft '\(draft.text)' \(draft.bubble?.caption ?? "–")" + draft.attachments.map { " \($0.name)" }.joined()
            + (draft.preparing ?? []).map { " …\($0.name)" }.joined()
    case .unsent(let items): "unsent \(items.map(\.key.rawValue).joined(separator: " "))"
    case .participants(let people): "people" + people.map { " \($0.name)" }.joined()
    case .colorScheme(let scheme): "colours \(scheme)"
    case .typing(let event): "\(event.person) types"
    case .presence(let event): "\(event.here.count) are here"
    case .state, .entry, .receipts, .transcript, .build: event.name
    }
}

private func line(for bubble: LiveBubble) -> String {
    let place = bubble.entry.map { "\($0)" } ?? "draft"
    let look = bubble.look.map { "\(Int($0.size.width))×\(Int($0.size.height))" }
    return " \(place)=\(bubble.instance) \(look ?? bubble.failure?.code.rawValue ?? "–")"
}

private func line(for entry: NewEntry) -> String {
    switch entry.content {
    case .text(let text): "'\(text)'"
    case .membership(let change): "\(change)"
    case .attachment(let attachment): "\(attachment.kind) \(attachment.name)"
    case .message(let message): message.state.layout?.caption ?? "message"
    case .placedSticker(let placed): "\(placed.sticker.name) on \(placed.target)"
    case .stickerRemoval(let removal): "off \(removal.placement)"
    case .reaction(let reaction): "\(reaction.emoji ?? "nothing") to \(reaction.target)"
    case .revision(let revision): "\(revision.target) \(revision.change)" + (entry.newText.map { " '\($0)'" } ?? "")
    case .withdrawn: "withdrawn"
    case .unreadable: "unreadable"
    }
}
