import { backLayers } from "../client/back-layers.js";
import { ChatClient } from "../client/chat-client.js";
import { ConversationAPI } from "../client/conversation-api.js";
import { EventStream } from "../client/event-stream.js";
import { icon } from "../client/icons.js";
import { useLateParts, whenLateParts } from "../client/late-parts.js";
import { unreadBadge } from "../client/unread-badge.js";
import { make } from "../dom.js";
import { ConversationList } from "./conversation-list.js";
import { highlightFound } from "./found-words.js";
import { KeptConversation } from "./kept-conversation.js";
import { KeptSends } from "./kept-sends.js";
import { LateSave } from "./late-save.js";
import { ListView, titleOf } from "./list-view.js";
import { beginConversation, blocks, choose, fetchAccount, fetchPeople, isSignedOut, searchEntries } from "./people-api.js";
import { pickPeople } from "./people-picker.js";
import { endPush } from "./push-end.js";
import { SearchView } from "./search-view.js";
import { signedOutCard } from "./signed-out.js";
import { phrase } from "../words.js";

const connectionWords = { connecting: phrase("Connecting…"), open: "", lost: phrase("Reconnecting…") };
const awayWords = phrase("No connection. You see what was here before.");

/**
 * A person's conversations: the list, and beside it the one that the page's address names. On a small screen one of both is
 * shown.
 */
export class PeopleApp {
  #root;
  #account;
  #store;
  #keptSends;
  #lateList = new LateSave(() => this.#store?.saveList(this.#list.all, this.#selected));
  /** Whether what is kept is shown, until the server sends the list. */
  #isAway;
  #list = new ConversationList();
  /** @type {Set<string>} */
  #blocked = new Set();
  #view;
  #search;
  #stream;
  /** @type {ChatClient|undefined} */
  #client;
  /** @type {string|undefined} */
  #selected;
  /** @type {import("../client/notices/app-banners.js").AppBanners|undefined} */
  #banners;
  /** Words that were searched for, until the found message is in sight. */
  #searched = "";
  /** Whether the message field takes the focus once it is there. */
  #wantsField = false;
  #detail = make("main", { class: "detail" });
  #moved = () => this.#show(selectedByAddress());

