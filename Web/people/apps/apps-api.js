import { request } from "../../client/request.js";

/** @param {string} app */
const path = (app) => `/account/apps/${encodeURIComponent(app)}`;

/** The apps of the server, and which of them the person has. */
export const apps = {
  /** @returns {Promise<{apps: import("../../wire-people.js").ListedApp[]}>} */
  all: () => request("GET", "/account/apps"),
  /** @param {string} app @returns {Promise<import("../../wire-people.js").AppDetails>} */
  details: (app) => request("GET", path(app)),
  /** @param {string} app */
  get: (app) => request("PUT", path(app)),
  /** @param {string} app */
  remove: (app) => request("DELETE", path(app)),
  /** @param {string} app @returns {Promise<{names: string[]}>} */
  pictures: (app) => request("GET", `${path(app)}/pictures`),
  /** @param {string} app */
  iconURL: (app) => `${path(app)}/icon`,
  /** @param {string} app @param {number} index @param {"light"|"dark"} scheme */
  pictureURL: (app, index, scheme) => `${path(app)}/pictures/${index}/${scheme}`,
};

/** Requests of an owner. */
export const ownedApps = {
  /** @returns {Promise<import("../../wire-people.js").OwnedApps>} */
  all: () => request("GET", "/owner/apps"),
  /** @param {string} app @param {boolean} isGiven Whether people who join begin with it. */
  setGiven: (app, isGiven) => request(isGiven ? "PUT" : "DELETE", `/owner/apps/${encodeURIComponent(app)}/given`),
};
