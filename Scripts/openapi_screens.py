"""What an app shows, its changes and the input that it takes, as `Sources/RenderTree` writes them; part of `Scripts/openapi`."""

from pathlib import Path

from openapi_shapes import COUNT, FLAG, NUMBER, SIZE, TEXT, kinds, many, one_of, ref, said, shape, structure

RENDER_TREE = Path(__file__).resolve().parent.parent / "Sources" / "RenderTree"

NODE = said("The number of a node.", COUNT)
RECT = many(NUMBER, minItems=4, maxItems=4)
COLOR = {"type": "string", "pattern": "^#[0-9a-f]{8}$", "description": "Red, green, blue and opacity."}
ASSET = {"type": "string", "pattern": "^[0-9a-z]{1,64}$"}
PATH = said("The path data of SVG in points, of M, L, Q, C and Z with absolute coordinates.", TEXT)
STOPS = many(shape(location=NUMBER, color=COLOR))
KEY_PHASE = one_of("down", "repeat", "up")
MODIFIERS = {"type": "integer", "minimum": 0, "maximum": 63, "description": (
    "The sum of the keys that are held down: 1 Caps Lock, 2 Shift, 4 Control, 8 Option, 16 Command, 32 the numeric pad.")}
DISABLED = said("It takes no input.", FLAG)


def content(kind, words, **fields):
    return shape(words, kind={"const": kind}, **fields)


CONTENTS = {
    "GroupContent": content("group", "It draws nothing but its children."),
    "TextContent": content(
        "text", "A text, measured and broken into lines.", lines=many(ref("TextLine")), isSelectable_=FLAG),
    "ImageContent": content(
        "image", "A picture, stretched to the frame; its bytes are at `…/panel/assets/{asset}`. With a tint only its opacity counts.",
        asset=ASSET, tint_=COLOR, isPixelated_=FLAG),
    "ShapeContent": content("shape", "A path.", path=PATH, fill_=ref("Paint"), stroke_=ref("Stroke"), evenOdd_=FLAG),
    "ButtonContent": content(
        "button", "A button, which its children draw. It takes `tap`; with `reorder` also `move`, with `pastes` `paste` in the place of "
        "`tap`, and with `share` the client passes that text on.",
        role_=one_of("destructive", "cancel"), isDisabled_=DISABLED, reorder_=shape(row=NODE, index=COUNT, count=COUNT),
        share_=shape(text=TEXT, title_=TEXT), pastes_=FLAG),
    "ToggleContent": content(
        "toggle", "A control that is on or off. It takes `tap`.",
        role=one_of("switch", "checkbox", "radio", "tab", "pressed"), isOn=FLAG, isDisabled_=DISABLED),
    "SliderContent": content(
        "slider", "It takes `slide`. Its children are the track, its filled part and the thumb.",
        value=NUMBER, minimum=NUMBER, maximum=NUMBER, step_=NUMBER, isDisabled_=DISABLED, isMirrored_=FLAG,
        neutral_=said("The value at which the filled part begins; absent for the least one.", NUMBER),
        least_=said("The least value that can be chosen.", NUMBER), most_=said("The greatest value that can be chosen.", NUMBER)),
    "SelectContent": content(
        "select", "A menu of which one option is chosen. It takes `choose`.",
        options=many(TEXT), selected_=COUNT, isDisabled_=DISABLED),
    "ValueInputContent": content(
        "valueInput", "A date, time or colour. It takes `pick`.",
        valueKind=one_of("date", "time", "dateAndTime", "color"),
        value=said("`2026-11-21`, `09:30`, `2026-11-21T09:30`, `#rrggbb`, or empty.", TEXT), minimum_=TEXT, maximum_=TEXT,
        isDisabled_=DISABLED),
    "TextFieldContent": content(
        "textField", "A text field. It takes `focus`, `edit`, `submit` and, where it has a `selection`, `select`.",
        text=TEXT, placeholder=TEXT, font=ref("Font"), color=COLOR, placeholderColor=COLOR,
        alignment_=one_of("leading", "center", "trailing"), isSecure_=FLAG, isDisabled_=DISABLED,
        keyboard_=one_of("text", "number", "decimal", "email", "url", "phone", "search"),
        capitalization_=one_of("none", "words", "sentences", "characters"), isUncorrected_=FLAG, isMirrored_=FLAG, submitLabel_=TEXT,
        lineHeight_=said("Of a field with several lines; there the return key makes a line unless it submits.", NUMBER), submitsOnReturn_=FLAG,
        edit=said("The number of the last `edit` that the text includes; a client in which more was typed keeps its own text.", COUNT),
        runs_=said("Its looks from the beginning, of a text that has several; the rest has the field’s own.", many(ref("FieldRun"))),
        selection_=said("Of a field whose app asks for what is selected.", ref("WantedSelection")),
        isFocused_=said("Whether the app wants the focus here; absent where it leaves it alone.", FLAG)),
    "ScrollContent": content(
        "scroll", "It clips its children, and the client scrolls them. It takes `scroll` where `reportsOffset`, and `refresh` where "
        "`isRefreshable`. A `target` is scrolled to once for each `serial`, a `shift` added to the offset once.",
        contentSize=SIZE, horizontal=FLAG, vertical=FLAG, hidesIndicators_=FLAG,
        target_=shape(x=NUMBER, y=NUMBER, serial=COUNT, isAnimated_=FLAG), shift_=shape(x=NUMBER, y=NUMBER, serial=COUNT),
        snap_={"oneOf": [{"const": "pages"}, many(NUMBER)]},
        rest_=said("Of a row with actions beside it: the horizontal offset without them, to which it returns once the person turns to "
            "something else.", NUMBER), reportsOffset_=FLAG, isRefreshable_=FLAG, dismissesKeyboard_=FLAG),
    "DialogContent": content(
        "dialog", "It lies above the rest, and holds the focus. It takes `dismiss` where `isDismissable`.",
        role=one_of("dialog", "alert", "menu"), isModal=FLAG, isDismissable=FLAG),
    "MediaContent": content(
        "media", "A video or sound, which the client plays; its bytes are at `…/panel/files/{asset}`. It takes `media`. An `order` is "
        "followed once for each number.",
        media=one_of("video", "audio"), file=ASSET, hasControls_=FLAG,
        order=shape(
            number=COUNT, isPlaying=FLAG, rate=NUMBER, volume=NUMBER, isMuted=FLAG,
            loopCount={"type": "integer", "minimum": -1, "description": "−1 is for ever."}, seek_=shape(number=COUNT, time=NUMBER))),
}

