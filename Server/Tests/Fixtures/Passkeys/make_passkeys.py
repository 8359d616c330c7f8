#!/usr/bin/env python3
"""Writes passkeys.json: what an authenticator of each kind of key makes and signs, by Yubico's library `fido2` (2.2.1), which has no
part in Parley and also looks each of them over as a server. Needs `pip install fido2==2.2.1`; the tests read the file alone."""

import json
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from uuid import UUID

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from fido2.cose import ES256, RS256, EdDSA
from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestationObject, AttestedCredentialData, AuthenticatorData, CollectedClientData, PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity)

SITE, ORIGIN = "chat.example.org", "https://chat.example.org"
USER = UUID("11111111-2222-4333-8444-555555555555").bytes
UP_UV, ATTESTED = 0x05, 0x40


def text(data):
    return urlsafe_b64encode(data).decode().rstrip("=")


def kinds():
    yield "es256", ES256, (key := ec.generate_private_key(ec.SECP256R1())), lambda data: key.sign(data, ec.ECDSA(hashes.SHA256()))
    yield "edDSA", EdDSA, (other := ed25519.Ed25519PrivateKey.generate()), other.sign
    yield "rs256", RS256, (third := rsa.generate_private_key(65537, 2048)), lambda data: third.sign(data, padding.PKCS1v15(), hashes.SHA256())


def passkey(name, cose, key, sign):
    server = Fido2Server(PublicKeyCredentialRpEntity(name="Parley", id=SITE), verify_origin=lambda origin: origin == ORIGIN)
    credential, rp = sha256(name.encode()).digest(), sha256(SITE.encode()).digest()
    _, state = server.register_begin(PublicKeyCredentialUserEntity(name="Ann", id=USER), user_verification="required")
    made = CollectedClientData.create("webauthn.create", state["challenge"], ORIGIN)
    attested = AttestedCredentialData.create(bytes(16), credential, cose.from_cryptography_key(key.public_key()))
    data = AuthenticatorData.create(rp, UP_UV | ATTESTED, 3, attested)
    server.register_complete(state, {"id": text(credential), "rawId": text(credential), "type": "public-key", "response": {
        "clientDataJSON": text(made), "attestationObject": text(AttestationObject.create("none", data, {}))}})
    _, state = server.authenticate_begin(user_verification="required")
    said = CollectedClientData.create("webauthn.get", state["challenge"], ORIGIN)
    proof = AuthenticatorData.create(rp, UP_UV, 4)
    signature = sign(proof + said.hash)
    server.authenticate_complete(state, [attested], {"id": text(credential), "rawId": text(credential), "type": "public-key", "response": {
        "clientDataJSON": text(said), "authenticatorData": text(proof), "signature": text(signature), "userHandle": text(USER)}})
    return {
        "kind": name, "new": {"clientData": text(made), "authenticatorData": text(data)}, "challenge": state["challenge"],
        "signIn": {
            "credential": text(credential), "clientData": text(said), "authenticatorData": text(proof), "signature": text(signature),
            "userHandle": text(USER)}}


file = Path(__file__).parent / "passkeys.json"
file.write_text(json.dumps({"origin": ORIGIN, "user": str(UUID(bytes=USER)).upper(), "passkeys": [passkey(*each) for each in kinds()]}, indent=2) + "\n")
