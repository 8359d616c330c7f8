/** As `OpenURLEvent.schemes`: what an app may have opened. */
const schemes = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);

/**
 * Opens what the person has asked for in an app, in a window that knows nothing of this one.
 * @param {import("../wire.js").OpenURLEvent} event
 * @param {(instance: number) => boolean} isShown Whether that instance is on this page.
 */
export function openAddress({ instance, url }, isShown) {
  if (typeof url !== "string" || !URL.canParse(url)) return;
  const address = new URL(url);
  if (!schemes.has(address.protocol)) return;
  if (isShown(instance)) window.open(address.href, "_blank", "noopener");
}
