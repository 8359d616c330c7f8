import { make } from "../../dom.js";
import { appIcon } from "../app-icon.js";
import { tellBrowser } from "./browser-notices.js";

/** Milliseconds for which a banner is shown while the page is in sight and nobody is at it. */
const displayTime = 10_000;
/** Banners at once; older ones go. */
const countMax = 3;

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
  element = make("div", { class: "app-banner-layer" }, this.#question, this.#banners);

  /**
   * @param {object} options
   * @param {(app: string, conversation?: string) => string} options.iconURL
   * @param {(notice: NoticeEvent) => unknown} options.open
   * @param {(app: string, isAllowed: boolean) => Promise<unknown>} [options.answer]
   */
  constructor(options) {
    this.#options = options;
  }

  /** @param {NoticeEvent} notice */
  show(notice) {
    const banner = this.#banner(notice);
    for (const other of this.#all) if (other.dataset.notice === banner.dataset.notice) other.remove();
    this.#banners.append(banner);
    for (const old of this.#all.slice(0, -countMax)) old.remove();
    new BannerTimer(banner);
    tellBrowser(notice, this.#options.iconURL(notice.app, notice.conversation), () => this.#open(banner, notice));
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
    const { app, name, identifier, title, subtitle, body, conversation } = notice;
    const words = [["app-banner-title", title || name], ["app-banner-subtitle", subtitle], ["app-banner-body", body]];
    const open = make("button", { type: "button", class: "app-banner-open", onclick: () => this.#open(banner, notice) },
      appIcon(this.#options.iconURL(app, conversation), name),
      make("span", { class: "app-banner-words" },
        title && make("bdi", { class: "app-banner-app", text: name }),
        ...words.filter(([, text]) => text).map(([kind, text]) => make("span", { class: kind, dir: "auto", text }))));
    const close = make("button", { type: "button", class: "app-banner-close", "aria-label": `Close the notice of ${name}`, onclick: () => banner.remove() }, "×");
    const banner = make("div", {
      class: "app-banner", "data-notice": `${conversation ?? ""} ${app} ${identifier}`,
      onkeydown: (/** @type {any} */ event) => event.key === "Escape" && banner.remove(),
    }, open, close);
    return banner;
  }

  /** @param {HTMLElement} banner @param {NoticeEvent} notice */
  #open(banner, notice) {
    banner.remove();
    return this.#options.open(notice);
  }

  /** @param {import("../../wire.js").AppSummary} app */
  #card({ id, name }) {
    const answer = (isAllowed) => async () => {
      // The browser asks only upon a press.
      if (isAllowed) globalThis.Notification?.requestPermission?.()?.catch?.(() => {});
      await this.#options.answer?.(id, isAllowed);
    };
    return make("div", { class: "app-banner app-question", role: "group", "aria-label": `Notices of ${name}` },
      appIcon(this.#options.iconURL(id), name),
      make("div", { class: "app-banner-words" },
        make("span", { class: "app-banner-title", dir: "auto", text: `${name} would like to send you notices` }),
        make("span", { class: "app-banner-body", text: "They appear here, also while the app is closed." }),
        make("span", { class: "app-question-buttons" },
          make("button", { type: "button", class: "link-button", text: "Don’t allow", onclick: answer(false) }),
          make("button", { type: "button", class: "primary-button", text: "Allow", onclick: answer(true) }))));
  }
}

/** Removes a banner after a while in which the page is in sight, and neither pointer nor focus is at the banner. */
class BannerTimer {
  #banner;
  #timer;

  /** @param {HTMLElement} banner */
  constructor(banner) {
    this.#banner = banner;
    for (const name of ["pointerenter", "focusin"]) banner.addEventListener(name, () => this.#stop());
    for (const name of ["pointerleave", "focusout"]) banner.addEventListener(name, () => this.#start());
    document.addEventListener("visibilitychange", this.#start);
    this.#start();
  }

  #start = () => {
    this.#stop();
    if (!this.#banner.isConnected && this.#timer !== undefined) return document.removeEventListener("visibilitychange", this.#start);
    if (!document.hidden) this.#timer = setTimeout(() => this.#end(), displayTime);
  };

  #stop() {
    clearTimeout(this.#timer);
  }

  #end() {
    this.#banner.remove();
    document.removeEventListener("visibilitychange", this.#start);
  }
}
