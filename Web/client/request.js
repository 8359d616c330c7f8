/** The server says what is wrong, and asking again at once does not help. */
const storageFull = 507;

/** An answer that is an error, or none at all. `code` is the server's stable code; `network` where nothing came. */
export class RequestError extends Error {
  /** @param {string} code @param {string} message @param {number} [status] */
  constructor(code, message, status = 0) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** The same request may succeed later; nothing says that it did not succeed now. */
  get isTemporary() {
    return this.status === 0 || (this.status >= 500 && this.status !== storageFull);
  }
}

const answerTimeout = 20_000;

/**
 * One request of this page to its server, with JSON both ways.
 * @param {string} method @param {string} path @param {unknown} [body] @param {Record<string, string>} [headers]
 * @returns {Promise<any>} @throws {RequestError}
 */
export async function request(method, path, body, headers = {}) {
  const response = await send(method, path, body, headers);
  const answer = await readAnswer(response);
  if (response.ok) return answer;
  const { code = "internal_error", message = `The server answered ${response.status}.` } = answer?.error ?? {};
  throw new RequestError(code, message, response.status);
}

async function send(method, path, body, headers) {
  try {
    return await fetch(path, {
      method,
      headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeout),
    });
  } catch {
    throw new RequestError("network", "The server could not be reached.");
  }
}

async function readAnswer(response) {
  const text = await response.text().catch(() => "");
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
