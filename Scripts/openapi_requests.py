"""The requests of the interface with their answers and errors; part of `Scripts/openapi`."""

from openapi_shapes import COUNT, ID, TEXT

# ---- errors that several requests have

ANY = "bad_header wrong_origin internal_error"
BODY = "malformed_body body_too_large"
# Of any change by somebody on their own server.
CHANGE = "not_signed_in suspended too_many_requests"
SIGNED_IN = f"{ANY} {CHANGE} unknown_device unknown_conversation not_a_participant bad_page not_allowed"
WRITING = "disk_full read_only_store media_quota_reached"

# ---- answers that are no JSON

PAGE, STREAM = "text/html; charset=utf-8", "text/event-stream"
BYTES = "application/octet-stream"

# Of several pages of a device: the one that says so. A client without the header is one page.
OF_PAGE = {"Parley-Page": ID}
CONVERSATION = "/devices/{device}/conversations/{conversation}"

REQUESTS = {}


def request(line, summary, ok, errors="", body=None, query=None, tag="server", signed_in=False, content=None, headers=None):
    """Adds a request.

    ok: answers by status: the name of a schema, a media type, or nothing.
    errors: codes, with spaces between. body: the name of a schema, or a media type. query, headers: names and their values.
    """
    method, path = line.split(" ", 1)
    REQUESTS.setdefault(path, {})[method.lower()] = {
        "summary": summary, "ok": ok, "errors": f"{errors} {ANY}" + (f" {BODY}" if body and "/" not in body else ""),
        "body": body, "query": query or {}, "headers": headers or {}, "tag": tag, "signed_in": signed_in}


def of_device(line, summary, ok=None, errors="", body=None, query=None, headers=None):
    """Adds a request below a device's conversation."""
    method, path = line.split(" ", 1)
    request(
        f"{method} {CONVERSATION}{path if path != '/' else ''}", summary, ok or {204: None},
        f"{errors} {SIGNED_IN}" + ("" if method == "GET" else f" {WRITING}"), body, query, "conversation", True, headers=headers)


# Programs that watch the server.
request("GET /healthz", "Whether the process answers", {200: "Status"}, tag="monitoring")
request("GET /readyz", "Whether the server takes work", {200: "Status"}, "not_ready", tag="monitoring")
request(
    "GET /metrics", "Figures for Prometheus; for this computer, or with a token", {200: "text/plain; version=0.0.4"}, "not_found",
    tag="monitoring")
request("GET /openapi.json", "This description", {200: "application/json; charset=utf-8", 304: None}, "not_found")

# Pages and files.
request("GET /web/{path}", "A file of the browser client", {200: "*/*", 304: None}, "not_found")
request("GET /fonts/{font}", "A font", {200: "*/*", 304: None}, "not_found")
request("GET /join/{code}", "The page behind an invitation", {200: PAGE, 304: None}, "not_found", tag="joining")
request(
    "GET /invitations/{code}", "An invitation, and the bubble to which its link leads", {200: "Invitation"},
    "unknown_invitation unknown_entry expired too_many_people too_many_codes", tag="joining")
for path, words, kinds in (("picture", "The bubble’s picture", {200: "*/*"}), ("icon", "The icon of its app", {200: "*/*", 204: None})):
    request(
        f"GET /invitations/{{code}}/{path}", words, kinds, "unknown_invitation unknown_entry unknown_picture expired too_many_codes",
        tag="joining")
request(
    "POST /invitations/{code}/people", "Joins as somebody new", {201: "JoinedDevice"},
    f"unknown_invitation unknown_entry expired too_many_people bad_name too_many_joins too_many_codes too_many_requests suspended {WRITING}",
    "NewPerson", tag="joining")
for path, words, kinds in (("", "A message, for the one whose code it is", PAGE), ("/picture", "The message’s picture", "*/*")):
    request(
        f"GET /messages/{{conversation}}/{{sequence}}/{{code}}{path}", words, {200: kinds},
        "not_found unknown_picture unknown_entry expired", tag="messages")

# Streams.
request("GET /events", "A stream that pages share", {200: f"{STREAM} SharedStreamEvent"}, f"too_many_streams {CHANGE}", tag="streams")
request("GET /socket", "The same stream in a WebSocket", {101: None}, f"bad_handshake too_many_streams {CHANGE}", tag="streams")

