/**
 * Whether this page can make and use passkeys: they belong to a name, which a number is not, and browsers give them to pages that
 * nobody can have changed on the way.
 */
export function canUsePasskeys() {
  return isSecureContext && "PublicKeyCredential" in window && "getAuthenticatorData" in AuthenticatorAttestationResponse.prototype
    && !/^[\d.]+$|^\[/.test(location.hostname);
}
