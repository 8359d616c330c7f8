import { make } from "../dom.js";
import { phraseNodes } from "../words.js";

/**
 * Returns a link to the page of an app that a tapped message needs, from where one comes back to the message. A simulator has no such
 * pages: there it is nothing.
 * @param {{app: string, name: string}} offer @returns {Node|string}
 */
export function appLink({ app, name }) {
  const conversation = location.pathname.match(/^\/conversations\/([^/]+)/)?.[1];
  if (conversation === undefined) return "";
  return make("a", { class: "offer-link", href: `/apps/${encodeURIComponent(app)}?conversation=${conversation}` }, ...phraseNodes("About {name}", { name: make("bdi", { text: name }) }));
}