  /**
   * @param {HTMLElement} root @param {import("../wire-people.js").Account} account
   * @param {import("./offline-store.js").OfflineStore} [store] What the browser keeps of the account.
   * @param {boolean} [isAway] True if the server does not answer.
   */
  constructor(root, account, store, isAway = false) {
    this.#root = root;
    this.#account = account;
    this.#store = store;
    this.#isAway = isAway;
    this.#keptSends = store && new KeptSends(store, account.device, () => this.#selected);
    this.#view = new ListView({
      onOpen: (id) => this.open(id), onChoose: (id, choice, isChosen) => this.#choose(id, choice, isChosen), empty: this.#emptyList(),
    });
    this.#search = new SearchView({
      find: (words) => searchEntries(account.device, words),
      conversations: () => this.#list.all, titleOf,
      onOpen: (id, sequence, words) => {
        this.open(id);
        this.#searched = words ?? "";
        if (sequence) this.#client?.goTo(sequence);
      },
      onActive: (isActive) => {
        this.#view.element.hidden = isActive;
        if (!isActive) highlightFound(undefined, "");
      },
    });
    this.#stream = new EventStream({
      membership: { path: `/devices/${encodeURIComponent(account.device)}/list` },
      after: () => 0,
      onEvent: (name, data) => this.#receive(name, data),
      onState: (state, failureCount) => this.#connectionChanged(state, failureCount),
    });
  }

  connect() {
    this.#root.replaceChildren(this.#sidebar(), this.#detail);
    window.addEventListener("popstate", this.#moved);
    this.#view.update(this.#list, undefined);
    this.#show(selectedByAddress(), true);
    this.#goToNamed();
    this.#stream.connect();
    if (this.#isAway) this.#showKeptList();
  }

  /** Shows the message that the address names, as after joining by a link to it, and takes it out of the address. */
  #goToNamed() {
    const sequence = Number(new URLSearchParams(location.search).get("message"));
    if (!this.#client || !Number.isSafeInteger(sequence) || sequence < 1) return;
    history.replaceState(history.state, "", location.pathname);
    this.#client.goTo(sequence);
  }

  async #showKeptList() {
    const kept = await this.#store?.list();
    if (!kept || this.#list.isKnown) return;
    this.#list.replace(kept);
    this.#view.update(this.#list, this.#selected);
    this.#tellClient();
  }

  disconnect() {
    window.removeEventListener("popstate", this.#moved);
    this.#stream.disconnect();
    this.#closeClient();
    this.#lateList.forget();
  }

  /**
   * Opens a conversation, or with none the list.
   * @param {string} [id]
   */
  open(id) {
    const address = id === undefined ? "/" : `/conversations/${encodeURIComponent(id)}`;
    // The entry of an open layer, which is closed with its client, becomes that of the conversation.
    if (history.state?.isBackLayer) history.replaceState(null, "", address);
    else if (location.pathname !== address) history.pushState(null, "", address);
    this.#show(id);
  }

  #show(id, isFirst = false) {
    if (!isFirst && id === this.#selected) return;
    const former = this.#selected;
    this.#selected = id;
    this.#closeClient();
    // Messages that the closed conversation kept for the connection are sent from here.
    if (!isFirst && !this.#isAway) this.#keptSends?.send();
    this.#root.dataset.place = id === undefined ? "list" : "conversation";
    this.#view.update(this.#list, id);
    if (id === undefined) this.#showNothing();
    else this.#openClient(id, !isFirst);
    if (id === undefined && former !== undefined) this.#view.focus(former);
  }

  #openClient(id, takesFocus) {
    const region = make("section", { class: "client", role: "region", tabindex: "-1", "aria-label": phrase("Conversation") });
    const kept = this.#store && new KeptConversation(this.#store, id, this.#account.device);
    region.addEventListener("found", ({ target }) => {
      highlightFound(/** @type {Element} */ (target), this.#searched);
      this.#searched = "";
    });
    // Events of loading do not bubble.
    region.addEventListener("load", ({ target }) => kept?.pictureCame(target), true);
    this.#detail.replaceChildren(make("h1", { class: "visually-hidden", text: "Parley" }), region);
    this.#client = new ChatClient(region, {
      device: this.#account.device, conversation: id,
      lead: make("a", { class: "icon-button back-link", href: "/", "aria-label": phrase("Conversations"), onclick: (event) => this.#back(event) }, icon("back")),
      group: { isGuest: this.#account.role === "guest", people: fetchPeople,
        blocked: this.#blocked, setBlocked: blocks.set, retentionDays: () => this.#list.get(id)?.retentionDays,
        isDirect: () => this.#list.get(id)?.isDirect ?? true },
      kept, isAway: this.#isAway, onReadiness: () => this.#leadToField(),
    });
    this.#client.connect();
    this.#tellClient();
    if (takesFocus) region.focus({ preventScroll: true });
  }

  /** Moves the focus to the message field of a conversation that the person has begun; on a touch screen its keyboard would cover who is in it. */
  #leadToField() {
    /** @type {HTMLElement|null} */
    const field = this.#detail.querySelector(".message-input");
    if (!this.#wantsField || !field) return;
    this.#wantsField = false;
    if (!matchMedia("(pointer: coarse)").matches) field.focus({ preventScroll: true });
  }

  #back(event) {
    event.preventDefault();
    this.open();
  }

  #closeClient() {
    backLayers.clear();
    this.#client?.disconnect();
    this.#client = undefined;
  }

  #showNothing() {
    unreadBadge.setTitle("Parley");
    this.#detail.replaceChildren(make("div", { class: "nothing-open" },
      make("span", { class: "empty-mark", "aria-hidden": "true" }),
      make("p", { class: "empty-title", text: phrase("Choose a conversation") }),
      make("p", { class: "empty-words", text: phrase("Or begin one with somebody.") })));
  }

  // The list

  #receive(name, data) {
    if (name === "notice") return useLateParts(({ AppBanners }) => this.#bannersOf(AppBanners).show(data), () => {});
    if (name === "conversations") {
      this.#list.replace(data.conversations);
      this.#setBlocked(data.blocked);
    } else if (name === "conversation") this.#take(data);
    else if (name === "conversationGone") this.#list.remove(data.id);
    this.#lateList.schedule();
    whenLateParts(({ showUnread, AppBanners }) => {
      showUnread(this.#list.all);
      this.#bannersOf(AppBanners);
    });
    this.#view.update(this.#list, this.#selected);
    this.#tellClient();
  }

  /**
   * Returns where notices of apps are shown that belong to conversations which are not open.
   * @param {typeof import("../client/notices/app-banners.js").AppBanners} AppBanners
   */
  #bannersOf(AppBanners) {
    const api = (conversation) => new ConversationAPI(this.#account.device, conversation);
    this.#banners ??= new AppBanners({
      iconURL: (app, conversation) => api(conversation).iconURL(app),
      open: ({ app, identifier, conversation }) => {
        this.open(conversation);
        return api(conversation).request("POST", `/notices/${encodeURIComponent(app)}/open`, { identifier }).catch((error) => this.#view.say(error.message));
      },
    });
    if (!this.#banners.element.isConnected) this.#root.append(this.#banners.element);
    return this.#banners;
  }

  /** @param {import("../wire-people.js").ConversationSummary} conversation */
  #take(conversation) {
    // The open one's client counts its own.
    if (conversation.id !== this.#selected) unreadBadge.add(conversation.id, this.#list.newsIn(conversation));
    if (conversation.unreadCount === 0) unreadBadge.forget(conversation.id);
    this.#list.put(conversation);
  }

  /** @param {string[]} blocked */
  #setBlocked(blocked) {
    this.#blocked.clear();
    for (const person of blocked) this.#blocked.add(person);
    this.#client?.blocksChanged();
  }

  /** Tells the open conversation what the list knows of it. */
  #tellClient() {
    const open = this.#list.get(this.#selected);
    if (!open) return;
    this.#client?.setLook(open);
    this.#client?.setMuted(open.isMuted);
  }

  async #choose(id, choice, isChosen) {
    try {
      await choose(this.#account.device, id, choice, isChosen);
      this.#view.say("");
    } catch (error) {
      this.#view.say(error.message);
    }
  }

  async #connectionChanged(state, failureCount) {
    if (state === "open") this.#arrived();
    this.#view.say(state !== "open" && (this.#isAway || !navigator.onLine) ? awayWords : connectionWords[state]);
    if (state !== "lost" || failureCount % 3 !== 1) return;
    // Another device may have signed this one out.
    const isOut = await fetchAccount().then(() => false, isSignedOut);
    if (!isOut) return;
    this.disconnect();
    delete this.#root.dataset.place;
    this.#root.replaceChildren(signedOutCard());
    this.#store?.erase();
    endPush();
  }

  #arrived() {
    this.#isAway = false;
    this.#keptSends?.send();
  }

  #sidebar() {
    const { person, role, mayBegin } = this.#account;
    return make("aside", { class: "sidebar" },
      make("header", { class: "sidebar-header" },
        make("h2", { class: "sidebar-title", text: phrase("Conversations") }),
        mayBegin && make("button", { type: "button", class: "icon-button", "aria-label": phrase("New conversation"), onclick: () => this.#begin() }, icon("add"))),
      this.#search.field, this.#search.results, this.#view.element,
      make("footer", { class: "sidebar-footer" },
        make("a", { class: "sidebar-me", href: "/settings" }, make("bdi", { text: person.name }), make("span", { class: "visually-hidden", text: phrase(", your account") })),
        make("a", { class: "sidebar-link", href: "/apps", text: phrase("Apps") }),
        role === "owner" && make("a", { class: "sidebar-link", href: "/owner", text: phrase("This server") })));
  }

  #emptyList() {
    const { role, mayBegin } = this.#account;
    const words = role === "owner" ? phrase("Invite people, and begin a conversation with them.")
      : mayBegin ? phrase("Begin one with somebody on this server.") : phrase("You will see it here when somebody adds you to one.");
    return make("div", { class: "empty-list", hidden: true },
      make("p", { class: "empty-title", text: phrase("No conversations yet") }), make("p", { class: "empty-words", text: words }),
      role === "owner" && make("a", { class: "primary-button button-link", href: "/owner", text: phrase("Invite people") }),
      mayBegin && make("button", { type: "button", class: role === "owner" ? "link-button" : "primary-button", text: phrase("New conversation"), onclick: () => this.#begin() }));
  }

  #begin() {
    const words = phrase("Nobody else is on this server yet.");
    const empty = this.#account.role === "owner"
      ? make("p", { class: "dialog-words" }, words + " ", make("a", { href: "/owner", text: phrase("Invite people") }))
      : make("p", { class: "dialog-words", text: words });
    pickPeople({
      title: phrase("New conversation"), action: phrase("Begin"), people: fetchPeople, asksName: true, empty,
      onChosen: (people, name) => beginConversation(this.#account.device, people, name),
      onClosed: ({ conversation }) => {
        this.open(conversation);
        this.#wantsField = true;
        this.#leadToField();
      },
    });
  }
}

function selectedByAddress() {
  const id = location.pathname.match(/^\/conversations\/([^/]+)/)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}
