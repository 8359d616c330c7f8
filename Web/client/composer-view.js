import { showBusy } from "../busy.js";
import { make, setAttribute } from "../dom.js";
import { bubbleThumbnail } from "./bubble-view.js";
import { ComposerTask } from "./composer-task.js";
import { VoiceButton } from "./files/voice-button.js";
import { DraftSaver } from "./draft-saver.js";
import { icon } from "./icons.js";
import { useLateParts } from "./late-parts.js";
import { draftPlace } from "./live-bubbles.js";
import { LateMentions } from "./mentions/late-mentions.js";
import { mentionsIn } from "./mentions/mention-words.js";
import { stagedFile } from "./staged-file.js";
import { phrase } from "../words.js";

/** The input field: the staged message and files, the text, and Send. */
export class ComposerView {
  #options;
  #bubble;
  #drawnBubble = "";
  /** @type {import("../wire.js").Attachment[]} */
  #attachments = [];
  #drawnAttachments = "[]";
  #saver;
  #draft = make("div", { class: "draft", hidden: true });
  #files = make("div", { class: "draft-files", hidden: true });
  /** @type {import("./preparing-view.js").PreparingView|undefined} */
  #preparing;
  #task = new ComposerTask(() => this.#endTask());
  /** Keeps the field's text from before editing began. */
  #textBefore = "";
  #input;
  #mentions;
  /**
   * People whom the person has chosen to mention, by the name as it was written.
   * @type {import("../wire.js").Participant[]}
   */
  #chosen = [];
  #sendButton;
  #voice;
  #isPreparing = false;
  #hasBegun = false;