LOOKS = {
    "FieldRun": shape(
        length=said("In UTF-16 code units.", COUNT), font=ref("Font"), color=COLOR, background_=COLOR, tracking_=NUMBER,
        baselineOffset_=NUMBER, underline_=FLAG, strikethrough_=FLAG),
    "TextLine": shape(y=NUMBER, height=NUMBER, baseline=NUMBER, runs=many(ref("TextRun"))),
    "TextRun": shape(
        text=TEXT, x=NUMBER, width=NUMBER, font=ref("Font"), color=COLOR, paint_=ref("Paint"), tracking_=NUMBER,
        baselineOffset_=NUMBER, underline_=FLAG, strikethrough_=FLAG, isFallback_=FLAG),
    "Font": shape(family=TEXT, size=NUMBER, weight={"type": "integer"}, italic_=FLAG, monospacedDigits_=FLAG),
    "Paint": kinds(
        "A colour or a gradient.", "kind",
        color=shape(color=COLOR),
        linearGradient=shape(stops=STOPS, startX=NUMBER, startY=NUMBER, endX=NUMBER, endY=NUMBER),
        radialGradient=shape(
            stops=STOPS, centerX=NUMBER, centerY=NUMBER, startRadius=NUMBER, endRadius=NUMBER, isElliptical_=FLAG),
        angularGradient=shape(stops=STOPS, centerX=NUMBER, centerY=NUMBER, startAngle=NUMBER, endAngle=NUMBER)),
    "Stroke": shape(
        paint=ref("Paint"), width=NUMBER, cap_=one_of("butt", "round", "square"), join_=one_of("miter", "round", "bevel"),
        miterLimit_=NUMBER, dash_=many(NUMBER), dashPhase_=NUMBER),
    "Filters": structure(
        RENDER_TREE / "Filters.swift", "Filters", {"Double": NUMBER, "Bool": FLAG, "RGBA": COLOR},
        matrix=many(NUMBER, minItems=20, maxItems=20)),
    "NodeStyle": shape(
        "How a node and those in it are drawn. A client that draws nothing needs none of it but `ignoresInput`.",
        opacity_=NUMBER, filters_=ref("Filters"), transform_=many(NUMBER, minItems=6, maxItems=6),
        projection_=many(NUMBER, minItems=9, maxItems=9), clip_=shape(path=PATH, cornerRadius_=NUMBER, evenOdd_=FLAG),
        backdropBlur_=NUMBER, shadow_=shape(color=COLOR, radius=NUMBER, x=NUMBER, y=NUMBER), mask_=ASSET,
        blend_=one_of(
            "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight", "softLight",
            "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter",
            "sourceAtop", "destinationOver", "destinationOut"),
        ignoresInput_=FLAG, hitPath_=PATH, pin_=one_of("track", "top", "bottom", "left", "right")),
}

