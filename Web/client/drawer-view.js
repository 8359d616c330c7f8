import { make, placeChildren, setAttribute } from "../dom.js";
import { appIcon } from "./app-icon.js";
import { icon } from "./icons.js";
import { phrase } from "../words.js";

/** Width in points of the faded area with an arrow at each end of the strip. */
const edge = 64;
/** Milliseconds for which the server keeps a process that was started ahead; asking again within them is of no use. */
const aheadTime = 50_000;

/** The strip of apps below the input field. */
export class DrawerView {
  #api;
  #onOpen;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /**
   * The app that was open at the last update.
   * @type {string|undefined}
   */
  #openApp;
  /**
   * When each app's process was last asked for.
   * @type {Map<string, number>}
   */
  #askedAhead = new Map();
  #strip = make("div", { class: "drawer-strip", onscroll: () => this.#showEnds() });
  #resizes = new ResizeObserver(() => this.#widthDidChange());

  /** @param {import("./conversation-api.js").ConversationAPI} api @param {(app: string) => unknown} onOpen */
  constructor(api, onOpen) {
    this.#api = api;
    this.#onOpen = onOpen;
    this.element = make("nav", { class: "drawer", "aria-label": phrase("Apps") },
      this.#arrow("start", -1), this.#strip, this.#arrow("end", 1));
  }

  connect() {
    this.#resizes.observe(this.#strip);
  }

  disconnect() {
    this.#resizes.disconnect();
  }

  /**
   * @param {import("../wire.js").AppSummary[]} apps
   * @param {import("../wire.js").PanelState} panel
   * @param {string} owner Distinguishes the drawers on a simulator's page.
   */
  update(apps, panel, owner) {
    this.element.hidden = apps.length === 0;
    setAttribute(this.element, "aria-label", phrase("Apps of {name}", { name: owner }));
    const openApp = panel.kind === "closed" ? undefined : panel.app;
    const buttons = apps.map((app) => {
      const button = this.#buttons.get(app.id) ?? this.#makeButton(app);
      setAttribute(button, "aria-expanded", String(app.id === openApp));
      return button;
    });
    placeChildren(this.#strip, buttons);
    if (openApp !== this.#openApp) this.#bringIntoSight(this.#buttons.get(openApp));
    this.#openApp = openApp;
    this.#showEnds();
  }

  #makeButton(app) {
    const picture = appIcon(this.#api.iconURL(app.id), app.name);
    const name = make("span", { class: "drawer-name", text: app.name });
    const onclick = () => {
      // The next opening needs a process of its own.
      this.#askedAhead.delete(app.id);
      return this.#onOpen(app.id);
    };
    const ahead = () => this.#startAhead(app.id);
    // The key that has brought the focus here; a focus that comes back from a closed app is no sign of wanting it again.
    const onkeyup = (event) => event.key === "Tab" && ahead();
    const button = make("button", {
      type: "button", class: "drawer-item", "aria-label": app.name, onclick, onpointerenter: ahead, onpointerdown: ahead, onkeyup,
    }, picture, name);
    this.#buttons.set(app.id, button);
    return button;
  }

  /**
   * Has the server start an app that the person points at, so that a tap finds it ready. Whether it can is of no concern here.
   * @param {string} app
   */
  #startAhead(app) {
    const now = performance.now();
    if (app === this.#openApp || now - (this.#askedAhead.get(app) ?? -Infinity) < aheadTime) return;
    this.#askedAhead.set(app, now);
    this.#api.startAhead(app).catch(() => {});
  }

  /** Creates an arrow button for mice only: touch screens swipe, and the keyboard scrolls to the focused item. */
  #arrow(end, direction) {
    const onclick = () => {
      const sense = this.#strip.matches(":dir(rtl)") ? -direction : direction;
      this.#strip.scrollBy({ left: sense * Math.max(edge, this.#strip.clientWidth - 2 * edge) });
    };
    const attributes = { type: "button", class: `drawer-arrow is-at-${end}`, tabindex: -1, "aria-hidden": "true" };
    // The focus must not move to the arrow, which is hidden from assistive technology.
    const onmousedown = (event) => event.preventDefault();
    return make("button", { ...attributes, onclick, onmousedown }, icon(end === "start" ? "back" : "forward"));
  }

  #bringIntoSight(button) {
    if (!button?.isConnected) return;
    const [strip, item] = [this.#strip, button].map((each) => each.getBoundingClientRect());
    const before = Math.min(0, item.left - strip.left - edge);
    const after = Math.max(0, item.right - strip.right + edge);
    this.#strip.scrollBy({ left: before || after });
  }

  /** A phone that is turned shows another part of the strip: the open app stays in sight. */
  #widthDidChange() {
    this.#bringIntoSight(this.#openApp === undefined ? undefined : this.#buttons.get(this.#openApp));
    this.#showEnds();
  }

  /** Marks the ends at which items are hidden. */
  #showEnds() {
    const { scrollLeft, scrollWidth, clientWidth } = this.#strip;
    // Negative in right-to-left layout; less than a point is rounding.
    const hidden = Math.abs(scrollLeft);
    this.element.classList.toggle("has-more-at-start", hidden > 1);
    this.element.classList.toggle("has-more-at-end", hidden + clientWidth < scrollWidth - 1);
  }
}
