import { appPage } from "./people/apps/app-page.js";
import { directorySection } from "./people/apps/directory-section.js";
import { showPage } from "./people/settings-page.js";
import { phrase } from "./words.js";

/** The directory of the server's apps, or the page of the one that the address names. */
const app = location.pathname.match(/^\/apps\/([^/]+)/)?.[1];
// The conversation from which somebody comes who has tapped a message there.
const conversation = new URLSearchParams(location.search).get("conversation") ?? undefined;

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