# People on their own server.
for path, words in (
        ("/conversations/{conversation}", "The page of a conversation"), ("/settings", "The page of one’s account"),
        ("/owner", "The owners’ page"), ("/apps", "The directory of apps"), ("/apps/{app}", "The page of an app"), ("/sign-in", "The page for a code")):
    request(f"GET {path}", words, {200: PAGE, 304: None}, "not_found", tag="pages")
request("GET /service-worker.js", "The script that opens the pages without a connection", {200: "text/javascript; charset=utf-8", 304: None},
    "not_found", tag="pages")
request("GET /manifest.webmanifest", "How the pages are installed", {200: "application/manifest+json", 304: None}, "not_found", tag="pages")


def of_person(line, summary, ok=None, errors="", body=None, tag="account", query=None):
    """Adds a request of somebody who is signed in on their own server."""
    request(line, summary, ok or {204: None}, f"{errors} {CHANGE} not_allowed {WRITING}", body, query, tag, True)


of_person(
    "POST /invitations/{code}/members", "Joins a conversation as oneself", {201: "JoinedDevice"},
    "unknown_invitation unknown_entry expired too_many_people too_many_joins too_many_codes", tag="joining")
request(
    "POST /sign-in", "Signs in by a code", {201: "JoinedDevice"},
    f"wrong_code too_many_codes too_many_devices suspended too_many_requests {WRITING}", "SignIn", tag="account")
of_person("GET /account", "Who is signed in", {200: "Account"})
of_person("DELETE /account", "Ends the account")
of_person("PUT /account/name", "Changes the name", errors="bad_name", body="Name")
PICTURES = "file_too_large wrong_file bad_file"
of_person("PUT /account/avatar", "Makes the picture one’s own small one", {200: "NewAvatar"}, f"{PICTURES} unknown_person", BYTES)
of_person("DELETE /account/avatar", "Takes it away", errors="unknown_person")
of_person("GET /avatars/{picture}", "The small picture of somebody, or of a conversation", {200: "image/jpeg"}, "unknown_picture")
of_person("PUT /account/presence", "Shows others when one is here, and sees it of them", body="Presence")
of_person("GET /account/devices", "One’s devices", {200: "AccountDevices"})
of_person("DELETE /account/devices/{device}", "Signs a device out", errors="unknown_device")
of_person("POST /account/device-code", "Makes a code for another device", {201: "DeviceCode"}, "too_many_devices")
of_person("POST /account/recovery-codes", "Makes recovery codes", {201: "RecoveryCodes"})
request(
    "POST /sign-in/passkey/challenge", "What an authenticator is to sign", {201: "PasskeyQuestion"}, "too_many_requests", tag="account")
request(
    "POST /sign-in/passkey", "Signs in by a passkey", {201: "JoinedDevice"},
    f"wrong_passkey expired too_many_codes too_many_devices too_many_requests {WRITING}", "PasskeySignIn", tag="account")
of_person("GET /account/passkeys", "One’s passkeys", {200: "Passkeys"})
of_person("POST /account/passkeys/challenge", "What an authenticator is to make a passkey of", {201: "PasskeyWish"}, "too_many_passkeys")
of_person("POST /account/passkeys", "Adds a passkey", {201: "Passkey"}, "wrong_passkey expired too_many_passkeys", "NewPasskey")
of_person("DELETE /account/passkeys/{passkey}", "Removes a passkey", errors="unknown_passkey")
of_person("PUT /account/passkeys/{passkey}/name", "Changes a passkey’s name", errors="unknown_passkey bad_name", body="Name")
of_person("GET /account/blocks", "Whom one has blocked", {200: "BlockedPeople"})
of_person("PUT /account/blocks/{person}", "Blocks somebody", errors="unknown_person")
of_person("DELETE /account/blocks/{person}", "Ends that", errors="unknown_person")
of_person("GET /account/apps", "The apps of the server", {200: "AppDirectory"})
of_person("GET /account/apps/{app}", "What is known of an app", {200: "AppDetails"}, "unknown_app")
of_person("PUT /account/apps/{app}", "Gets an app on all of one’s devices", errors="unknown_app")
of_person("DELETE /account/apps/{app}", "Removes it, with what it has kept there", errors="unknown_app")
of_person("GET /account/apps/{app}/icon", "An app’s icon", {200: "*/*", 204: None}, "unknown_app")
of_person("GET /account/apps/{app}/pictures", "The pictures of an app", {200: "AppPictures"}, "unknown_app previews_failed")
of_person(
    "GET /account/apps/{app}/pictures/{index}/{scheme}", "One of them", {200: "image/png"},
    "unknown_app unknown_picture previews_failed")
