/**
 * Shows a notice outside of the page while that is in the background, where the person has allowed it to the browser.
 * @param {import("../../wire.js").NoticeEvent} notice @param {string} icon Address of the app's icon, in device and conversation.
 * @param {() => void} open
 */
export function tellBrowser({ name, identifier, title, subtitle, body, hasSound }, icon, open) {
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  try {
    const words = [subtitle, body].filter(Boolean).join("\n");
    // A later notice replaces the earlier one of the same name, and tells so. Devices and conversations share the browser's notices.
    /** @type {any} */
    const options = { body: words, icon, tag: `${icon} ${identifier}`, renotify: true, dir: "auto", silent: !hasSound };
    const shown = new Notification(title || name, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
      open();
    };
  } catch {
    // Some browsers show none but those of a service worker; the banner waits until the page is in sight.
  }
}
