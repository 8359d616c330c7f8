import { ChatClient } from "./client/chat-client.js";
import { isLinkOwn } from "./client/shared-link.js";
import { loadFailureView } from "./client/start-views.js";
import { fetchDevices } from "./devices.js";
import { restOutOfSight } from "./rest.js";

/** Milliseconds after which a page out of sight gives up a connection of its own. */
const restDelay = 10_000;

/** The page of one device: its client fills the window. */
const root = document.getElementById("client");
const device = decodeURIComponent(location.pathname.match(/^\/devices\/([^/]+)/)?.[1] ?? "");

async function start() {
  root.replaceChildren();
  // Its worker starts while the conversation is asked for.
  const isOwn = isLinkOwn();
  try {
    const conversation = new URLSearchParams(location.search).get("conversation") ?? (await findConversation());
    const client = new ChatClient(root, { device, conversation });
    client.connect();
    // A shared connection costs no other page anything, and new messages are counted in the page's title.
    if (await isOwn) restOutOfSight(restDelay, () => [client]);
  } catch (error) {
    root.replaceChildren(loadFailureView(error, start));
  }
}

async function findConversation() {
  const found = (await fetchDevices()).find((candidate) => candidate.device === device);
  if (!found) throw new Error("There is no such device here.");
  return found.conversation;
}

start();
