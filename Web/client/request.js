/** Status of an error that the server explains and that an immediate retry does not solve. */
const storageFull = 507;
/** Statuses with which a proxy says that the server behind it does not answer. */
const gatewayStatuses = [502, 503, 504];
/** Statuses of refusals that pass: nobody is signed in, the request took too long, there are too many. */
const passingStatuses = [401, 408, 429];

/** @type {(code: string, message: string) => string} */
let wordsOf = (_code, message) => message;

/**
 * Sets what is said of errors from now on: a page has words of its own, a worker keeps the server's.
 * @param {(code: string, message: string) => string} words
 */
export function setErrorWords(words) {
  wordsOf = words;
}

/** An error response, or none at all. `code` is the server's stable code; `network` without a response. */
export class RequestError extends Error {
  /** @param {string} code @param {string} message @param {number} [status] */
  constructor(code, message, status = 0) {
    super(wordsOf(code, message));
    this.code = code;
    this.status = status;
    /** The server's own words, which may say more than the page's. */
    this.said = message;
  }

  /** Whether the same request may succeed later. It may also have succeeded already. */
  get isTemporary() {
    return this.status === 0 || (this.status >= 500 && this.status !== storageFull);
  }

  /** Whether the server has looked at the request and will not have it: not because nobody is signed in, or of too many requests. */
  get isRefusal() {
    return this.status >= 400 && this.status < 500 && !passingStatuses.includes(this.status);
  }

  /** Whether there is no connection to the server. */
  get isAway() {
    return this.status === 0 || gatewayStatuses.includes(this.status);
  }
}

const answerTimeout = 20_000;

/**
 * Sends one request of this page to its server, with JSON in both directions.
 * @param {string} method @param {string} path @param {unknown} [body] @param {Record<string, string>} [headers]
 * @param {boolean} [keepalive] Whether it goes on after the page has gone; browsers take 64 KB of such.
 * @returns {Promise<any>} @throws {RequestError}
 */
export async function request(method, path, body, headers = {}, keepalive = false) {
  const response = await send(method, path, body, headers, keepalive);
  const answer = await readAnswer(response);
  if (response.ok) return answer;
  const { code = "internal_error", message = `The server answered ${response.status}.` } = answer?.error ?? {};
  throw new RequestError(code, message, response.status);
}

async function send(method, path, body, headers, keepalive) {
  try {
    return await fetch(path, {
      method, keepalive,
      headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      // Nobody waits for the answer of a last request, and a signal goes with its page.
      signal: keepalive ? undefined : AbortSignal.timeout(answerTimeout),
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