of_person("GET /account/push", "Whether this device is told what is new while no page is open in it", {200: "PushState"}, "not_found")
of_person(
    "PUT /account/push", "Has it told so at a push service, with texts or without", errors="bad_subscription not_found",
    body="PushBody")
of_person("DELETE /account/push", "Ends that")
of_person("GET /account/export", "All of one’s data, as a ZIP archive", {200: "application/zip"})
of_person("GET /people", "With whom a conversation can be begun", {200: "KnownPeople"}, tag="account")
of_person("GET /owner/people", "Everybody on the server", {200: "ServerPeople"}, tag="owner")
of_person("DELETE /owner/people/{person}", "Ends somebody’s account", errors="unknown_person", tag="owner")
of_person("PUT /owner/people/{person}/suspension", "Suspends somebody", errors="unknown_person", tag="owner")
of_person("DELETE /owner/people/{person}/suspension", "Lets somebody in again", errors="unknown_person", tag="owner")
of_person("GET /owner/invitations", "Open invitations", {200: "ServerInvitations"}, tag="owner")
of_person(
    "POST /owner/invitations", "Makes an invitation", {201: "NewInvitation"}, "bad_number unknown_conversation not_a_participant",
    "NewServerInvitation", tag="owner")
of_person("DELETE /owner/invitations/{invitation}", "Withdraws an invitation", errors="unknown_invitation", tag="owner")
of_person("GET /owner/settings", "The server’s settings", {200: "ServerSettings"}, tag="owner")
of_person("PUT /owner/settings", "Changes them", body="ServerSettings", tag="owner")
of_person("GET /owner/health", "The room that the server takes and has left, and how it runs", {200: "ServerHealth"}, tag="owner")
of_person("GET /owner/apps", "The apps of the server, and which of them people begin with", {200: "OwnedApps"}, tag="owner")
of_person(
    "POST /owner/apps", "Installs a packed app, or a new version of one", {201: "AppInstallation"},
    "file_too_large bad_bundle cannot_install", BYTES, tag="owner")
of_person(
    "POST /owner/apps/{app}/undo", "Puts the version before back", {201: "AppInstallation"}, "nothing_to_undo cannot_install",
    tag="owner")
of_person("PUT /owner/apps/{app}/given", "Has people who join begin with an app", errors="unknown_app", tag="owner")
of_person("DELETE /owner/apps/{app}/given", "Has them begin without it", errors="unknown_app", tag="owner")
of_person("GET /owner/reports", "What people have reported of others", {200: "PersonReports"}, tag="owner")
of_person("DELETE /owner/reports/{report}", "Closes a report", errors="unknown_report", tag="owner")
of_person("GET /owner/audit", "What owners have done", {200: "AuditLines"}, tag="owner")
of_person("GET /devices/{device}/conversations", "One’s conversations", {200: "ConversationList"}, "unknown_device", tag="conversation")
of_person(
    "GET /devices/{device}/search", "Entries with the words", {200: "SearchResults"}, "unknown_device text_too_long",
    tag="conversation", query={"words": TEXT})
of_person(
    "POST /devices/{device}/conversations", "Begins a conversation", {201: "BegunConversation"},
    "unknown_device unknown_person blocked too_few_people too_many_people bad_name", "NewConversation", tag="conversation")
of_person(
    "PUT /devices/{device}/list/streams/{stream}/{channel}", "Sends the list of conversations by a channel",
    errors="unknown_device bad_number unknown_stream too_many_streams", body="Subscribe", tag="conversation")
of_person(
    "DELETE /devices/{device}/list/streams/{stream}/{channel}", "Ends that", errors="unknown_device bad_number unknown_stream",
    tag="conversation")

# The simulator.
request("GET /", "The simulator’s page", {200: PAGE, 304: None}, "not_found too_many_codes", tag="simulator")
request("GET /simulator", "The simulated devices", {200: "SimulatedDevices"}, tag="simulator")
request(
    "POST /simulator/people", "Adds a person or a device", {201: "SimulatedDevice"},
    f"bad_name too_many_people unknown_device {WRITING}", "NewPerson", tag="simulator")
request("POST /simulator/reset", "Begins anew", {202: None}, "not_found", tag="simulator")
request(
    "DELETE /simulator/devices/{device}/processes", "Kills the device’s apps", {204: None}, "unknown_device panel_not_open",
    tag="simulator")
request(
    "PUT /simulator/inspector/streams/{stream}/{channel}", "Sends the inspector’s lines by a channel", {204: None},
    "bad_number unknown_stream too_many_streams too_many_requests", "Subscribe", tag="simulator")
