import { make } from "../../dom.js";
import { appIcon } from "../app-icon.js";
import { tellBrowser } from "./browser-notices.js";
import { phrase, phraseNodes } from "../../words.js";

/** Milliseconds for which a banner is shown while the page is in sight and nobody is at it. */
const displayTime = 10_000;
/** Banners at once; further ones wait until one goes. */
const countMax = 3;
/** Notices that wait at most; older ones go. */
const waitingMax = 64;

/**
 * Shows notices of apps above whatever is shown, and asks whether an app may show some.
 * @typedef {import("../../wire.js").NoticeEvent} NoticeEvent
 */
export class AppBanners {
  #options;
  #banners = make("div", { class: "app-banners", role: "status" });
  #question = make("div", { class: "app-banners", role: "status" });
  /** @type {string|undefined} */
  #askedApp;
  /**
   * Notices without a banner, oldest first.
   * @type {NoticeEvent[]}
   */
  #waiting = [];
  /**
   * Element that had the focus before a banner.
   * @type {HTMLElement|undefined}
   */
  #before;
  element = make("div", { class: "app-banner-layer" }, this.#question, this.#banners);

  /**
   * @param {object} options
   * @param {(app: string, conversation?: string) => string} options.iconURL
   * @param {(notice: NoticeEvent) => unknown} options.open
   * @param {(app: string, isAllowed: boolean) => Promise<unknown>} [options.answer]
   */
  constructor(options) {
    this.#options = options;
    this.#banners.addEventListener("focusin", ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !this.#banners.contains(relatedTarget)) this.#before = relatedTarget;
    });
  }

  /** @param {NoticeEvent} notice */
  show(notice) {
    for (const other of this.#all) if (other.dataset.notice === keyOf(notice)) other.remove();
    this.#forget(notice);
    this.#waiting = [...this.#waiting, notice].slice(-waitingMax);
    this.#fill();
    tellBrowser(notice, this.#options.iconURL(notice.app, notice.conversation), () => this.#open(notice));
  }

  /** Shows what waits, as far as there is room. */
  #fill() {
    while (this.#waiting.length && this.#all.length < countMax) {
      const banner = this.#banner(/** @type {NoticeEvent} */ (this.#waiting.shift()));
      this.#banners.append(banner);
      new BannerTimer(banner, () => this.#remove(banner));
    }
  }

  /** @param {NoticeEvent} notice */
  #forget(notice) {
    this.#waiting = this.#waiting.filter((other) => keyOf(other) !== keyOf(notice));
  }

  /**
   * Gives the focus back, if the banner has it.
   * @param {HTMLElement} banner
   */
  #close(banner) {
    const hadFocus = banner.contains(document.activeElement);
    this.#remove(banner);
    if (hadFocus && this.#before?.isConnected) this.#before.focus();
  }

  /** @param {HTMLElement} banner */
  #remove(banner) {
    banner.remove();
    this.#fill();
  }

  /** @param {import("../../wire.js").AppSummary|undefined} app The app that asks; undefined for none. */
  ask(app) {
    if (this.#askedApp === app?.id) return;
    this.#askedApp = app?.id;
    this.#question.replaceChildren(...(app ? [this.#card(app)] : []));
  }

  get #all() {
    return /** @type {HTMLElement[]} */ ([...this.#banners.children]);
  }

  /** @param {NoticeEvent} notice */
  #banner(notice) {
    const { app, name, title, subtitle, body, conversation } = notice;
    const label = title ? phrase("Close the notice of {name}: {title}", { name, title }) : phrase("Close the notice of {name}", { name });
    const words = [["app-banner-title", title || name], ["app-banner-subtitle", subtitle], ["app-banner-body", body]];
    const open = make("button", { type: "button", class: "app-banner-open", onclick: () => this.#open(notice) },
      appIcon(this.#options.iconURL(app, conversation), name),
      make("span", { class: "app-banner-words" },
        title && make("bdi", { class: "app-banner-app", text: name }),
        ...words.filter(([, text]) => text).map(([kind, text]) => make("span", { class: kind, dir: "auto", text }))));
    const close = make("button", { type: "button", class: "app-banner-close", "aria-label": label, onclick: () => this.#close(banner) }, "×");
    const banner = make("div", {
      class: "app-banner", "data-notice": keyOf(notice),
      onkeydown: (/** @type {any} */ event) => event.key === "Escape" && this.#close(banner),
    }, open, close);
    return banner;
  }

  /** @param {NoticeEvent} notice */
  #open(notice) {
    this.#forget(notice);
    for (const banner of this.#all) if (banner.dataset.notice === keyOf(notice)) this.#remove(banner);
    return this.#options.open(notice);
  }

  /** @param {import("../../wire.js").AppSummary} app */
  #card({ id, name }) {
    const answer = (isAllowed) => async () => {
      // The browser asks only upon a press.
      if (isAllowed) globalThis.Notification?.requestPermission?.()?.catch?.(() => {});
      await this.#options.answer?.(id, isAllowed);
    };
    return make("div", { class: "app-banner app-question", role: "group", "aria-label": phrase("Notices of {name}", { name }) },
      appIcon(this.#options.iconURL(id), name),
      make("div", { class: "app-banner-words" },
        make("span", { class: "app-banner-title" }, ...phraseNodes("{name} would like to send you notices", { name: make("bdi", { text: name }) })),
        make("span", { class: "app-banner-body", text: phrase("They appear here, also while the app is closed.") }),
        make("span", { class: "app-question-buttons" },
          make("button", { type: "button", class: "link-button", text: phrase("Don’t allow"), onclick: answer(false) }),
          make("button", { type: "button", class: "primary-button", text: phrase("Allow"), onclick: answer(true) }))));
  }
}

/**
 * Tells notices apart: a later one of the same key replaces the banner.
 * @param {NoticeEvent} notice
 */
function keyOf({ conversation, app, identifier }) {
  return `${conversation ?? ""} ${app} ${identifier}`;
}

/** Ends a banner after a while in which the page is in sight, and neither pointer nor focus is at the banner. */
class BannerTimer {
  #banner;
  #end;
  #timer;
  #hasPointer = false;
  #hasFocus = false;

  /** @param {HTMLElement} banner @param {() => void} end */
  constructor(banner, end) {
    this.#banner = banner;
    this.#end = end;
    for (const name of ["pointerenter", "pointerleave"]) {
      banner.addEventListener(name, () => { this.#hasPointer = name === "pointerenter"; this.#start(); });
    }
    for (const name of ["focusin", "focusout"]) {
      banner.addEventListener(name, () => { this.#hasFocus = name === "focusin"; this.#start(); });
    }
    document.addEventListener("visibilitychange", this.#start);
    this.#start();
  }

  #start = () => {
    clearTimeout(this.#timer);
    if (!this.#banner.isConnected) return document.removeEventListener("visibilitychange", this.#start);
    if (!document.hidden && !this.#hasPointer && !this.#hasFocus) this.#timer = setTimeout(() => this.#stop(), displayTime);
  };

  #stop() {
    document.removeEventListener("visibilitychange", this.#start);
    if (this.#banner.isConnected) this.#end();
  }
}
