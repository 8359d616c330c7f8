import RenderTree
import Testing

/// Each limit holds what is at it, and refuses what is one beyond.
@Suite(.timeLimit(.minutes(5))) struct LimitTests {
    private let id = NodeID(rawValue: 1)
    private let most = TreeLimits.numberMax

    private func code(_ content: NodeContent) -> NodeTreeError.Code? { code { $0.content = content } }

    private func code(_ change: (inout Node) -> Void) -> NodeTreeError.Code? {
        var changed = node(1)
        change(&changed)
        return refusal { _ = try NodeTree(root: 1, [.put(changed)]) }
    }

    private func list(_ count: Int) -> [String] { Array(repeating: "a", count: count) }

    @Test func `a frame may have no extent`() {
        #expect(code { $0.frame = TreeRect(x: 0, y: 0, width: 0, height: 0) } == nil)
        #expect(code { $0.frame = TreeRect(x: 0, y: 0, width: 0.5, height: 0.5) } == nil)
        #expect(code { $0.frame = TreeRect(x: 0, y: 0, width: 1, height: -0.5) } == .badNumber)
        #expect(code { $0.style.projection = [1, 0, 0, 0, 1, 0, 0, 0, 1] } == nil)
        #expect(code { $0.style.projection = [1, 0, 0, 0, 1, 0, 0, 0] } == .badNumber)
    }

    @Test func `a picture's name is checked wherever it stands`() {
        let (good, bad) = (AssetID(rawValue: "az09"), AssetID(rawValue: "{"))
        for asset in [good, bad] {
            let refused: NodeTreeError.Code? = asset == good ? nil : .badName
            #expect(code(.image(ImageContent(asset: asset))) == refused)
            #expect(code(.media(MediaContent(media: .video, file: asset))) == refused)
            #expect(code { $0.style.mask = asset } == refused)
        }
        for name in ["/", ":", "`", "0", "9", "a", "z"] {
            #expect(AssetID(rawValue: name).isWellFormed == ("0"..."9" ~= name || "a"..."z" ~= name), "\(name)")
        }
    }

    @Test func `a value has 32 characters that values are made of`() {
        func input(_ text: String) -> NodeTreeError.Code? {
            code(.valueInput(ValueInputContent(valueKind: .date, value: "", minimum: text)))
        }
        #expect(input(String(repeating: "0", count: 32)) == nil)
        #expect(input(String(repeating: "0", count: 33)) == .badName)
        for good in ["0", "9", ":", "a", "f", "A", "F", "#", "-", "T", "."] { #expect(input(good) == nil, "\(good)") }
        for bad in ["/", ";", "`", "g", "@", "G", " ", "\""] { #expect(input(bad) == .badName, "\(bad)") }
    }

    @Test func `a path has digits and commands, and no neighbours of theirs`() {
        for good in ["0", "9", " ", ".", "-", "e", ",", "M", "L", "Q", "C", "Z"] {
            #expect(path(good) == nil, "\(good)")
        }
        for bad in ["/", ":", "E", "A", "S", "\n"] { #expect(path(bad) == .badPath, "\(bad)") }
        #expect(code { $0.style.hitPath = "x" } == .badPath)
    }

    private func path(_ text: String) -> NodeTreeError.Code? { code(.shape(ShapeContent(path: text))) }

    @Test func `a player is told what it can do`() {
        func order(_ change: (inout PlaybackCommand) -> Void) -> NodeTreeError.Code? {
            var order = PlaybackCommand()
            change(&order)
            return code(.media(MediaContent(media: .audio, file: AssetID(rawValue: "a"), order: order)))
        }
        #expect(order { $0.rate = 16 } == nil)
        #expect(order { $0.rate = 0 } == .badNumber)
        #expect(order { $0.volume = 0 } == nil)
        #expect(order { $0.volume = 1.5 } == .badNumber)
        #expect(order { $0.loopCount = -1 } == nil)
        #expect(order { $0.loopCount = -2 } == .badNumber)
        #expect(order { $0.seek = MediaSeek(number: 1, time: PlaybackCommand.timeMax) } == nil)
        #expect(order { $0.seek = MediaSeek(number: 1, time: -1) } == .badNumber)
    }

    @Test func `bounds are in order, and what is chosen is there`() {
        func slider(_ minimum: Double, _ maximum: Double, step: Double? = nil) -> NodeTreeError.Code? {
            code(.slider(SliderContent(value: 0, minimum: minimum, maximum: maximum, step: step)))
        }
        #expect(slider(0, 1) == nil)
        #expect(slider(1, 1) == .badNumber)
        #expect(slider(0, 1, step: 0.5) == nil)
        #expect(slider(0, 1, step: 0) == .badNumber)
        func bounded(neutral: Double? = nil, _ least: Double?, _ most: Double?) -> NodeTreeError.Code? {
            code(.slider(SliderContent(value: 0, minimum: 0, maximum: 1, neutral: neutral, least: least, most: most)))
        }
        #expect(bounded(neutral: 0.5, 0.2, 0.8) == nil)
        #expect(bounded(0.8, 0.2) == .badNumber && bounded(-1, nil) == .badNumber && bounded(nil, 2) == .badNumber)
        #expect(bounded(neutral: 2, nil, nil) == .badNumber && bounded(neutral: .nan, nil, nil) == .badNumber)
        #expect(code(.select(SelectContent(options: ["a", "b"], selected: 1))) == nil)
        #expect(code(.select(SelectContent(options: ["a", "b"], selected: 2))) == .badNumber)
        #expect(code { $0.accessibility.progress = 1 } == nil)
        #expect(code { $0.accessibility.progress = 1.5 } == .badNumber)
        for (level, refused) in [(0, true), (1, false), (6, false), (7, true)] {
            #expect(code { $0.accessibility.headingLevel = level } == (refused ? .badNumber : nil))
        }
    }

    @Test func `lists have their limits`() {
        let limits: [(Int, (Int) -> NodeTreeError.Code?)] = [
            (TreeLimits.optionCountMax, { self.code(.select(SelectContent(options: self.list($0)))) }),
            (TreeLimits.actionCountMax, { count in self.code { $0.accessibility.actions = self.list(count) } }),
            (
                TreeLimits.tapCountMax,
                { count in self.code { $0.gestures = NodeGestures(taps: Array(1...count)) } }
            ),
        ]
        for (limit, code) in limits {
            #expect(code(limit) == nil)
            #expect(code(limit + 1) == .tooManyNodes)
        }
    }

    @Test func `a gesture has no negative distance`() {
        #expect(code { $0.gestures = NodeGestures(dragDistance: 0) } == nil)
        #expect(code { $0.gestures = NodeGestures(dragDistance: -1) } == .badNumber)
    }

    @Test func `a person's numbers are those that an app can compute with`() {
        func gesture(_ x: Double) -> InputEvent {
            .gesture(id, GestureEvent(gesture: .drag, phase: .changed, startX: 0, startY: 0, x: x, y: 0))
        }
        func media(_ time: Double) -> InputEvent { .media(id, MediaReport(state: .playing, time: time)) }
        for make in [
            gesture, media, { .slide(self.id, value: $0, isEditing: true) }, { .scroll(self.id, x: 0, y: $0) },
        ] {
            for good in [most, -most] { #expect(make(good).hasGoodNumbers) }
            for bad in [most.nextUp, -most.nextUp, .nan, .infinity] { #expect(!make(bad).hasGoodNumbers) }
        }
        #expect(InputEvent.tap(id).hasGoodNumbers)
    }
}
