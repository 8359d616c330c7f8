import { mayUseSocket, openSocketEarly } from "./client/socket-source.js";
import { startWorker } from "./client/start-worker.js";

/** Runs before the page's own, larger script: the stream is open by the time that this one has loaded. */
if (mayUseSocket()) openSocketEarly();
else if ("SharedWorker" in window) startWorker();
