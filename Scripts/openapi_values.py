"""The values of requests, answers and events, by name, as `Sources/ChatModels` writes them; part of `Scripts/openapi`."""

from openapi_shapes import (
    BASE64URL, COUNT, FLAG, ID, MILLISECONDS, NUMBER, SCHEME, SIZE, TEXT, UUID, kinds, many, one_of, ref, said, shape)

STYLE = one_of("compact", "expanded")
AVATAR = {"type": "string", "pattern": "^[0-9a-f]{64}$", "description": "For `GET /avatars/{picture}`."}
ROLE = one_of("owner", "person", "guest")
WORDLESS = one_of("sticker", "picture", "video", "sound")
LINE = shape(sender_=TEXT, isMine=FLAG, text=TEXT, wordless_=WORDLESS)
USAGE = shape(byteCount=COUNT, byteCountMax_=COUNT)
PLACE = shape(x=NUMBER, y=NUMBER, scale=NUMBER, rotation=NUMBER)

VALUES = {
    "Error": shape(error=shape(code=TEXT, message={"type": "string", "description": "For people."})),
    "Participant": shape(id=UUID, name=TEXT, avatar_=AVATAR),
    "AppSummary": shape(id=ID, name=TEXT, isForMedia_=FLAG),
    "Receipt": shape(person=UUID, first=COUNT, delivered=COUNT, read=COUNT),
    "MediaInfo": shape(
        mediaType=TEXT, width_=COUNT, height_=COUNT, duration_=NUMBER, waveform_=many(COUNT), hasPoster=FLAG),
    "Bubble": shape(
        "A message of an app: its picture is at `…/pictures/{picture}`, the texts stand in and below it. `accessibilityLabel` says all of it.",
        app=ID, appName=TEXT, picture_=ID, width_=COUNT, height_=COUNT, imageTitle_=TEXT, imageSubtitle_=TEXT, caption_=TEXT,
        subcaption_=TEXT, trailingCaption_=TEXT, trailingSubcaption_=TEXT, isLive_=FLAG, accessibilityLabel=TEXT,
        media_=ref("MediaInfo")),
    "Attachment": shape(
        kind=one_of("file", "sticker"), file=ID, name=TEXT, mediaType=TEXT, byteCount=COUNT, width_=COUNT, height_=COUNT,
        label_=TEXT, app_=ID, media_=ref("MediaInfo")),
    "StickerPlace": PLACE,
    "StuckSticker": shape(
        id=COUNT, sticker=ref("Attachment"), place=ref("StickerPlace"), senderName=TEXT, isMine=FLAG),
    "TranscriptItem": shape(
        "A row of the transcript, ordered by `id` and `part`. What is set goes by the kind: `bubble` and `summary` (an older message of a session, "
        "in a line; without a text nothing is shown) are messages of apps, `text`, `attachment` and `sticker` are people’s, `notice` says who came "
        "or went, and `picture` and `link` stand for a message on an old system.",
        id=COUNT, part_=COUNT, sender=UUID, senderName=TEXT, isMine=FLAG, sentAt=MILLISECONDS,
        kind=one_of("bubble", "summary", "text", "attachment", "sticker", "notice", "picture", "link"), text_=TEXT,
        bubble_=ref("Bubble"), attachment_=ref("Attachment"), stickers_=many(ref("StuckSticker")), picture_=ID, width_=COUNT,
        height_=COUNT, media_=ref("MediaInfo"), keeping_=one_of("offered", "kept"), link_=TEXT, key_=ID,
        reactions_=many(ref("Reaction")), reply_=ref("Quote"), editedAt_=MILLISECONDS, mentions_=many(ref("Mention"))),
    "Reaction": shape(emoji=TEXT, sender=UUID, senderName=TEXT, isMine=FLAG),
    "Quote": shape(id=COUNT, senderName_=TEXT, isMine=FLAG, text=TEXT, wordless_=WORDLESS, picture_=ID, isThere=FLAG),
    "PreparingItem": shape(
        id=COUNT, kind=one_of("picture", "video", "sound"), name=TEXT, progress_=NUMBER, isDirect=FLAG,
        problem_=TEXT),
    "Draft": shape(
        "What stands in the input field: a text, a message of an app, files, and media that is being made ready.",
        text=TEXT, bubble_=ref("Bubble"), attachments=many(ref("Attachment")), preparing_=many(ref("PreparingItem")), page_=ID),
    "UnsentItem": shape(key=ID, bubble_=ref("Bubble"), text_=TEXT, attachment_=ref("Attachment")),
    "PanelFailure": shape(
        code=one_of("app_crashed", "app_not_responding", "app_misbehaved", "app_cannot_start", "too_many_apps"), message=TEXT,
        report_=ref("CrashReport")),
    "CrashReport": shape(
        "For the app’s author.", cause=TEXT, output=many(TEXT), calls=many(shape(function=TEXT, file_=TEXT, line_=COUNT))),
    "Panel": kinds(
        "The place where an app is open.", "kind",
        closed=shape("No app is open."),
        opening=shape("It starts; there is nothing to see yet.", app=ID, style=STYLE),
        open=shape("It runs. The patches of this instance say what it shows.", app=ID, style=STYLE, instance=COUNT),
        failed=shape("It has ended by itself. `PUT …/panel` opens it again.", app=ID, failure=ref("PanelFailure")),
        offered=shape("The device has it not. `PUT …/apps/{app}` puts it there, and opens the bubble that was tapped.", app=ID, name=TEXT)),
    "LiveBubble": shape(
        "A bubble that its app draws itself: as the patches of the instance say, in this size. Without an entry it is the one in the input field.",
        entry_=COUNT, instance=COUNT, look_=shape(size=SIZE, tint_=TEXT, cornerRadius=NUMBER), failure_=ref("PanelFailure")),
    "FileRequest": shape(
        number=COUNT, app=ID, name=TEXT, wish_=ref("FileWish"), offer_=shape(files=many(ref("OfferedFile")), text_=TEXT)),
    "FileWish": shape(
        source=one_of("files", "photos", "camera"), mediaTypes=many(TEXT), extensions=many(TEXT), countMax=COUNT),
    "OfferedFile": shape(name=TEXT, byteCount=COUNT),
    "DeviceState": shape(
        "What is of this device alone.",
        panel=ref("Panel"), draft=ref("Draft"), receipts=many(ref("Receipt")), unsent=many(ref("UnsentItem")),
        live=many(ref("LiveBubble")), revision=COUNT, epoch_=COUNT, colorScheme_=SCHEME, files_=ref("FileRequest"),
        noticeQuestion_=ref("AppSummary")),
    "Snapshot": shape(
        "All that a device shows of a conversation. Entries before `older` are asked for with `before`.",
        conversation=ID, name_=TEXT, avatar_=AVATAR, device=ID, me=ref("Participant"), participants=many(ref("Participant")),
        apps=many(ref("AppSummary")), items=many(ref("TranscriptItem")), older_=COUNT, lastSequence=COUNT,
        state=ref("DeviceState")),
    "EntryPage": shape(items=many(ref("TranscriptItem")), older_=COUNT, newer_=COUNT, revision=COUNT),
    "Mention": {
        "description": "A part of a text that names somebody: its place and length in UTF-16 code units, with the @.",
        **shape(person=UUID, start=COUNT, length=COUNT)},
    "Send": shape(
        key=ID, text={"type": "string", "description": "At most 20,000 bytes."}, replyTo_=COUNT,
        mentions_=many(ref("Mention"), maxItems=32)),
    "React": shape(emoji={"type": "string", "description": "One emoji."}),
    "Edit": shape(
        text={"type": "string", "description": "At most 20,000 bytes, and not empty."}, mentions_=many(ref("Mention"), maxItems=32)),
    "SendReceipt": shape(sequences=many(COUNT)),
    "Subscribe": shape(after=COUNT),
    "DraftText": shape(text=TEXT),
    "OpenPanel": shape(app=ID),
    "NoticePermission": shape(isAllowed=FLAG),
    "OpenNotice": shape(identifier={"type": "string", "description": "1 to 128 bytes, of the app’s choice."}),
    "PanelStyle": shape(style=STYLE),
    "PanelHeight": shape(height={"type": "number", "minimum": 100, "maximum": 4000}),
    "Input": shape(
        "What a person has done with nodes of the open app, or of a live bubble, in order.",
        instance=COUNT,
        events=many(ref("InputEvent"), minItems=1, maxItems=64)),
    "AnnouncedFiles": shape(files=many(shape(name=TEXT, byteCount=COUNT, mediaType_=TEXT))),
    "Live": shape("Which live bubbles are in sight, and how large one may be.", entries=many(COUNT, maxItems=32), draft=FLAG, size=SIZE),
    "Selection": shape(sequence=COUNT),
    "Read": shape(sequence=COUNT),
    "Screen": shape(
        "How large an app’s places are, and how the person has set the device.",
        compact=SIZE, expanded=SIZE,
        environment=shape(
            colorScheme=SCHEME, displayScale=NUMBER, locale={**TEXT, "maxLength": 64},
            textSize_=one_of("xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", *(f"accessibility{size}" for size in range(1, 6))),
            layoutDirection_=one_of("leftToRight", "rightToLeft"),
            timeZone_=said("A name of the IANA’s database.", {**TEXT, "maxLength": 64}),
            isHidden_=said("Whether the page is behind others, or the screen is off.", FLAG),
            accessibility_=many(one_of("reduceMotion", "reduceTransparency", "increaseContrast", "invertColors"), maxItems=4))),
    "PlaceSticker": shape(
        key=ID, target=COUNT, place=ref("StickerPlace"), draft_=COUNT, node_=shape(instance=COUNT, id=COUNT)),
    "System": shape(isOld=FLAG),
    "Account": shape(device=ID, person=ref("Participant"), role=ROLE, mayBegin=FLAG, recoveryCodeCount=COUNT, showsPresence=FLAG),
    "AccountDevices": shape(devices=many(shape(id=ID, name=TEXT, addedAt=MILLISECONDS, usedAt=MILLISECONDS))),
    "BlockedPeople": shape(people=many(ref("Participant"))),
    "Retention": shape(days_={"type": ["integer", "null"], "enum": [1, 7, 30, None], "description": "Nothing for ever."}),
    "Report": shape(
        person=UUID, entries=many(COUNT, maxItems=20), words={"type": "string", "description": "At most 2,000 bytes."}),
    "PersonReports": shape(reports=many(shape(
        id=COUNT, at=MILLISECONDS, reporter=ref("Participant"), subject=ref("Participant"), conversation=ID,
        entries=many(COUNT), words=TEXT))),
    "ListedApp": shape(id=ID, name=TEXT, version=TEXT, about_=TEXT, isMine=FLAG),
    "AppDirectory": shape(apps=many(ref("ListedApp"))),
    "AppDetails": shape(
        app=ref("ListedApp"), author_=TEXT, hosts=many(TEXT), isForMedia=FLAG, byteCount=COUNT, users=many(ref("Participant"), maxItems=50)),
    "AppPictures": shape(names=many(TEXT, maxItems=6)),
    "OwnedApps": shape(apps=many(shape(id=ID, name=TEXT, version=TEXT, isGiven=FLAG, versionBefore_=TEXT)), problems=many(TEXT), byteCountMax=COUNT),
    "AppInstallation": shape(app=ID, name=TEXT, version=TEXT, replaced_=TEXT),
    "PushState": shape(key=TEXT, isOn=FLAG, showsTexts=FLAG),
    "PushBody": shape(
        endpoint={"type": "string", "format": "uri", "description": "An https address of at most 2,048 bytes."},
        keys=shape(p256dh=TEXT, auth=TEXT), showsTexts=FLAG),
    "DeviceCode": shape(code=TEXT, address=TEXT, picture=many(TEXT), expiresAt=MILLISECONDS),
    "RecoveryCodes": shape(codes=many(TEXT)),
    "SignIn": shape(code=TEXT),
    "Passkey": shape(id=COUNT, name=TEXT, addedAt=MILLISECONDS, usedAt_=MILLISECONDS),
    "Passkeys": shape(passkeys=many(ref("Passkey"))),
    "PasskeyWish": shape(
        challenge=BASE64URL, site=TEXT, user=BASE64URL, name=TEXT, algorithms=many({"type": "integer"}), known=many(BASE64URL)),
    "PasskeyQuestion": shape(challenge=BASE64URL, site=TEXT),
    "NewPasskey": shape(clientData=BASE64URL, authenticatorData=BASE64URL),
    "PasskeySignIn": shape(
        credential=BASE64URL, clientData=BASE64URL, authenticatorData=BASE64URL, signature=BASE64URL, userHandle=BASE64URL),
    "Presence": shape(isShown=FLAG),
    "Name": shape(name=TEXT),
    "ConversationName": shape(name_=TEXT),
    "NewAvatar": shape(avatar=AVATAR),
    "ServerPerson": shape(
        id=UUID, name=TEXT, role=ROLE, isSuspended=FLAG, joinedAt=MILLISECONDS, usedAt_=MILLISECONDS, deviceCount=COUNT,
        avatar_=AVATAR),
    "ServerPeople": shape(people=many(ref("ServerPerson"))),
    "NewServerInvitation": shape(
        role=one_of("person", "guest"), conversation_=ID, joinsMax={"type": "integer", "minimum": 1},
        days={"type": "integer", "minimum": 1}),
    "ServerInvitations": shape(invitations=many(shape(
        id=ID, role=ROLE, inviter_=TEXT, joins=COUNT, joinsMax=COUNT, expiresAt=MILLISECONDS))),
    "ServerSettings": shape(peopleMayBegin=FLAG),
    "ServerHealth": shape(
        version=TEXT, startedAt=MILLISECONDS, store=USAGE, media=USAGE, containerByteCount_=COUNT, freeByteCount_=COUNT, peopleCount=COUNT,
        conversationCount=COUNT, streamCount=COUNT, processCount=COUNT,
        walls_=shape(state=one_of("inForce", "missing", "none"), details_=TEXT)),
    "AuditLines": shape(lines=many(shape(
        id=COUNT, at=MILLISECONDS, actor=TEXT,
        action=one_of(
            "joined", "invited", "withdrew", "suspended", "readmitted", "removed", "reported", "closed_report", "set_settings", "set_apps",
            "installed_app", "undid_app"),
        subject_=TEXT, app_=TEXT))),
    "ConversationSummary": shape(
        id=ID, name_=TEXT, avatar_=AVATAR, others=many(ref("Participant")), isDirect=FLAG,
        lastLine_=LINE, changedAt=MILLISECONDS, unreadCount=COUNT,
        mentionCount=COUNT, isPinned=FLAG, isMuted=FLAG, retentionDays_=COUNT, hasLeft=FLAG),
    "ConversationList": shape(conversations=many(ref("ConversationSummary")), blocked=many(UUID)),
    "SearchResults": shape(results=many(shape(
        conversation=ID, sequence=COUNT, line=LINE, sentAt=MILLISECONDS))),
    "NewConversation": shape(people=many(UUID), name_=TEXT),
    "BegunConversation": shape(conversation=ID),
    "Members": shape(people=many(UUID, minItems=1)),
    "KnownPeople": shape(people=many(ref("Participant"))),
    "NewPerson": shape(name={"type": "string", "description": "1 to 200 bytes that can be seen."}),
    "JoinedDevice": shape(device=ID, conversation_=ID, page=TEXT),
    "Invitation": shape(
        inviter=TEXT, peopleCount=COUNT, expiresAt=MILLISECONDS, role_=ROLE, me_=TEXT, page_=TEXT,
        shared_=shape(bubble=ref("Bubble"), conversationName_=TEXT)),
    "NewInvitation": shape(code=TEXT, expiresAt=MILLISECONDS, picture_=many(TEXT)),
    "InvitationState": shape(expiresAt_=MILLISECONDS),
    "SimulatedDevice": shape(
        device=ID, person=TEXT, name=TEXT, conversation=ID, takesPart=FLAG, isOld=FLAG,
        apps=many(shape(id=ID, name=TEXT, isInstalled=FLAG))),
    "SimulatedDevices": shape(
        devices=many(ref("SimulatedDevice")), guests_=shape(address=TEXT, code=many(TEXT))),
    "PreviewedApps": shape(apps=many(ref("AppSummary"))),
    "Previews": shape(previews=many(shape(name=TEXT, place_=TEXT, hasPicture=FLAG))),
    "Status": shape(status=TEXT),
}