  /**
   * @param {object} options
   * @param {import("./conversation-api.js").ConversationAPI} options.api
   * @param {import("./live-bubbles.js").LiveBubbles} options.live
   * @param {(text: string, bubble: import("../wire.js").Bubble|undefined,
   *   attachments: import("../wire.js").Attachment[], reply?: import("../wire.js").Quote,
   *   mentions?: import("../wire.js").Mention[]) => Promise<void>} options.onSend
   * @param {(sequence: number, text: string, mentions?: import("../wire.js").Mention[]) => Promise<unknown>} options.onEdit Rejected if
   *   the text stays as it was.
   * @param {() => import("../wire.js").Participant[]} options.people Whom the person can mention.
   * @param {(error: any) => void} options.onProblem
   * @param {() => void} options.onRemoveDraft
   * @param {(place: number) => void} options.onRemoveAttachment
   * @param {(id: number) => void} options.onCancelPreparation
   * @param {(place: number) => void} options.onPutSticker Called to place a staged sticker on a message.
   * @param {import("./typing-hints.js").TypingHints} options.typing
   * @param {(sentence: string, retry?: () => unknown) => void} options.say
   * @param {HTMLElement} options.mediaPicker
   * @param {import("./files/own-files.js").OwnFiles} options.ownFiles
   * @param {() => void} options.onReadiness Called when `isReady` may have changed.
   */
  constructor(options) {
    this.#options = options;
    this.#input = this.#makeInput();
    this.#saver = new DraftSaver(options.api, () => this.#task.edited ? undefined : this.#input.value);
    this.#mentions = new LateMentions(this.#input, {
      people: options.people,
      onChosen: (person) => {
        this.#chosen = [person, ...this.#chosen.filter(({ name }) => name !== person.name)];
        this.#typed();
      },
    }, options.say);
    options.ownFiles.onChange = () => this.#showReadiness();
    this.#voice = new VoiceButton({
      onRecorded: (file) => options.ownFiles.add([file]),
      onChange: (isRecording) => this.#recordingChanged(isRecording),
      say: options.say,
    });
    const attributes = { type: "submit", class: "icon-button send-button", "aria-label": phrase("Send"), disabled: true };
    this.#sendButton = make("button", attributes, icon("send"));
    const field = make("div", { class: "message-field" },
      this.#task.element, this.#draft, this.#files, options.ownFiles.element, this.#input,
      this.#voice.button);
    this.element = make("form", { class: "composer" }, options.mediaPicker, field, options.ownFiles.chooser, this.#sendButton, this.#voice.element,
      this.#mentions.element);
    this.element.addEventListener("submit", (event) => this.#submit(event));
  }

  disconnect() {
    this.#options.ownFiles.disconnect();
    this.#voice.disconnect();
    this.#saver.disconnect();
  }

  /**
   * Restores text that could not be sent, before what is in the field.
   * @param {string} text
   */
  restore(text) {
    this.#setText([text, this.#input.value].filter(Boolean).join("\n"));
    this.#saver.saveSoon();
    this.#showReadiness();
    this.focus();
  }

  /**
   * Makes what is sent next the answer to an entry.
   * @param {import("../wire.js").TranscriptItem} item
   */
  replyTo(item) {
    this.#endTask();
    this.#task.begin("reply", item);
    this.focus();
  }

  /**
   * Puts a text into the field, to be changed. What was in the field comes back afterwards.
   * @param {import("../wire.js").TranscriptItem} item
   */
  edit(item) {
    this.#endTask();
    this.#saver.save();
    this.#saver.pause();
    this.#textBefore = this.#input.value;
    this.#task.begin("edit", item);
    this.#chosen = (item.mentions ?? []).map(({ person, start, length }) => (
      { id: person, name: (item.text ?? "").slice(start + 1, start + length) }));
    this.#setText(item.text ?? "");
    this.#showReadiness();
    this.focus();
  }

  /**
   * Follows the entry that is answered or edited; where it was unsent, what is in the field is a new message.
   * @param {() => import("../wire.js").TranscriptItem[]} items
   */
  follow(items) {
    const heldFocus = this.#task.element.contains(document.activeElement);
    if (!this.#task.follow(items)) this.#leaveTask();
    if (heldFocus && !this.#task.element.contains(document.activeElement)) this.focus();
  }

  #endTask() {
    this.#leaveTask();
    this.focus();
  }

  #leaveTask() {
    const wasEditing = this.#task.edited !== undefined;
    this.#task.end();
    if (!wasEditing) return;
    this.#chosen = [];
    this.#setText(this.#textBefore);
    this.#showReadiness();
    this.#saver.saveSoon();
  }

  async #sendEdit(item) {
    const text = this.#input.value.trim();
    try {
      if (text !== item.text) await this.#options.onEdit(item.id, text, this.#mentionsIn(text));
      if (this.#task.edited === item) this.#endTask();
    } catch (error) {
      this.#options.onProblem(error);
    }
  }

  /**
   * @param {{bringsKeyboard?: boolean}} [options] If false, a touch screen shows no keyboard until the field is tapped.
   */
  focus(options = {}) {
    const { bringsKeyboard = true } = options;
    if (!bringsKeyboard && matchMedia("(pointer: coarse)").matches) this.#input.inputMode = "none";
    this.#input.focus({ preventScroll: true });
  }

  /** Shows the on-screen keyboard, which appears only when a field gains the focus, not while it has it. */
  #callKeyboard() {
    if (this.#input.inputMode !== "none") return;
    this.#input.blur();
    this.focus();
  }

  #blurred() {
    this.#input.removeAttribute("inputmode");
    this.#saver.save();
  }

  /** @param {import("../wire.js").DraftState} draft */
  update({ text, bubble, attachments = [], preparing = [], page }) {
    if (preparing.length > 0 || this.#isPreparing) useLateParts((parts) => this.#showPreparing(parts, preparing), () => {});
    this.#isPreparing = preparing.length > 0;
    this.#showBubble(bubble);
    this.#showAttachments(attachments);
    if (this.#saver.receive(text, page) && text !== this.#input.value) this.#setText(text);
    if (!this.#hasBegun) this.#restoreKept();
    this.#showReadiness();
    this.#sendVoice();
  }

  #showPreparing({ PreparingView }, items) {
    if (!this.#preparing) {
      this.#preparing = new PreparingView(this.#options.onCancelPreparation);
      this.#input.before(this.#preparing.element);
    }
    this.#preparing.update(items);
  }

  #restoreKept() {
    this.#hasBegun = true;
    const text = this.#saver.takeKept();
    if (text === undefined) return;
    this.#setText(text);
    this.#saver.saveSoon();
  }

  #recordingChanged(isRecording) {
    this.element.classList.toggle("is-recording", isRecording);
    if (!isRecording) this.focus({ bringsKeyboard: false });
  }

  /** Sends the voice message that stands in the field, unless the person has begun to write: it goes with what they write. */
  #sendVoice() {
    const [attachment, ...others] = this.#attachments;
    if (!attachment || this.#isPreparing || !this.isReady || !this.#voice.hasArrived(attachment.name)) return;
    if (others.length === 0 && this.#input.value === "" && !this.#task.edited) this.send();
  }

  #makeInput() {
    return make("textarea", {
      class: "message-input", rows: 1, "aria-label": phrase("Message"), placeholder: phrase("Message"), maxlength: 20000,
      enterkeyhint: "send", autocapitalize: "sentences",
      oninput: () => this.#typed(), onkeydown: (event) => this.#keyDown(event), onblur: () => this.#blurred(),
      onpointerup: () => this.#callKeyboard(),
    });
  }

  #showBubble(bubble) {
    this.#bubble = bubble;
    const drawn = JSON.stringify(bubble ?? null);
    if (drawn === this.#drawnBubble) return;
    this.#drawnBubble = drawn;
    const heldFocus = this.#draft.contains(document.activeElement);
    this.#draft.hidden = !bubble;
    const parts = bubble ? [this.#stagedBubble(bubble), this.#makeRemoveButton()] : [];
    this.#draft.replaceChildren(...parts);
    this.#input.placeholder = bubble ? phrase("Add a comment") : phrase("Message");
    if (heldFocus) this.focus();
  }

  #stagedBubble(bubble) {
    const thumbnail = bubbleThumbnail(bubble, this.#options.api);
    return bubble.isLive ? this.#options.live.element(draftPlace, bubble, thumbnail) : thumbnail;
  }

  #showAttachments(attachments) {
    this.#attachments = attachments;
    const drawn = JSON.stringify(attachments);
    if (drawn === this.#drawnAttachments) return;
    this.#drawnAttachments = drawn;
    const heldFocus = this.#files.contains(document.activeElement);
    this.#files.hidden = attachments.length === 0;
    this.#files.replaceChildren(...attachments.map((attachment, place) => stagedFile(attachment, place, this.#options)));
    if (heldFocus) this.focus();
  }

  #makeRemoveButton() {
    const onclick = () => this.#options.onRemoveDraft();
    return make("button", { type: "button", class: "icon-button remove-draft", "aria-label": phrase("Remove draft"), onclick }, icon("close"));
  }

  #typed() {
    this.#fitHeight();
    if (!this.#task.edited && this.#input.value !== "") this.#options.typing.typed();
    this.#showReadiness();
    this.#saver.saveSoon();
  }

  #mentionsIn(text) {
    return mentionsIn(text, this.#options.people(), this.#chosen);
  }

  #keyDown(event) {
    if (this.#mentions.keyDown(event)) return;
    if (event.key === "Escape" && this.#task.isActive) {
      event.stopPropagation();
      return this.#endTask();
    }
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.element.requestSubmit();
  }

  #submit(event) {
    event.preventDefault();
    if (!this.isReady) return;
    showBusy(this.#sendButton, this.send());
    this.focus();
  }

  /**
   * Sends what is in the field.
   * @returns {Promise<void>} As of `onSend`.
   */
  send() {
    if (this.#task.edited) return this.#sendEdit(this.#task.edited);
    const text = this.#input.value;
    const reply = this.#task.quote;
    const mentions = this.#mentionsIn(text);
    this.#task.end();
    this.#mentions.close();
    this.#chosen = [];
    this.#options.typing.sent();
    this.#saver.sent();
    this.#setText("");
    const sent = this.#options.onSend(text.trim() === "" ? "" : text, this.#bubble, this.#attachments, reply, mentions);
    this.#showReadiness();
    return sent;
  }

  /** Number of files in the field. */
  get fileCount() {
    return this.#attachments.length;
  }

  /** Whether there is something to send. */
  get isReady() {
    if (this.#options.ownFiles.isBusy) return false;
    if (this.#task.edited) return this.#input.value.trim() !== "";
    return this.#bubble !== undefined || this.#attachments.length > 0 || this.#input.value.trim() !== "";
  }

  /** Saves the text on the server if it has changed. */
  save() {
    this.#saver.save();
  }

  #setText(text) {
    this.#input.value = text;
    this.#fitHeight();
  }

  /** Gives the field the height of its text, and that text's direction; an empty one has the placeholder's. */
  #fitHeight() {
    setAttribute(this.#input, "dir", this.#input.value !== "" && "auto");
    this.#input.style.height = "auto";
    this.#input.style.height = `${this.#input.scrollHeight}px`;
  }

  #showReadiness() {
    setAttribute(this.#sendButton, "disabled", !this.isReady);
    this.#voice.offer(!this.isReady && !this.#isPreparing && !this.#options.ownFiles.isBusy && !this.#task.edited && this.#input.value === "");
    this.#options.onReadiness();
  }
}
