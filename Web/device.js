import { ChatClient } from "./client/chat-client.js";
import { loadFailureView } from "./client/start-views.js";
import { fetchDevices } from "./devices.js";

/** The page of one device: its client fills the window. */
const root = document.getElementById("client");
const device = decodeURIComponent(location.pathname.match(/^\/devices\/([^/]+)/)?.[1] ?? "");

async function start() {
  root.replaceChildren();
  try {
    const conversation = new URLSearchParams(location.search).get("conversation") ?? (await findConversation());
    new ChatClient(root, { device, conversation }).connect();
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
