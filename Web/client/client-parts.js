import { make } from "../dom.js";
import { Attention } from "./attention.js";
import { CommandQueue } from "./command-queue.js";
import { ComposerView } from "./composer-view.js";
import { keyOf } from "./conversation.js";
import { EntryDesk } from "./entry-desk.js";
import { EntryGestures } from "./entry-gestures.js";
import { EventStream } from "./event-stream.js";
import { LateFileSheet } from "./files/late-file-sheet.js";
import { OwnFiles } from "./files/own-files.js";
import { HeaderView } from "./header-view.js";
import { History } from "./history.js";
import { LiveBubbles } from "./live-bubbles.js";
import { MediaPicker } from "./media-picker.js";
import { NoticeView } from "./notice-view.js";
import { Outbox } from "./outbox.js";
import { PanelController } from "./panel-controller.js";
import { ReadReporter } from "./read-reporter.js";
import { Scenes } from "./scenes.js";
import { ScreenReporter } from "./screen-reporter.js";
import { StickerDesk } from "./sticker-desk.js";
import { TypingHints } from "./typing-hints.js";
import { TranscriptView } from "./transcript-view.js";
import { LateViewer } from "./viewer/late-viewer.js";

/**
 * Values and callbacks that the parts need from the client.
 * @typedef {object} ClientHooks
 * @property {HTMLElement} root
 * @property {HTMLElement} main
 * @property {import("./conversation-api.js").ConversationAPI} api
 * @property {import("./network.js").Network} [network]
 * @property {import("./system-settings.js").SystemSettings} [settings]
 * @property {boolean} isOneOfSeveral
 * @property {() => import("./conversation.js").Conversation} conversation Undefined until it is loaded.
 * @property {(name: string, data: any) => void} receive
 * @property {(state: "connecting"|"open"|"lost", failureCount: number) => void} connectionChanged
 * @property {(text: string, bubble: any, attachments: any[], reply?: import("../wire.js").Quote,
 *   mentions?: import("../wire.js").Mention[]) => Promise<void>} send
 * @property {(options?: object) => void} showTranscript
 * @property {(error: any) => void} commandFailed
 * @property {() => void} onReadiness
 * @property {HTMLElement} [lead]
 * @property {import("./members-view.js").Group} [group]
 * @property {import("../people/kept-conversation.js").KeptConversation} [kept]
 */

/**
 * Creates the parts of one client and connects them.
 * @param {ClientHooks} hooks
 */
export function makeParts(hooks) {
  const { api } = hooks;
  const parts = { api };
  const say = (sentence, retry) => parts.notice.show(sentence, retry);
  parts.notice = new NoticeView();
  // The card of an author, which an event fills.
  parts.build = make("section", { class: "build-card", role: "alert", hidden: true });
  parts.commands = new CommandQueue((error) => hooks.commandFailed(error));
  parts.header = new HeaderView(api, () => parts.commands.add(() => api.leave()), hooks);
  parts.attention = new Attention(hooks.root, () => parts.reading.consider());
  parts.outbox = makeOutbox(hooks, parts);
  parts.stream = makeStream(hooks);
  parts.scenes = new Scenes({ api, notice: parts.notice });
  parts.live = new LiveBubbles({
    api, scenes: parts.scenes, commands: parts.commands, notice: parts.notice,
    fetchAgain: () => parts.stream.restart(),
  });
  parts.history = new History({
    api, conversation: hooks.conversation, show: () => hooks.conversation() && hooks.showTranscript(),
  });
  parts.viewer = new LateViewer({ root: hooks.root, api, items: () => hooks.conversation().items }, say);
  parts.entries = new EntryDesk({
    root: hooks.root, api, commands: parts.commands, notice: parts.notice, conversation: hooks.conversation,
    composer: () => parts.composer, group: hooks.group,
  });
  parts.transcript = makeTranscript(hooks, parts);
  new EntryGestures(parts.transcript.scrollArea, (row) => parts.entries.open(row));
  parts.mediaPicker = new MediaPicker(api, (app) => parts.panel.open(app));
  parts.stickers = new StickerDesk({
    root: hooks.root, api, commands: parts.commands, notice: parts.notice, conversation: hooks.conversation,
  });
  parts.ownFiles = new OwnFiles({
    api, root: hooks.root, mayAdd: () => hooks.conversation()?.takesPart === true, count: () => parts.composer.fileCount,
    say,
  });
  parts.typing = new TypingHints(() => api.reportTyping(), (people) => parts.header.showTyping(people));
  parts.composer = makeComposer(hooks, parts);
  parts.panel = makePanel(hooks, parts);
  parts.files = new LateFileSheet({
    root: hooks.root, api, attention: parts.attention, run: (work) => parts.commands.add(work), uncover: () => parts.panel.show(),
  }, say);
  parts.screen = new ScreenReporter((screen) => parts.commands.add(() => api.setScreen(screen)), hooks.settings);
  parts.reading = makeReadReporter(hooks, parts);
  return parts;
}

