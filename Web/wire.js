/**
 * The values that the server and the page exchange, as JSDoc types. They mirror `Sources/ChatModels` and
 * `Sources/RenderTree`; nothing here is executed.
 *
 * @typedef {{id: string, name: string, avatar?: string}} Participant
 * @typedef {{id: string, name: string, isForMedia?: boolean}} AppSummary
 * @typedef {{person: string, first: number, delivered: number, read: number}} Receipt
 *
 * @typedef {object} Bubble
 * @property {string} app
 * @property {string} appName
 * @property {string} [picture]
 * @property {number} [width] Of the picture or video, in pixels.
 * @property {number} [height]
 * @property {string} [imageTitle]
 * @property {string} [imageSubtitle]
 * @property {string} [caption]
 * @property {string} [subcaption]
 * @property {string} [trailingCaption]
 * @property {string} [trailingSubcaption]
 * @property {boolean} [isLive] Drawn by the app itself; this template is shown until then.
 * @property {string} accessibilityLabel
 * @property {MediaInfo} [media] If the picture is moving or is a sound.
 *
 * @typedef {object} MediaInfo
 * @property {"image/gif"|"image/png"|"video/mp4"|"audio/mp4"} mediaType
 * @property {number} [width] In pixels.
 * @property {number} [height]
 * @property {number} [duration] Seconds.
 * @property {number[]} [waveform] 48 numbers of 0 to 100.
 * @property {boolean} hasPoster
 *
 * @typedef {object} PreparingItem
 * @property {number} id
 * @property {"picture"|"video"|"sound"} kind
 * @property {string} name
 * @property {number} [progress] 0 to 1.
 * @property {string} [problem] Why it could not be made ready; the person takes it away.
 * @property {boolean} isDirect
 *
 * @typedef {object} TranscriptItem
 * @property {number} id The entry's sequence number.
 * @property {number} [part] 1 for the second item of an entry shown as two.
 * @property {"bubble"|"summary"|"text"|"attachment"|"sticker"|"notice"|"picture"|"link"} kind
 * @property {string} sender
 * @property {string} senderName
 * @property {boolean} isMine
 * @property {number} sentAt Milliseconds since 1970.
 * @property {string} [text]
 * @property {Bubble} [bubble]
 * @property {Attachment} [attachment]
 * @property {StuckSticker[]} [stickers]
 * @property {string} [picture]
 * @property {number} [width] Of the picture, in pixels.
 * @property {number} [height]
 * @property {MediaInfo} [media] If the picture is moving or is a sound.
 * @property {"offered"|"kept"} [keeping] Of a message that expires after it is read.
 * @property {string} [link] An http or https address, or a path of this server.
 * @property {string} [key]
 * @property {ItemReaction[]} [reactions] The latest of each person.
 * @property {Quote} [reply] The entry that it answers.
 * @property {number} [editedAt] Milliseconds since 1970.
 * @property {Mention[]} [mentions] Whom the text names, in order.
 *
 * @typedef {{person: string, start: number, length: number}} Mention A part of a text, in UTF-16 code units.
 * @typedef {{emoji: string, sender: string, senderName: string, isMine: boolean}} ItemReaction
 * @typedef {"sticker"|"picture"|"video"|"sound"} Wordless What an entry is that has no words; the text beside it is the English word.
 * @typedef {{id: number, senderName?: string, isMine: boolean, text: string, wordless?: Wordless, picture?: string, isThere: boolean}} Quote
 *
 * @typedef {{x: number, y: number, rotation: number, scale: number}} StickerPlace Fractions of the bubble, degrees.
 * @typedef {{id: number, sticker: Attachment, place: StickerPlace, senderName: string, isMine: boolean}} StuckSticker
 * @typedef {{key: string, target: number, place: StickerPlace, draft?: number, node?: {instance: number, id: number}}} PlaceStickerBody
 *
 * @typedef {object} Attachment
 * @property {"file"|"sticker"} kind
 * @property {string} file Identifies the bytes: `GET …/pictures/{file}`.
 * @property {string} name
 * @property {string} mediaType
 * @property {number} byteCount
 * @property {number} [width] In pixels, for a picture.
 * @property {number} [height]
 * @property {string} [label]
 * @property {string} [app] Absent for a file of the person.
 * @property {MediaInfo} [media]
 *
 * @typedef {{key: string, bubble?: Bubble, text?: string, attachment?: Attachment}} UnsentItem
 * @typedef {{text: string, bubble?: Bubble, attachments: Attachment[], preparing?: PreparingItem[],
 *   page?: string}} DraftState
 * @typedef {"compact"|"expanded"} PresentationStyle
 * @typedef {{code: "app_crashed"|"app_not_responding"|"app_misbehaved"|"app_cannot_start"|"too_many_apps",
 *   message: string, report?: CrashReport}} PanelFailure
 * @typedef {{cause: string, output: string[], calls: {function: string, file?: string, line?: number}[]}} CrashReport
 *   For the app's author.
 *
 * @typedef {{kind: "closed"}
 *   | {kind: "opening", app: string, style: PresentationStyle}
 *   | {kind: "open", app: string, style: PresentationStyle, instance: number}
 *   | {kind: "failed", app: string, failure: PanelFailure}
 *   | {kind: "offered", app: string, name: string}} PanelState
 *
 * @typedef {{size: [number, number], tint?: string, cornerRadius: number}} BubbleLook Points.
 * @typedef {{entry?: number, instance: number, look?: BubbleLook, failure?: PanelFailure}} LiveBubble No entry: the draft.
 * @typedef {{entries: number[], draft: boolean, size: [number, number]}} LiveSight
 *
 * @typedef {{panel: PanelState, draft: DraftState, receipts: Receipt[], unsent: UnsentItem[], live: LiveBubble[],
 *   revision: number, epoch?: number, colorScheme?: "light"|"dark", files?: FileRequest, noticeQuestion?: AppSummary}} DeviceState The colour scheme
 *   for which apps draw: light if absent. Another epoch than before: the apps that were open have ended with the server.
 *
 * @typedef {object} ConversationSnapshot
 * @property {string} conversation
 * @property {string} [name] Name that people gave the conversation.
 * @property {string} [avatar] Small picture that they gave it.
 * @property {string} device
 * @property {Participant} me
 * @property {Participant[]} participants
 * @property {AppSummary[]} apps
 * @property {TranscriptItem[]} items
 * @property {number} [older] Cursor for older items, if there are any.
 * @property {number} lastSequence
 * @property {DeviceState} state
 *
 * @typedef {{event: "state", data: DeviceState}
 *   | {event: "entry", id: number, data: EntryEvent}
 *   | {event: "panel", data: PanelState}
 *   | {event: "patch", data: PatchEvent}
 *   | {event: "live", data: LiveBubble[]}
 *   | {event: "draft", data: DraftState}
 *   | {event: "receipts", data: Receipt[]}
 *   | {event: "unsent", data: UnsentItem[]}
 *   | {event: "apps", data: AppSummary[]}
 *   | {event: "participants", data: Participant[]}
 *   | {event: "typing", data: {person: string}} | {event: "presence", data: {here: string[], lastVisit?: number}}
 *   | {event: "transcript", data: TranscriptEvent}
 *   | {event: "openURL", data: OpenURLEvent}
 *   | {event: "files", data: {request?: FileRequest}}
 *   | {event: "notice", data: NoticeEvent}
 *   | {event: "noticeQuestion", data: {app?: AppSummary}}
 *   | {event: "build", data: AppBuild}
 *   | {event: "colorScheme", data: "light"|"dark"}} ServerEvent
 *
 * @typedef {{sequence: number, items: TranscriptItem[]}} EntryEvent
 * @typedef {{first: number, last: number, items: TranscriptItem[], older?: number, revision: number}} TranscriptEvent
 * @typedef {{items: TranscriptItem[], older?: number, newer?: number, revision: number}} EntryPage
 * @typedef {{instance: number, patch: Patch}} PatchEvent
 * @typedef {{instance: number, url: string}} OpenURLEvent
 * @typedef {{number: number, app: string, name: string, wish?: FileWish, offer?: OfferedFiles}} FileRequest
 * @typedef {{source: "files"|"photos"|"camera", mediaTypes: string[], extensions: string[], countMax: number}} FileWish
 * @typedef {{files: {name: string, byteCount: number}[], text?: string}} OfferedFiles
 * @typedef {{name: string, byteCount: number, mediaType?: string}} AnnouncedFile
 * @typedef {{app: string, name: string, identifier: string, title: string, subtitle: string, body: string, hasSound: boolean,
 *   conversation?: string}} NoticeEvent
 * @typedef {{name: string, errors: string[]}} AppBuild Without errors where the app was built.
 *
 * A line of the simulator's inspector. The picture is one of the device's conversation.
 * @typedef {{number: number, at: number, device: string, kind: "person"|"call"|"request"|"entry"|"process"|"output"|"note",
 *   words: string, details?: LineDetails[], picture?: string}} InspectorLine
 * @typedef {{title: string, fields: {name: string, value: string}[]}} LineDetails
 *
 * @typedef {{key: string, text: string, replyTo?: number, mentions?: Mention[]}} SendBody
 * @typedef {{sequences: number[]}} SendReceipt
 * @typedef {{compact: [number, number], expanded: [number, number], environment: SceneEnvironment}} ScreenBody Points.
 * @typedef {{colorScheme: "light"|"dark", displayScale: number, locale: string, textSize?: TextSize,
 *   layoutDirection?: "leftToRight"|"rightToLeft", timeZone?: string, accessibility?: AccessibilitySetting[],
 *   isHidden?: boolean}} SceneEnvironment
 *   The language's direction if absent; a time zone of the IANA's database.
 * @typedef {"reduceMotion"|"reduceTransparency"|"increaseContrast"|"invertColors"} AccessibilitySetting
 * @typedef {"xSmall"|"small"|"medium"|"large"|"xLarge"|"xxLarge"|"xxxLarge"|"accessibility1"|"accessibility2"|
 *   "accessibility3"|"accessibility4"|"accessibility5"} TextSize
 * @typedef {{instance: number, events: InputEvent[]}} InputBody
 * @typedef {{error: {code: string, message: string}}} ErrorBody
 *
 * @typedef {[number, number, number, number]} Rect x, y, width, height in points, from the parent's top-left corner.
 *
 * @typedef {object} Node
 * @property {number} id
 * @property {Rect} frame
 * @property {NodeContent} [content] A group if absent.
 * @property {NodeStyle} [style]
 * @property {NodeAccessibility} [accessibility]
 * @property {number} [interactions] 1 tap, 2 press, 4 hover, 8 peel, 16 pointer, 32 drag, 64 drop.
 * @property {NodeGestures} [gestures]
 * @property {NodeKeys} [keys]
 * @property {number[]} [children]
 *
 * @typedef {GroupContent | TextContent | ImageContent | ShapeContent | ButtonContent | ToggleContent | SliderContent |
 *   SelectContent | ValueInputContent | TextFieldContent | ScrollContent | DialogContent | MediaContent} NodeContent
 *
 * @typedef {{kind: "group"}} GroupContent
 * @typedef {{kind: "text", lines: TextLine[], isSelectable?: boolean}} TextContent
 * @typedef {{y: number, height: number, baseline: number, runs: TextRun[]}} TextLine Points.
 * @typedef {{family: string, size: number, weight: number, italic?: boolean, monospacedDigits?: boolean}} Font
 *
 * @typedef {object} RunLooks
 * @property {Font} font
 * @property {string} color
 * @property {number} [tracking] In points, like all lengths here.
 * @property {number} [baselineOffset] Upwards.
 * @property {boolean} [underline]
 * @property {boolean} [strikethrough]
 *
 * @typedef {object} RunPlace
 * @property {string} text
 * @property {number} x
 * @property {number} width
 * @property {Paint} [paint] Replaces the colour, relative to the whole node's frame.
 * @property {boolean} [isFallback]
 * @typedef {RunLooks & RunPlace} TextRun
 *
 * @typedef {{kind: "image", asset: string, tint?: string, isPixelated?: boolean}} ImageContent
 * @typedef {{kind: "shape", path: string, fill?: Paint, stroke?: Stroke, evenOdd?: boolean}} ShapeContent
 * @typedef {{paint: Paint, width: number, cap?: "butt"|"round"|"square", join?: "miter"|"round"|"bevel",
 *   miterLimit?: number, dash?: number[], dashPhase?: number}} Stroke Points.
 *
 * @typedef {{location: number, color: string}} GradientStop
 * @typedef {{kind: "color", color: string} | Gradient} Paint
 * @typedef {LinearGradient | RadialGradient | AngularGradient} Gradient
 * @typedef {{kind: "linearGradient", stops: GradientStop[], startX: number, startY: number, endX: number,
 *   endY: number}} LinearGradient Fractions of the frame.
 * @typedef {{kind: "radialGradient", stops: GradientStop[], centerX: number, centerY: number, startRadius: number,
 *   endRadius: number, isElliptical?: boolean}} RadialGradient
 * @typedef {{kind: "angularGradient", stops: GradientStop[], centerX: number, centerY: number, startAngle: number, endAngle: number}} AngularGradient Degrees.
 *
 * @typedef {{kind: "button", role?: "destructive"|"cancel", isDisabled?: boolean, reorder?: Reorder,
 *   share?: SharedText, pastes?: boolean}} ButtonContent
 * @typedef {{row: number, index: number, count: number}} Reorder
 * @typedef {{text: string, title?: string}} SharedText
 * @typedef {{kind: "toggle", role: "switch"|"checkbox"|"radio"|"tab"|"pressed", isOn: boolean, isDisabled?: boolean}} ToggleContent
 * @typedef {{kind: "slider", value: number, minimum: number, maximum: number, step?: number, isDisabled?: boolean, isMirrored?: boolean,
 *   neutral?: number, least?: number, most?: number}} SliderContent
 * @typedef {{kind: "select", options: string[], selected?: number, isDisabled?: boolean}} SelectContent
 * @typedef {{kind: "valueInput", valueKind: "date"|"time"|"dateAndTime"|"color", value: string, minimum?: string,
 *   maximum?: string, isDisabled?: boolean}} ValueInputContent
 *
 * @typedef {object} TextFieldContent
 * @property {"textField"} kind
 * @property {string} text
 * @property {string} placeholder
 * @property {Font} font
 * @property {string} color
 * @property {string} placeholderColor
 * @property {"leading"|"center"|"trailing"} [alignment]
 * @property {boolean} [isSecure]
 * @property {boolean} [isDisabled]
 * @property {"text"|"number"|"decimal"|"email"|"url"|"phone"|"search"} [keyboard]
 * @property {"none"|"words"|"sentences"|"characters"} [capitalization]
 * @property {boolean} [isMirrored] Whether the text's leading edge is the right one.
 * @property {boolean} [isUncorrected]
 * @property {string} [submitLabel] As in HTML's `enterkeyhint`.
 * @property {number} [lineHeight] Of a multi-line field, in points.
 * @property {boolean} [submitsOnReturn]
 * @property {number} edit The last edit that `text` includes.
 * @property {FieldRun[]} [runs]
 * @property {{start?: number, end?: number, report: number}} [selection] Of a field whose app asks for what is selected; without a start it
 *   leaves that alone.
 * @property {boolean} [isFocused]
 *
 * @typedef {RunLooks & {length: number, background?: string}} FieldRun
 * @typedef {{start: number, end: number, report: number}} FieldSelection In UTF-16 code units; `report` counts
 *   the reports of the field, on from that of its `selection`.
 *
 * @typedef {object} ScrollContent
 * @property {"scroll"} kind
 * @property {[number, number]} contentSize Points.
 * @property {boolean} horizontal
 * @property {boolean} vertical
 * @property {boolean} [hidesIndicators]
 * @property {{x: number, y: number, serial: number, isAnimated?: boolean}} [target]
 * @property {{x: number, y: number, serial: number}} [shift]
 * @property {"pages"|number[]} [snap]
 * @property {number} [rest] The offset of a row beside its actions, to which it returns once the person turns to something else.
 * @property {boolean} [reportsOffset]
 * @property {boolean} [isRefreshable]
 * @property {boolean} [dismissesKeyboard]
 *
 * @typedef {{kind: "dialog", role: "dialog"|"alert"|"menu", isModal: boolean, isDismissable: boolean}} DialogContent
 *
 * @typedef {{kind: "media", media: "video"|"audio", file: string, hasControls?: boolean, order: MediaOrder}} MediaContent
 * @typedef {{number: number, isPlaying: boolean, rate: number, volume: number, isMuted: boolean, loopCount: number,
 *   seek?: {number: number, time: number}}} MediaOrder Executed once; a `loopCount` of -1 repeats for ever.
 * @typedef {{state: "ready"|"playing"|"paused"|"ended"|"failed", time: number, duration?: number, rate: number,
 *   order: number}} MediaReport Seconds.
 *
 * @typedef {object} NodeGestures
 * @property {number[]} [taps]
 * @property {{duration: number, distance: number}} [longPress] Seconds, points.
 * @property {number} [dragDistance] Points.
 * @property {boolean} [magnifies]
 * @property {boolean} [rotates]
 * @property {boolean} [comesFirst]
 * @property {boolean} [isSimultaneous]
 *
 * @typedef {object} NodeKeys
 * @property {boolean} [isFocusable]
 * @property {boolean} [isFocused]
 * @property {KeyFilter[]} [presses]
 * @property {KeyCombination[]} [shortcuts]
 *
 * @typedef {"down"|"repeat"|"up"} KeyPhase
 * @typedef {{keys?: string[], typed?: string, phases: KeyPhase[]}} KeyFilter Names as in `KeyboardEvent.key`.
 * @typedef {{key: string, modifiers: number}} KeyCombination
 * @typedef {{key: string, characters: string, modifiers: number, phase: KeyPhase}} KeyEvent Modifiers: 1 Caps Lock,
 *   2 Shift, 4 Control, 8 Option, 16 Command, 32 the numeric pad.
 * @typedef {{phase: "lift"|"enter"|"move"|"exit"|"drop"|"end", x: number, y: number}} TransferEvent
 *
 * @typedef {object} GestureEvent
 * @property {"tap"|"longPress"|"drag"|"magnify"|"rotate"} gesture
 * @property {"began"|"changed"|"ended"|"cancelled"} phase
 * @property {number} startX
 * @property {number} startY
 * @property {number} x
 * @property {number} y
 * @property {number} [amount]
 * @property {number} [velocityX]
 * @property {number} [velocityY]
 *
 * @typedef {object} NodeStyle
 * @property {number} [opacity]
 * @property {Filters} [filters]
 * @property {number[]} [transform] Six numbers, about the frame's centre.
 * @property {number[]} [projection] Nine numbers, about the frame's centre.
 * @property {{path: string, cornerRadius?: number, evenOdd?: boolean}} [clip]
 * @property {{color: string, radius: number, x: number, y: number}} [shadow]
 * @property {number} [backdropBlur]
 * @property {string} [mask] Asset whose alpha channel is the mask.
 * @property {"normal"|"multiply"|"screen"|"overlay"|"darken"|"lighten"|"colorDodge"|"colorBurn"|"hardLight"|
 *   "softLight"|"difference"|"exclusion"|"hue"|"saturation"|"color"|"luminosity"|"plusLighter"|
 *   "sourceAtop"|"destinationOver"|"destinationOut"} [blend] The last three are never sent.
 * @property {boolean} [ignoresInput]
 * @property {string} [hitPath]
 * @property {"track"|"top"|"bottom"|"left"|"right"} [pin]
 *
 * @typedef {import("./painter/filters.js").Filters} Filters
 *
 * @typedef {object} NodeAccessibility
 * @property {string} [label]
 * @property {string} [value]
 * @property {string} [hint]
 * @property {string} [help]
 * @property {string} [identifier]
 * @property {boolean} [hidden]
 * @property {("header"|"button"|"link"|"image"|"selected"|"searchField"|"progress"|"summary"|"updatesFrequently"|"choices")[]} [traits]
 * @property {number} [progress] 0…1.
 * @property {number} [headingLevel] 1…6.
 * @property {boolean} [isAdjustable]
 * @property {string[]} [actions]
 *
 * @typedef {{op: "put", node: Node}
 *   | {op: "frame", id: number, frame: Rect}
 *   | {op: "children", id: number, children: number[]}
 *   | {op: "remove", ids: number[]}} PatchOperation
 *
 * @typedef {object} Patch
 * @property {number} revision
 * @property {boolean} [reset]
 * @property {number} [root]
 * @property {PatchOperation[]} operations
 * @property {Motion[]} [motions]
 *
 * @typedef {object} Motion
 * @property {{duration: number, delay?: number, bezier?: number[], samples?: number[], repeatCount?: number,
 *   autoreverses?: boolean}} timing Seconds; a `repeatCount` of 0 is infinite.
 * @property {number[]} [nodes]
 * @property {Node[]} [before]
 * @property {Node[]} [after]
 * @property {{node: number, frames?: Rect[], transforms?: number[][], opacities?: number[], paths?: string[],
 *   looks?: Node[]}[]} [steps]
 *
 * @typedef {{kind: "tap", node: number}
 *   | {kind: "press", node: number, isDown: boolean}
 *   | {kind: "hover", node: number, isInside: boolean}
 *   | {kind: "pointer", node: number, x: number, y: number}
 *   | {kind: "gesture", node: number, event: GestureEvent}
 *   | {kind: "key", node: number, event: KeyEvent}
 *   | {kind: "transfer", node: number, event: TransferEvent}
 *   | {kind: "paste", node: number, text: string}
 *   | {kind: "edit", node: number, text: string, edit: number, base?: number, selection?: FieldSelection}
 *   | {kind: "select", node: number, selection: FieldSelection}
 *   | {kind: "submit", node: number}
 *   | {kind: "focus", node: number, isFocused: boolean}
 *   | {kind: "move", node: number, to: number}
 *   | {kind: "slide", node: number, value: number, isEditing: boolean}
 *   | {kind: "choose", node: number, index: number}
 *   | {kind: "pick", node: number, value: string}
 *   | {kind: "dismiss", node: number}
 *   | {kind: "scroll", node: number, x: number, y: number}
 *   | {kind: "refresh", node: number}
 *   | {kind: "adjust", node: number, isIncrement: boolean}
 *   | {kind: "act", node: number, index: number}
 *   | {kind: "media", node: number, report: MediaReport}} InputEvent
 */
/**
 * @template Event
 * @typedef {Event extends InputEvent ? Omit<Event, "node"> : never} WithoutNode
 */
/** @typedef {WithoutNode<InputEvent>} NodeInput An input event without its node. */
export {};
