import { RequestError } from "../request.js";
import { phrase } from "../../words.js";

/** Milliseconds without progress after which the connection counts as lost. */
const stallTimeout = 30_000;

/**
 * Sends the bytes of one file.
 * @param {string} path @param {Blob} file
 * @param {{method?: string, headers?: Record<string, string>, signal: AbortSignal, onProgress: (byteCount: number) => void}} options
 * @returns {Promise<void>} @throws {RequestError} With the code `cancelled` after `signal`.
 */
export function uploadFile(path, file, { method = "PUT", headers = {}, signal, onProgress }) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code, message, status) => reject(new RequestError(code, message, status));
    let timer;
    const expectProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallTimeout);
    };
    request.open(method, path);
    for (const [name, value] of Object.entries({ ...headers, "Content-Type": "application/octet-stream" })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded }) => {
      expectProgress();
      onProgress(loaded);
    };
    request.onload = () => {
      if (request.status < 300) return resolve();
      const { code = "internal_error", message = `The server answered ${request.status}.` } = errorOf(request) ?? {};
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

function errorOf(request) {
  try {
    return JSON.parse(request.responseText).error;
  } catch {
    return undefined;
  }
}