/** @param {ClientHooks} hooks @param {ReturnType<typeof makeParts>} parts */
function makeOutbox({ api, conversation, showTranscript, kept }, parts) {
  return new Outbox({
    kept,
    send: (key, text, replyTo, mentions) => api.send(key, text, replyTo, mentions),
    onChange: () => showTranscript(),
    onAcknowledged: () => parts.outbox.reach(conversation().lastSequence),
  });
}

/** @param {ClientHooks} hooks */
function makeStream({ api, network, conversation, receive, connectionChanged }) {
  const stream = new EventStream({
    membership: api.membership,
    after: () => conversation().lastSequence,
    onEvent: receive,
    onState: connectionChanged,
    network,
  });
  api.askBy(stream);
  return stream;
}

/** @param {ClientHooks} hooks @param {ReturnType<typeof makeParts>} parts */
function makeTranscript({ api, conversation, group, showTranscript }, parts) {
  const { commands, outbox } = parts;
  /** Entries of blocked people that are shown all the same. */
  const unfolded = new Set();
  const actions = {
    api,
    live: parts.live,
    me: () => conversation().me.id,
    isFolded: ({ id, sender }) => group?.blocked.has(sender) === true && !unfolded.has(id),
    unfold: (id) => {
      unfolded.add(id);
      showTranscript();
    },
    openBubble: (item) => parts.panel.select(item),
    openMedia: (item) => parts.viewer.open(keyOf(item)),
    retry: (key) => outbox.retry(key),
    edit: (key) => parts.composer.restore(outbox.takeBack(key)?.text ?? ""),
    removeSticker: (id) => parts.stickers.remove(id),
    retryUnsent: (key) => commands.add(() => api.retryUnsent(key)),
    keep: (sequence) => commands.add(() => api.keep(sequence)),
    discardUnsent: (key) => commands.add(() => api.discardUnsent(key)),
    goTo: (sequence) => parts.transcript.goTo(sequence),
    openMenu: (row) => parts.entries.open(row),
    openReactions: (item, anchor) => parts.entries.openReactions(item, anchor),
  };
  return new TranscriptView(actions, parts.history, () => parts.reading.consider());
}

function makeComposer({ api, conversation, send, onReadiness }, parts) {
  const { commands } = parts;
  return new ComposerView({
    api,
    live: parts.live,
    onSend: send,
    onEdit: (sequence, text, mentions) => api.edit(sequence, text, mentions),
    people: () => conversation()?.others ?? [],
    onProblem: (error) => parts.notice.show(error.message),
    say: (sentence, retry) => parts.notice.show(sentence, retry),
    onRemoveDraft: () => commands.add(() => api.removeDraft()),
    mediaPicker: parts.mediaPicker.element,
    ownFiles: parts.ownFiles,
    typing: parts.typing,
    onPutSticker: (place) => parts.stickers.offerTargets(place),
    onCancelPreparation: (id) => commands.add(() => api.cancelPreparation(id)),
    onRemoveAttachment: (place) => commands.add(() => api.removeAttachment(place)),
    onReadiness,
  });
}

function makePanel({ root, main, api, conversation }, parts) {
  return new PanelController({
    root,
    main,
    api,
    scenes: parts.scenes,
    commands: parts.commands,
    notice: parts.notice,
    attention: parts.attention,
    conversation,
    fetchAgain: () => parts.stream.restart(),
    places: () => parts.screen.heights,
    inputField: () => parts.composer,
  });
}

function makeReadReporter({ root, api, conversation, isOneOfSeveral }, parts) {
  return new ReadReporter({
    element: root,
    // The person may touch the page before the conversation is loaded.
    lastSequence: () => conversation()?.lastSequence ?? 0,
    isUncovered: () => parts.transcript.isAtEnd && !parts.panel.isExpanded
      && (!isOneOfSeveral || parts.attention.isHere),
    report: (sequence) => api.setRead(sequence),
  });
}
