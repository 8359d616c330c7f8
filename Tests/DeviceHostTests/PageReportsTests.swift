import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct PageReportsTests {
    private let one = PageID(unchecked: "one")
    private let two = PageID(unchecked: "two")

    private func sight(
        _ entries: Int..., draft: Bool = false, width: Double = 300, height: Double = 400
    ) -> LiveSight {
        LiveSight(entries: entries, draft: draft, size: TreeSize(width: width, height: height))
    }

    private func screen(_ width: Double) -> ScreenBody {
        let size = TreeSize(width: width, height: 300)
        return ScreenBody(compact: size, expanded: size, environment: SceneEnvironment())
    }

    private func hidden(_ screen: ScreenBody) -> ScreenBody {
        var hidden = screen
        hidden.environment.isHidden = true
        return hidden
    }

    @Test func `the screen is that of a page that is not hidden, if there is one`() throws {
        var reports = reports(one, two)
        #expect(try reports.store(screen(300), of: one, current: screen(100)) == screen(300))
        #expect(try reports.store(hidden(screen(200)), of: two, current: screen(300)) == nil)
        #expect(reports.screen == screen(300))
        reports.closed(one)
        #expect(reports.screen == hidden(screen(200)))
    }

    @Test func `the device takes another page's screen when the one that it had is hidden`() throws {
        var reports = reports(one, two)
        _ = try reports.store(screen(300), of: one, current: screen(100))
        _ = try reports.store(screen(200), of: two, current: screen(300))
        #expect(try reports.store(hidden(screen(200)), of: two, current: screen(200)) == screen(300))
        #expect(try reports.store(hidden(screen(300)), of: one, current: screen(300)) == hidden(screen(300)))
    }

    @Test func `a page that is looked at is taken even where its screen is as before`() throws {
        var reports = reports(one)
        #expect(try reports.store(screen(300), of: one, current: screen(300)) == screen(300))
    }

    @Test func `an impossible screen is refused and not stored`() throws {
        var reports = reports(one)
        #expect(throws: ChatError.self) { try reports.store(screen(-1), of: one, current: screen(300)) }
        #expect(reports.screen == nil)
    }

    private func reports(_ pages: PageID...) -> PageReports {
        var reports = PageReports()
        for page in pages { reports.opened(page) }
        return reports
    }

    @Test func `pages see together, those nearest to any eyes first`() throws {
        var reports = reports(one, two)
        #expect(reports.sight == nil)
        try reports.store(sight(9, 8, 7), of: one)
        try reports.store(sight(3, 9, draft: true), of: two)
        #expect(reports.sight?.entries == [3, 9, 8, 7])
        #expect(reports.sight?.draft == true)
    }

    @Test func `bubbles fit the narrowest page that has one`() throws {
        var reports = reports(one, two)
        try reports.store(sight(1, width: 300), of: one)
        try reports.store(sight(width: 200), of: two)
        #expect(reports.sight?.size.width == 300)
        try reports.store(sight(2, width: 200), of: two)
        #expect(reports.sight?.size == TreeSize(width: 200, height: 400))
    }

    @Test func `bubbles fit the lowest page that has one, whichever is narrower`() throws {
        var reports = reports(one, two)
        try reports.store(sight(1, width: 200, height: 400), of: one)
        try reports.store(sight(height: 250), of: two)
        #expect(reports.sight?.size == TreeSize(width: 200, height: 400))
        try reports.store(sight(2, width: 300, height: 250), of: two)
        #expect(reports.sight?.size == TreeSize(width: 200, height: 250))
        try reports.store(sight(1, width: 200, height: 400), of: one)
        #expect(reports.sight?.size == TreeSize(width: 200, height: 250))
    }

    @Test func `an impossible height changes nothing`() throws {
        var reports = reports(one)
        try reports.store(sight(1), of: one)
        for height in [ChatLimits.liveSideMin - 1, ChatLimits.liveSideMax + 1, .nan] {
            #expect(throws: ChatError.self) { try reports.store(sight(2, height: height), of: one) }
        }
        #expect(reports.sight == sight(1))
    }

    @Test func `the least and the largest sides are taken`() throws {
        let (least, most) = (ChatLimits.liveSideMin, ChatLimits.liveSideMax)
        for (width, height) in [(least, most), (most, least)] {
            var reports = reports(one)
            try reports.store(sight(1, width: width, height: height), of: one)
            #expect(reports.sight?.size == TreeSize(width: width, height: height))
        }
    }

    @Test func `the end of a stream that never was takes none away`() throws {
        var reports = PageReports()
        try reports.store(sight(1), of: one)
        reports.closed(one)
        reports.opened(one)
        #expect(reports.sight?.entries == [1])
    }

    @Test func `a page takes its own away, with the last of its streams`() throws {
        var reports = reports(one, two, two)
        try reports.store(sight(1), of: one)
        try reports.store(sight(2), of: two)
        reports.closed(two)
        #expect(reports.sight?.entries == [2, 1])
        reports.closed(two)
        #expect(reports.sight?.entries == [1])
        reports.closed(two)
        reports.closed(one)
        #expect(reports.sight == nil)
    }

    @Test func `the size is that of the page that said so last, then of the one before`() throws {
        var reports = reports(one, two)
        #expect(reports.screen == nil)
        _ = try reports.store(screen(400), of: one, current: screen(100))
        _ = try reports.store(screen(300), of: two, current: screen(400))
        #expect(reports.screen == screen(300))
        reports.closed(two)
        #expect(reports.screen == screen(400))
    }

    @Test func `an impossible size changes nothing, also beside a good one`() throws {
        var reports = reports(one, two)
        try reports.store(sight(1), of: one)
        for width in [ChatLimits.liveSideMin - 1, ChatLimits.liveSideMax + 1, .nan, -.infinity] {
            #expect(throws: ChatError.self) { try reports.store(sight(2, width: width), of: two) }
        }
        #expect(reports.sight == sight(1))
    }

    @Test func `of as many pages as there may be, none is forgotten`() throws {
        let pages = (1...ChatLimits.pagesPerDeviceMax).map { PageID(unchecked: "p\($0)") }
        var reports = PageReports()
        for (place, page) in pages.enumerated() { try reports.store(sight(place), of: page) }
        for page in pages { reports.opened(page) }
        #expect(reports.sight?.entries.sorted() == Array(pages.indices))
    }

    @Test func `pages whose stream does not come are forgotten, the oldest first`() throws {
        var reports = reports(one)
        try reports.store(sight(1), of: one)
        for number in 0...ChatLimits.pagesPerDeviceMax {
            try reports.store(sight(2), of: PageID(unchecked: "p\(number)"))
        }
        reports.opened(PageID(unchecked: "p0"))
        #expect(reports.sight?.entries == [1])
        reports.opened(PageID(unchecked: "p\(ChatLimits.pagesPerDeviceMax)"))
        #expect(reports.sight?.entries == [2, 1])
    }
}
