"""Chromium's own virtual authenticator, by which the tests of this folder make and use passkeys."""

OPTIONS = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True,
           "automaticPresenceSimulation": True}


class Authenticator:
    """The authenticator of one page."""

    def __init__(self, page, **options):
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": {**OPTIONS, **options}})["authenticatorId"]

    @property
    def passkeys(self):
        return self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]

    def take(self, passkey):
        """Gets a passkey of another authenticator, as a keychain brings it."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})

    def verify(self, is_verified):
        self.session.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": is_verified})
