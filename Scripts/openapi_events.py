"""The events of streams, as `Sources/ChatModels` writes them; part of `Scripts/openapi`."""

from openapi_shapes import COUNT, FLAG, ID, MILLISECONDS, SCHEME, TEXT, UUID, many, one_of, ref, said, shape

CHANNEL = {"type": "integer", "minimum": 1, "maximum": 2**31 - 1}

# By name: the data of an event, and what it says.
DEVICE = {
    "state": (ref("DeviceState"), "First on every connection: replaces what the client knows of panel, draft and receipts. Where `revision` "
              "is another than the client has, it loads the snapshot again."),
    "entry": (ref("EntryEvent"), "One more entry. Each item takes the place of the one with its `id` and `part`, or is added; items stand in "
              "the order of these. The line `id` is the number of the entry."),
    "panel": (ref("Panel"), "The panel has opened, changed, failed or closed."),
    "live": (many(ref("LiveBubble")), "The bubbles that their apps draw now, and those that failed; replaces what the client knows."),
    "patch": (ref("PatchEvent"), "What the open app or a live bubble shows has changed. Comes after the `panel` or `live` with its instance; "
              "of any other instance it is passed over."),
    "draft": (ref("Draft"), "What stands in the input field; replaces it."),
    "receipts": (many(ref("Receipt")), "How far people have come. Each takes the place of the receipt of its person."),
    "unsent": (many(ref("UnsentItem")), "What apps have sent and could not be stored; replaces what the client knows."),
    "apps": (many(ref("AppSummary")), "The apps of the drawer; replaces them."),
    "participants": (many(ref("Participant")), "Who takes part; replaces them."),
    "transcript": (ref("TranscriptEvent"), "Items look different though no entry came. Those with an `id` from `first` to `last` go, and "
                   "`items` take their place."),
    "openURL": (ref("OpenURLEvent"), "The person has tapped something that opens an address; the client asks before it does."),
    "files": (ref("FilesEvent"), "The open app asks for files, or has some; without `request` nothing is asked any more."),
    "notice": (ref("NoticeEvent"), "The time of an app’s notice has come."),
    "noticeQuestion": (ref("NoticeQuestionEvent"), "An app asks whether it may show notices; without `app` none does."),
    "build": (ref("AppBuild"), "For the author of an app: its sources were built; with `errors` they were not."),
    "colorScheme": (SCHEME, "The scheme for which apps draw on the device."),
    "typing": (ref("TypingEvent"), "Somebody writes: for 6 seconds, or until something of theirs comes."),
    "presence": (ref("PresenceEvent"), "Who has a page of the conversation open."),
}
LIST = {
    "conversations": (ref("ConversationList"), "First: all conversations, in their order."),
    "conversation": (ref("ConversationSummary"), "A conversation is new or has changed; takes the place of the one with its id."),
    "conversationGone": (shape(id=ID), "The person takes part in it no longer."),
    "notice": DEVICE["notice"],
}
INSPECTOR = {"line": (ref("InspectorLine"), "One more line of the simulator’s inspector. The line `id` is its number.")}
SHARED = {
    "ended": (shape(), "Nothing more comes by the channel: who wants it subscribes again."),
    "answer": (ref("SocketAnswer"), "By a WebSocket alone: a message has been taken, or why not."),
}
BEAT = {"beat": (shape(), "The server is there: comes where nothing else does.")}
# Events that say behind what a stream is continued.
NUMBERED = ("entry", "line")


def events(words, table, **more):
    shapes = []
    for name, (data, meaning) in table.items():
        number = {"id": COUNT} if name in NUMBERED else {}
        shapes.append(shape(meaning, event={"const": name}, **more, **number, data=data))
    return {"description": words, "oneOf": shapes}


STREAMS = {
    "DeviceEvent": events(
        "An event of a device in a conversation: `event` and `id` are the lines of that name, `data` is the line of that name read as JSON. "
        "A client loads the snapshot, opens the stream with `after` = `lastSequence`, and does what each event says: then it has what a new "
        "snapshot would have. First come `state`, `apps` and `participants`; for the open app and each live bubble a `patch` with `reset`; the "
        "entries after that number; and then what happens. After a break it goes on with the header `Last-Event-ID`. Events of other names are passed over.",
        {**DEVICE, **BEAT}),
    "SharedStreamEvent": {
        "description": "An event of a stream that takes several devices, lists and the inspector, each by a channel. Of all but `stream` and `beat` the "
        "data has two lines: the channel, and JSON.",
        "oneOf": [
            *events("", {"stream": (ref("StreamWelcome"), "First: the stream’s name, for subscriptions, and the store’s. A client that has "
                                    "seen another store begins anew."), **BEAT})["oneOf"],
            *events("", {**DEVICE, **LIST, **INSPECTOR, **SHARED}, channel=CHANNEL)["oneOf"]]},
}

DATA = {
    "EntryEvent": shape(sequence=COUNT, items=many(ref("TranscriptItem"))),
    "TranscriptEvent": shape(
        first=COUNT, last=COUNT, items=many(ref("TranscriptItem")), older_=said("What is older has changed, too: it is asked for again.", COUNT),
        revision=COUNT),
    "PatchEvent": shape(instance=COUNT, patch=ref("Patch")),
    "OpenURLEvent": shape(instance=COUNT, url=TEXT),
    "FilesEvent": shape(request_=ref("FileRequest")),
    "NoticeEvent": shape(
        app=ID, name=TEXT, identifier=TEXT, title=TEXT, subtitle=TEXT, body=TEXT, hasSound=FLAG,
        conversation_=said("On a stream of a list.", ID)),
    "NoticeQuestionEvent": shape(app_=ref("AppSummary")),
    "AppBuild": shape(name=TEXT, errors=many(TEXT)),
    "TypingEvent": shape(person=UUID),
    "PresenceEvent": shape(here=many(UUID), lastVisit_=MILLISECONDS),
    "StreamWelcome": shape(
        stream=ID, store=TEXT, silence=said("The longest silence: a client that has heard nothing for longer opens another stream.", MILLISECONDS)),
    "SocketMessage": shape(
        "What a client sends by a WebSocket: input for the app of the device on that channel, or what its person sends, as by `POST /entries`; one of "
        "both, and a number that the answer has.",
        channel=CHANNEL, number=COUNT, input_=ref("Input"), send_=ref("Send")),
    "SocketAnswer": shape(number_=COUNT, receipt_=said("Of a Send.", ref("SendReceipt")), error_=shape(code=TEXT, message=TEXT)),
    "InspectorLine": shape(
        number=COUNT, at=MILLISECONDS, device=ID, kind=one_of("person", "call", "request", "entry", "process", "output", "note"), words=TEXT,
        details_=many(shape(title=TEXT, fields=many(shape(name=TEXT, value=TEXT)))), picture_=ID),
}

EVENTS = {**STREAMS, **DATA}