request(
    "DELETE /simulator/inspector/streams/{stream}/{channel}", "Ends that", {204: None}, "bad_number unknown_stream",
    tag="simulator")
request("GET /previews", "The page of previews", {200: PAGE, 304: None}, "not_found", tag="simulator")
request("GET /simulator/previews", "Apps with previews", {200: "PreviewedApps"}, tag="simulator")
request("GET /simulator/previews/{app}", "An app’s previews", {200: "Previews"}, "unknown_app previews_failed", tag="simulator")
request(
    "GET /simulator/previews/{app}/{index}/{scheme}", "A preview’s picture", {200: "image/png"},
    "unknown_app unknown_picture previews_failed", tag="simulator")
request("GET /devices/{device}", "A simulated device’s page", {200: PAGE, 304: None}, "unknown_device not_found", tag="simulator")

# A device's conversation.
request(
    "GET /devices/{device}/conversation", "The snapshot of the device’s conversation", {200: "Snapshot"}, SIGNED_IN,
    tag="simulator", signed_in=True)
of_device("GET /", "The snapshot of a conversation", {200: "Snapshot"})
of_device(
    "GET /events", "The device’s own event stream", {200: f"{STREAM} DeviceEvent"}, "bad_number unknown_entry too_many_streams",
    query={"after": COUNT, "page": ID}, headers={"Last-Event-ID": COUNT})
of_device(
    "PUT /streams/{stream}/{channel}", "Sends the device’s events by a channel of a shared stream", body="Subscribe",
    errors="bad_number unknown_stream unknown_entry too_many_streams", headers=OF_PAGE)
of_device("DELETE /streams/{stream}/{channel}", "Ends that", errors="bad_number unknown_stream")
of_device(
    "POST /entries", "Sends what is in the field", {201: "SendReceipt"},
    "text_too_long too_many_sends blocked unknown_entry wrong_entry too_many_changes bad_number", "Send")
of_device("POST /typing", "Tells the others that the person is writing")
of_device(
    "POST /draft/attachments", "Puts a file into the field", errors="bad_file file_too_large too_many_files",
    body="application/octet-stream", query={"name": TEXT}, headers={"Idempotency-Key": ID})
CHANGED = "blocked bad_number unknown_entry expired wrong_entry"
of_device(
    "PUT /entries/{sequence}/reaction", "Reacts to an entry", body="React", errors=f"{CHANGED} bad_reaction too_many_changes")
of_device("DELETE /entries/{sequence}/reaction", "Takes the reaction back", errors=CHANGED)
of_device(
    "PUT /entries/{sequence}/text", "Edits one’s own text", body="Edit",
    errors=f"{CHANGED} not_yours too_late too_many_changes text_too_long")
of_device("DELETE /entries/{sequence}", "Takes one’s own entry back", errors=f"{CHANGED} not_yours too_late")
of_device(
    "GET /entries", "A page of the transcript", {200: "EntryPage"}, "bad_number",
    query={"before": COUNT, "after": COUNT, "limit": {"type": "integer", "minimum": 1, "maximum": 200}})
of_device("PUT /entries/{sequence}/kept", "Keeps a message that would go", errors="bad_number unknown_entry expired")
of_device("PUT /draft/text", "Sets the draft’s text", errors="text_too_long", body="DraftText", headers=OF_PAGE)
of_device("DELETE /draft", "Takes the staged message out of the field")
of_device("DELETE /draft/attachments/{place}", "Takes one staged file away", errors="bad_number")
of_device("DELETE /preparations/{id}", "Gives up media that is being made ready", errors="bad_number")
of_device("POST /unsent/{key}", "Sends again what could not be stored", errors="unknown_entry blocked")
of_device("DELETE /unsent/{key}", "Drops it", errors="unknown_entry")
of_device(
    "POST /stickers", "Puts a sticker on a bubble", {201: "SendReceipt"},
    "not_a_bubble not_a_sticker too_many_stickers blocked unknown_entry bad_number panel_not_open too_many_sends expired", "PlaceSticker")
of_device(
    "DELETE /stickers/{placement}", "Takes one’s own sticker off",
    errors="bad_number unknown_entry not_yours not_a_sticker too_many_sends")
