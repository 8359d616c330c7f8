import { AppBanners } from "./app-banners.js";

/** @typedef {ReturnType<typeof import("../client-parts.js").makeParts>} Parts */

/** @type {WeakMap<Parts, AppBanners>} */
const banners = new WeakMap();

/**
 * Shows what the server tells a client of apps' notices.
 * @param {Parts} parts @param {"notice"|"noticeQuestion"} name @param {any} data
 */
export function showNotice(parts, name, data) {
  // Also where nothing is asked: a screen reader tells of what comes into an element that was there before.
  const own = banners.get(parts) ?? makeBanners(parts);
  banners.set(parts, own);
  // The client's element is filled anew when the conversation is loaded again.
  if (!own.element.isConnected) parts.notice.element.after(own.element);
  if (name === "notice") own.show(data);
  else own.ask(data.app);
}

/** @param {Parts} parts */
function makeBanners({ api, panel, commands }) {
  return new AppBanners({
    iconURL: (app) => api.iconURL(app),
    open: ({ app, identifier }) => {
      panel.open(app);
      return commands.add(() => api.request("POST", `/notices/${encodeURIComponent(app)}/open`, { identifier }));
    },
    answer: (app, isAllowed) => commands.add(() => api.request("PUT", `/notices/${encodeURIComponent(app)}/permission`, { isAllowed })),
  });
}
