/**
 * Shows a notice outside of the page while that is in the background, where the person has allowed it to the browser.
 * @param {import("../../wire.js").NoticeEvent} notice @param {string} icon Address of the app's icon. @param {() => void} open
 */
export function tellBrowser({ app, name, identifier, title, subtitle, body, hasSound }, icon, open) {
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  try {
    const words = [subtitle, body].filter(Boolean).join("\n");
    const shown = new Notification(title || name, { body: words, icon, tag: `${app} ${identifier}`, dir: "auto", silent: !hasSound });
    shown.onclick = () => {
      window.focus();
      shown.close();
      open();
    };
  } catch {
    // Some browsers show none but those of a service worker; the banner waits until the page is in sight.
  }
}
