import { appPage } from "./people/apps/app-page.js";
import { directorySection } from "./people/apps/directory-section.js";
import { showPage } from "./people/settings-page.js";
import { phrase } from "./words.js";

/** Identifier of the app that the address names, still encoded; undefined for the directory. */
const app = location.pathname.match(/^\/apps\/([^/]+)/)?.[1];
/** Conversation in which a message of the app was tapped, to go back to. */
const conversation = new URLSearchParams(location.search).get("conversation") || undefined;

if (app === undefined) showPage(phrase("Apps"), async () => [await directorySection()]);
else appPage(decoded(app), conversation);

/** @param {string} text Part of an address. @returns {string} The text as it is where it is none, as of a link that was cut off: there is no such app. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
