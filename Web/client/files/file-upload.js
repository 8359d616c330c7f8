import { RequestError } from "../request.js";
import { phrase } from "../../words.js";

/** Milliseconds without progress after which the connection counts as lost. */
const stallTimeout = 30_000;

/**
 * Sends the bytes of one file.
 * @param {string} path @param {Blob} file
 * @param {{method?: string, headers?: Record<string, string>, signal: AbortSignal, onProgress: (byteCount: number) => void,
 *   answerTime?: number}} options Milliseconds that the server takes at most, once all bytes are sent.
 * @returns {Promise<any>} The JSON of the answer; undefined for none. @throws {RequestError} With the code `cancelled` after `signal`.
 */
export function uploadFile(path, file, { method = "PUT", headers = {}, signal, onProgress, answerTime = stallTimeout }) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code, message, status) => reject(new RequestError(code, message, status));
    let timer;
    const expectProgress = (within = stallTimeout) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), within);
    };
    request.open(method, path);
    for (const [name, value] of Object.entries({ ...headers, "Content-Type": "application/octet-stream" })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded }) => {
      expectProgress();
      onProgress(loaded);
    };
    request.upload.onload = () => expectProgress(answerTime);
    request.onload = () => {
      const answer = answerOf(request);
      if (request.status < 300) return resolve(answer);
      const { code = "internal_error", message = `The server answered ${request.status}.` } = answer?.error ?? {};
      fail(code, message, request.status);
    };
    request.onerror = () => fail("network", phrase("The connection was lost."));
    request.onabort = () => (signal.aborted ? fail("cancelled", phrase("Cancelled.")) : fail("network", phrase("The connection was lost.")));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) return fail("cancelled", phrase("Cancelled."));
    expectProgress();
    request.send(file);
  });
}

function answerOf(request) {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}