of_device("PUT /panel", "Opens an app", errors="unknown_app", body="OpenPanel")
of_device("POST /panel/ahead", "Is about to open an app", errors="unknown_app", body="OpenPanel")
of_device("DELETE /panel", "Closes the panel")
of_device("PUT /notices/{app}/permission", "Says whether an app’s notices are shown", errors="unknown_app", body="NoticePermission")
of_device("POST /notices/{app}/open", "Opens an app by one of its notices", errors="unknown_app", body="OpenNotice")
of_device("PUT /panel/style", "Sets how much of the screen the panel has", errors="panel_not_open", body="PanelStyle")
of_device("PUT /panel/height", "Drags the panel", errors="panel_not_open bad_number", body="PanelHeight")
of_device("POST /panel/input", "Hands input to the open app or a live bubble", errors="panel_not_open bad_number", body="Input")
of_device(
    "GET /panel/assets/{asset}", "A picture of the open app’s tree", {200: "*/*"}, "unknown_picture panel_not_open bad_number",
    query={"instance": COUNT})
of_device(
    "GET /panel/files/{asset}", "A video or sound of the open app", {200: "*/*", 206: "*/*", 416: None},
    "unknown_picture panel_not_open bad_number", query={"instance": COUNT})
FILES = "bad_number unknown_files panel_not_open"
of_device(
    "POST /files/{number}", "Announces the files that the person has chosen", body="AnnouncedFiles",
    errors=f"{FILES} too_many_files file_too_large wrong_file bad_file bad_name")
of_device(
    "PUT /files/{number}/{index}", "The bytes of one of them", body=BYTES,
    errors=f"{FILES} too_many_files file_too_large wrong_file bad_file")
of_device("GET /files/{number}/{index}", "A file that the open app gives, once", {200: BYTES}, FILES)
of_device("DELETE /files/{number}", "Ends either", errors=FILES)
of_device("PUT /live", "Says which live bubbles are in sight", errors="bad_number", body="Live", headers=OF_PAGE)
of_device("POST /live/{place}/retry", "Draws a bubble again that has failed", errors="bad_number unknown_entry unknown_app")
of_device("PUT /selection", "Taps a bubble", errors="unknown_entry not_a_bubble unknown_app expired bad_number", body="Selection")
of_device("PUT /screen", "Says how large the page’s places are", errors="bad_number", body="Screen", headers=OF_PAGE)
of_device("PUT /read", "Marks entries as read", errors="unknown_entry bad_number", body="Read")
of_device("DELETE /membership", "Leaves", errors="too_few_people")
of_device("GET /invitation", "Whether the person has a link open", {200: "InvitationState"})
of_device("POST /invitation", "Makes a link", {201: "NewInvitation"}, "blocked")
of_device("DELETE /invitation", "Withdraws it")
of_device("POST /entries/{sequence}/link", "Makes a link to a bubble", {201: "NewInvitation"}, "bad_number unknown_entry not_a_bubble blocked")
of_device("GET /pictures/{picture}", "A picture, video, sound or file", {200: "*/*", 206: "*/*", 416: None}, "unknown_picture")
of_device("GET /pictures/{picture}/poster", "A still picture of what moves", {200: "*/*"}, "unknown_picture")
of_device("GET /apps/{app}/icon", "An app’s icon", {200: "*/*", 204: None}, "unknown_app")
of_device("PUT /apps/{app}", "Installs an app: for people on all of their devices", errors="unknown_app")
of_device("DELETE /apps/{app}", "Removes an app with its folder: for people from all of their devices", errors="unknown_app")
of_device("PUT /system", "Sets whether the device’s system is an old one", body="System")


of_device(
    "POST /members", "Adds people", errors="unknown_person blocked too_many_people malformed_body", body="Members")
of_device("DELETE /members/{person}", "Removes somebody", errors="unknown_person too_few_people")
of_device("PUT /name", "Names the conversation", errors="bad_name blocked", body="ConversationName")
of_device("PUT /avatar", "Makes the picture the conversation’s small one", {200: "NewAvatar"}, f"{PICTURES} blocked", BYTES)
of_device("DELETE /avatar", "Takes it away", errors="blocked")
of_device("PUT /pin", "Has the conversation stand first in one’s list")
of_device("DELETE /pin", "Ends that")
of_device("DELETE /listing", "Takes a conversation that one has left off one’s list, until one comes again")
of_device("PUT /retention", "Sets how long messages are kept", errors="bad_number blocked", body="Retention")
of_device(
    "POST /reports", "Tells the owners of somebody in the conversation",
    errors="unknown_person unknown_entry bad_number text_too_long", body="Report")
of_device("PUT /mute", "Has nobody but the list tell one what is new, but for mentions")
of_device("DELETE /mute", "Ends that")
