import { request } from "./request.js";

/**
 * Asks something about a conversation that only servers for people know. It stands apart from `ConversationAPI`, since all who ask are loaded
 * late.
 * @param {import("./conversation-api.js").ConversationAPI} api
 * @param {string} method @param {string} path Below the conversation's. @param {object} [body]
 */
export function membershipRequest(api, method, path, body) {
  const { path: base, headers } = api.membership;
  return request(method, base + path, body, headers);
}
