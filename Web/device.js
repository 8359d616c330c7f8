import { ChatClient } from "./client/chat-client.js";
import { isLinkOwn } from "./client/shared-link.js";
import { request } from "./client/request.js";
import { loadFailureView, loadingView } from "./client/start-views.js";
import { restOutOfSight } from "./rest.js";

/** Milliseconds after which a hidden page closes a connection of its own. */
const restDelay = 10_000;

/** The page of one device: its client fills the window. */
const root = document.getElementById("client");
const device = decodeURIComponent(location.pathname.match(/^\/devices\/([^/]+)/)?.[1] ?? "");

async function start() {
  root.replaceChildren(loadingView());
  // Starts the shared worker while the conversation is requested.
  const isOwn = isLinkOwn();
  try {
    const snapshot = await fetchConversation();
    const client = new ChatClient(root, { device, conversation: snapshot.conversation, snapshot });
    client.connect();
    // A shared connection is free for other pages, and lets the title count new messages.
    if (await isOwn) restOutOfSight(restDelay, () => [client]);
  } catch (error) {
    root.replaceChildren(loadFailureView(error, start));
  }
}

/**
 * Fetches the conversation, which the document preloads.
 * @returns {Promise<import("./wire.js").ConversationSnapshot>}
 */
function fetchConversation() {
  return request("GET", `/devices/${encodeURIComponent(device)}/conversation`);
}

start();
