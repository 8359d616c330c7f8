import { request, RequestError } from "../client/request.js";

/** @returns {Promise<import("../wire-people.js").Account>} */
export function fetchAccount() {
  return request("GET", "/account");
}

/**
 * Returns whether an error says that the browser may see nothing of the account any more.
 * @param {RequestError} error
 */
export function isSignedOut({ status, code }) {
  return status === 401 || code === "suspended";
}

/** @returns {Promise<import("../wire.js").Participant[]>} Everybody with whom a conversation can be begun. */
export async function fetchPeople() {
  return (await request("GET", "/people")).people;
}

/**
 * Begins a conversation, or finds that of two people.
 * @param {string} device @param {string[]} people @param {string} [name]
 * @returns {Promise<{conversation: string}>}
 */
export function beginConversation(device, people, name) {
  return request("POST", `/devices/${encodeURIComponent(device)}/conversations`, { people, name });
}

/**
 * Searches texts, captions and names of files.
 * @param {string} device @param {string} words
 * @returns {Promise<import("../wire-people.js").SearchResult[]>}
 */
export async function searchEntries(device, words) {
  return (await request("GET", `/devices/${encodeURIComponent(device)}/search?words=${encodeURIComponent(words)}`)).results;
}

/**
 * Pins or mutes a conversation, or ends that, on all of the person's devices; of one that they have left, ends that it is listed.
 * @param {string} device @param {string} conversation @param {"pin"|"mute"|"listing"} choice @param {boolean} isChosen
 */
export function choose(device, conversation, choice, isChosen) {
  const path = `/devices/${encodeURIComponent(device)}/conversations/${encodeURIComponent(conversation)}/${choice}`;
  return request(isChosen ? "PUT" : "DELETE", path);
}

/**
 * Downloads all that the person has on the server.
 * @param {AbortSignal} signal @param {(byteCount: number) => void} onProgress
 * @returns {Promise<Blob>} An archive. @throws {RequestError}
 */
async function downloadAll(signal, onProgress) {
  try {
    const response = await fetch("/account/export", { signal });
    if (!response.ok || !response.body) {
      const { error } = await response.json();
      throw new RequestError(error.code, error.message, response.status);
    }
    let byteCount = 0;
    const counted = response.body.pipeThrough(new TransformStream({
      transform(chunk, controller) {
        byteCount += chunk.byteLength;
        onProgress(byteCount);
        controller.enqueue(chunk);
      },
    }));
    // The browser keeps a large blob on disk.
    return await new Response(counted, { headers: { "Content-Type": "application/zip" } }).blob();
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw signal.aborted ? new RequestError("cancelled", "Stopped.") : new RequestError("network", "The download has broken off. Please try again.");
  }
}

/** The account's own requests. */
export const account = {
  rename: (name) => request("PUT", "/account/name", { name }),
  removeAvatar: () => request("DELETE", "/account/avatar"),
  /** @param {boolean} isShown */
  showPresence: (isShown) => request("PUT", "/account/presence", { isShown }),
  /** @returns {Promise<{devices: import("../wire-people.js").AccountDevice[]}>} */
  devices: () => request("GET", "/account/devices"),
  revoke: (device) => request("DELETE", `/account/devices/${encodeURIComponent(device)}`),
  /** @returns {Promise<import("../wire-people.js").DeviceCode>} */
  deviceCode: () => request("POST", "/account/device-code"),
  /** @returns {Promise<{codes: string[]}>} */
  recoveryCodes: () => request("POST", "/account/recovery-codes"),
  remove: () => request("DELETE", "/account"),
  download: downloadAll,
  signIn: (code) => request("POST", "/sign-in", { code }),
};

/** Whom the person has blocked. */
export const blocks = {
  /** @returns {Promise<{people: import("../wire.js").Participant[]}>} */
  all: () => request("GET", "/account/blocks"),
  /** @param {string} person @param {boolean} isBlocked */
  set: (person, isBlocked) => request(isBlocked ? "PUT" : "DELETE", `/account/blocks/${encodeURIComponent(person)}`),
};

/** The person's passkeys, and what a browser sends of them. */
export const passkeys = {
  /** @returns {Promise<{passkeys: import("../wire-people.js").Passkey[]}>} */
  all: () => request("GET", "/account/passkeys"),
  /** @returns {Promise<{challenge: string, site: string, user: string, name: string, algorithms: number[], known: string[]}>} */
  beginAdding: () => request("POST", "/account/passkeys/challenge"),
  /** @param {{clientData: string, authenticatorData: string}} made @returns {Promise<import("../wire-people.js").Passkey>} */
  add: (made) => request("POST", "/account/passkeys", made),
  /** @param {number} id */
  remove: (id) => request("DELETE", `/account/passkeys/${id}`),
  /** @param {number} id @param {string} name */
  rename: (id, name) => request("PUT", `/account/passkeys/${id}/name`, { name }),
  /** @returns {Promise<{challenge: string, site: string}>} */
  beginSignIn: () => request("POST", "/sign-in/passkey/challenge"),
  /** @param {Record<"credential"|"clientData"|"authenticatorData"|"signature"|"userHandle", string>} signed @returns {Promise<{page: string}>} */
  signIn: (signed) => request("POST", "/sign-in/passkey", signed),
};

/** Whether the device is told what is new while no page is open in it. */
export const push = {
  /** @returns {Promise<import("../wire-people.js").PushState>} */
  state: () => request("GET", "/account/push"),
  /** @param {PushSubscriptionJSON & {showsTexts: boolean}} subscription */
  set: ({ endpoint, keys, showsTexts }) => request("PUT", "/account/push", { endpoint, keys, showsTexts }),
  remove: () => request("DELETE", "/account/push"),
};

/** Requests of an owner. */
export const owner = {
  /** @returns {Promise<{people: import("../wire-people.js").ServerPerson[]}>} */
  people: () => request("GET", "/owner/people"),
  suspend: (person) => request("PUT", `/owner/people/${person}/suspension`),
  readmit: (person) => request("DELETE", `/owner/people/${person}/suspension`),
  remove: (person) => request("DELETE", `/owner/people/${person}`),
  /** @returns {Promise<{invitations: import("../wire-people.js").ServerInvitation[]}>} */
  invitations: () => request("GET", "/owner/invitations"),
  invite: (invitation) => request("POST", "/owner/invitations", invitation),
  withdraw: (id) => request("DELETE", `/owner/invitations/${encodeURIComponent(id)}`),
  /** @returns {Promise<{peopleMayBegin: boolean}>} */
  settings: () => request("GET", "/owner/settings"),
  set: (settings) => request("PUT", "/owner/settings", settings),
  /** @returns {Promise<{reports: import("../wire-people.js").PersonReport[]}>} */
  reports: () => request("GET", "/owner/reports"),
  closeReport: (id) => request("DELETE", `/owner/reports/${id}`),
  /** @returns {Promise<import("../wire-people.js").ServerHealth>} */
  health: () => request("GET", "/owner/health"),
  /** @returns {Promise<{lines: import("../wire-people.js").AuditLine[]}>} */
  audit: () => request("GET", "/owner/audit"),
};