NODES = {
    "Node": shape(
        "One positioned part of what an app shows. Its name for people is `accessibility.label`; without one, what its text says (the runs "
        "of a line one after the other, lines with a space between), a field’s placeholder, and for everything else the names of its "
        "children with a space between, without those that are `hidden`. What stands in a button or another control takes no input.",
        id=NODE, frame=said("Left, top, width and height in points, from the corner of the node around it.", RECT),
        content_=said("A group where there is none.", ref("NodeContent")), style_=ref("NodeStyle"),
        accessibility_=ref("NodeAccessibility"),
        interactions_={"type": "integer", "minimum": 0, "maximum": 127, "description": (
            "What a node that is no control takes, as a sum: 1 `tap`, 2 `press`, 4 `hover`, 8 can be dragged onto a bubble as a sticker, "
            "16 `pointer`, 32 and 64 `transfer`, as what is lifted and as where it is let go.")},
        gestures_=ref("NodeGestures"), keys_=ref("NodeKeys"), children_=said("From back to front.", many(NODE))),
    "NodeContent": {"oneOf": [ref(name) for name in CONTENTS]},
    "NodeAccessibility": shape(
        label_=TEXT, value_=TEXT, hint_=TEXT, help_=TEXT, identifier_=TEXT, hidden_=FLAG,
        traits_=many(one_of(
            "header", "button", "link", "image", "selected", "searchField", "progress", "summary", "updatesFrequently", "choices")),
        progress_=NUMBER, headingLevel_={"type": "integer", "minimum": 1, "maximum": 6},
        isAdjustable_=said("It takes `adjust`.", FLAG), actions_=said("The names of those that `act` carries out.", many(TEXT))),
    "NodeGestures": shape(
        "What of a pointer’s movements the app wants as `gesture`: how many taps, the seconds of a press and points that it may move, points "
        "after which it is a drag, and two fingers.",
        taps_=many(COUNT), longPress_=shape(duration=NUMBER, distance=NUMBER), dragDistance_=NUMBER, magnifies_=FLAG, rotates_=FLAG,
        comesFirst_=FLAG, isSimultaneous_=FLAG),
    "NodeKeys": shape(
        "Which keys the app wants as `key` while the focus is in the node, and which combinations are a `tap` on it.",
        isFocusable_=said("It takes `focus`.", FLAG), isFocused_=FLAG,
        presses_=many(shape(keys_=many(TEXT), typed_=TEXT, phases=many(KEY_PHASE))), shortcuts_=many(shape(key=TEXT, modifiers=MODIFIERS))),
}

PATCHES = {
    "Patch": shape(
        "Changes of the nodes of an instance, in order. A client keeps the nodes by their `id`. `reset` empties them first; then it follows "
        "the operations; `root` names the node that holds all others, where it is another than before. Revisions count from 1 without "
        "gaps; where one is missing, or an operation names a node that is not there, the client begins anew with a stream of its own. "
        "Motions say how the changes are animated, and may be left out.",
        revision=COUNT, reset_=FLAG, root_=NODE, operations=many(ref("PatchOperation")), motions_=many(ref("Motion"))),
    "PatchOperation": kinds(
        "`put` adds a node or replaces it as a whole; `frame` and `children` replace that of a node that is there; `remove` forgets nodes.",
        "op",
        put=shape(node=ref("Node")), frame=shape(id=NODE, frame=RECT), children=shape(id=NODE, children=many(NODE)),
        remove=shape(ids=many(NODE))),
    "Motion": shape(
        timing=shape(
            duration=NUMBER, delay_=NUMBER, bezier_=many(NUMBER, minItems=4, maxItems=4), samples_=many(NUMBER),
            repeatCount_=said("0 is for ever.", COUNT), autoreverses_=FLAG),
        nodes_=many(NODE), before_=many(ref("Node")), after_=many(ref("Node")), steps_=many(ref("NodeKeyframes"))),
    "NodeKeyframes": shape(
        node=NODE, frames_=many(RECT), transforms_=many(many(NUMBER, minItems=6, maxItems=6)), opacities_=many(NUMBER),
        paths_=many(PATH), looks_=many(ref("Node"))),
}


