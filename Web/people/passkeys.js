import { RequestError } from "../client/request.js";
import { passkeys } from "./people-api.js";
import { phrase } from "../words.js";

/**
 * Has the browser make a passkey, and adds it to the account.
 * @returns {Promise<import("../wire-people.js").Passkey>}
 */
export async function addPasskey() {
  const { challenge, site, user, name, algorithms, known } = await passkeys.beginAdding();
  const made = await asking(() => navigator.credentials.create({ publicKey: {
    challenge: bytes(challenge), rp: { id: site, name: "Parley" }, user: { id: bytes(user), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: known.map((id) => ({ type: "public-key", id: bytes(id) })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" }, attestation: "none",
  } }));
  const response = /** @type {AuthenticatorAttestationResponse & {getAuthenticatorData(): ArrayBuffer}} */ (made.response);
  try {
    return await passkeys.add({ clientData: text(response.clientDataJSON), authenticatorData: text(response.getAuthenticatorData()) });
  } catch (error) {
    if (error.isRefusal) forget(site, made);
    throw error;
  }
}

/** Has the keychain drop a passkey that the server does not know, where the browser can say so: nobody could sign in by it. */
function forget(rpId, { rawId }) {
  const { signalUnknownCredential } = /** @type {any} */ (PublicKeyCredential);
  signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId: text(rawId) }).catch(() => {});
}

/**
 * Signs this browser in by a passkey that the person picks.
 * @returns {Promise<{page: string}>} The page to go on with.
 */
export async function signInByPasskey() {
  const { challenge, site } = await passkeys.beginSignIn();
  const { rawId, response } = await asking(() => navigator.credentials.get({ publicKey: { challenge: bytes(challenge), rpId: site, userVerification: "required" } }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = /** @type {AuthenticatorAssertionResponse} */ (response);
  return passkeys.signIn({
    credential: text(rawId), clientData: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature),
    userHandle: userHandle ? text(userHandle) : "",
  });
}

/**
 * Says in words why the browser has given no passkey.
 * @param {() => Promise<Credential|null>} ask
 * @returns {Promise<PublicKeyCredential>}
 */
async function asking(ask) {
  try {
    const given = await ask();
    if (given) return /** @type {PublicKeyCredential} */ (given);
  } catch (error) {
    if (error.name === "InvalidStateError") throw new RequestError("known_passkey", phrase("This device has a passkey for your account already."));
    if (error.name !== "NotAllowedError" && error.name !== "AbortError") throw new RequestError("no_passkey", phrase("The browser could not do this."));
  }
  throw new RequestError("no_passkey", phrase("No passkey was chosen."));
}

/** @param {string} base64url */
function bytes(base64url) {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const plain = Array.from(new Uint8Array(buffer), (each) => String.fromCharCode(each)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
