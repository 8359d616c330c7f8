import { uploadFile } from "../../client/files/file-upload.js";
import { request } from "../../client/request.js";

/** Milliseconds that a server takes at most to check and copy an app: one may have a gibibyte. */
const installTime = 300_000;

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
  /**
   * Installs an app from a file.
   * @param {File} file @param {{signal: AbortSignal, onProgress: (byteCount: number) => void}} options
   * @returns {Promise<import("../../wire-people.js").AppInstallation>}
   */
  install: (file, options) => uploadFile("/owner/apps", file, { method: "POST", answerTime: installTime, ...options }),
  /** @param {string} app Its version before is put back. @returns {Promise<import("../../wire-people.js").AppInstallation>} */
  undo: (app) => request("POST", `/owner/apps/${encodeURIComponent(app)}/undo`),
  /** @param {string} app @param {boolean} isGiven Whether people who join begin with it. */
  setGiven: (app, isGiven) => request(isGiven ? "PUT" : "DELETE", `/owner/apps/${encodeURIComponent(app)}/given`),
};