def on_node(words, **fields):
    return shape(words, node=NODE, **fields)


INPUTS = {
    "InputEvent": kinds(
        "What a person does with a node, of a kind that the node takes: see `Node` and the kinds of `NodeContent`. Points are those from the "
        "corner of its frame.", "kind",
        tap=on_node("Activates a button, a toggle, or what has the interaction."),
        press=on_node("Presses it, or lets it go.", isDown=FLAG),
        hover=on_node("Comes over it with a mouse, or leaves it.", isInside=FLAG),
        pointer=on_node("Moves a mouse over it.", x=NUMBER, y=NUMBER),
        gesture=on_node("Makes one of its gestures.", event=ref("GestureEvent")),
        key=on_node("Uses a key that it listens to.", event=ref("KeyEvent")),
        transfer=on_node("Drags something.", event=ref("TransferEvent")),
        paste=on_node("Activates a button that asks for the clipboard.", text=TEXT),
        edit=on_node("Types: the whole text of a field from then on.", text=TEXT, edit=said("Counts the edits of this field from 1, on from the "
            "field’s `edit`.", COUNT), base_=said("The field’s `edit` when this client last showed its text. Where later edits were sent, the app "
            "carries this one over to what it has made of them; without it, the text is taken as it is.", COUNT),
            selection_=said("Of a field with a `selection`: where the edit has left it.", ref("FieldSelection"))),
        select=on_node("Selects something in a field with a `selection`.", selection=ref("FieldSelection")),
        submit=on_node("Presses the return key in a field."),
        focus=on_node("Goes into a field, or what can have the focus, or leaves it.", isFocused=FLAG),
        move=on_node("Moves the row of the button to a place among its movable siblings, counted without itself.", to=COUNT),
        slide=on_node("Sets a slider; `isEditing` until it is let go.", value=NUMBER, isEditing=FLAG),
        choose=on_node("Chooses an option by its index.", index=COUNT),
        pick=on_node("Picks a value, in the form of the node’s.", value=TEXT),
        dismiss=on_node("Closes a dialog."),
        scroll=on_node("Has scrolled to this offset.", x=NUMBER, y=NUMBER),
        refresh=on_node("Has pulled down at the top."),
        adjust=on_node("Goes one step up or down.", isIncrement=FLAG),
        act=on_node("Carries out one of the named actions, by its index.", index=COUNT),
        media=on_node("The client’s player has begun, paused, ended or got on.", report=ref("MediaReport"))),
    "GestureEvent": shape(
        gesture=one_of("tap", "longPress", "drag", "magnify", "rotate"), phase=one_of("began", "changed", "ended", "cancelled"),
        startX=NUMBER, startY=NUMBER, x=NUMBER, y=NUMBER, amount_=said("Taps, a factor, or degrees clockwise.", NUMBER), velocityX_=NUMBER,
        velocityY_=NUMBER),
    "FieldSelection": said(
        "A selection in a field, in UTF-16 code units of its text.", shape(
            start=COUNT, end=COUNT, report=said("Counts the `select` events of this field and its edits with a selection, on from the field’s.", COUNT))),
    "WantedSelection": said(
        "What the app wants selected while the field has the focus; without a start and an end it leaves that alone. A client that has reported "
        "more than `report` says keeps its own.", shape(start_=COUNT, end_=COUNT, report=COUNT)),
    "KeyEvent": shape(
        key=said("As `KeyboardEvent.key` of browsers.", TEXT), characters=said("What it types.", TEXT), modifiers=MODIFIERS,
        phase=KEY_PHASE),
    "TransferEvent": shape(phase=one_of("lift", "enter", "move", "exit", "drop", "end"), x=NUMBER, y=NUMBER),
    "MediaReport": shape(
        state=one_of("ready", "playing", "paused", "ended", "failed"), time=said("Seconds.", NUMBER), duration_=NUMBER, rate=NUMBER,
        order=said("The number of the last order that was followed.", COUNT)),
}

SCREENS = {**NODES, **CONTENTS, **LOOKS, **PATCHES, **INPUTS}
