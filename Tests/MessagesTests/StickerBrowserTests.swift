import MediaFormats
import Messages
import RenderTree
import SwiftUI
import Testing

/// A browser of stickers as a device shows it: docs/messages.md, B114 to B116.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StickerBrowserTests {
    private let folder: TestFolder
    private let stage: Stage
    private let browser: CountingBrowser
    private let renderer: SceneRenderer

    init() throws {
        folder = try TestFolder()
        let file = try folder.file("a.gif", Pictures.gif(delays: [10]))
        browser = CountingBrowser(
            sticker: try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel"), count: 1_000)
        stage = try Stage()
        renderer = SceneRenderer(root: stage.scene.controller)
        renderer.size = CGSize(width: 300, height: 300)
        show(browser, in: stage.app)
        try stage.scene.activate(.kate())
        _ = renderer.render()
    }

    private func show(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private var cells: [Node] { nodes { $0.accessibility.label == "A mussel" } }

    private func nodes(where isWanted: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        var pending = renderer.tree.root.map { [$0] } ?? []
        while let id = pending.popLast(), let node = renderer.tree[id] {
            if isWanted(node) { found.append(node) }
            pending += node.children
        }
        return found.reversed()
    }

    @Test func `only what is near the window is asked for, more with scrolling, all again after reloadData`() throws {
        // Two columns of 136 points: the window has three rows, and there is one more around it.
        #expect(browser.asked == Set(0..<8))
        let scroller = try #require(nodes { if case .scroll = $0.content { true } else { false } }.first)
        guard case .scroll(let content) = scroller.content else {
            Issue.record("no scroll area")
            return
        }
        #expect(content.contentSize.height == 500 * 136 && content.reportsOffset == true)
        renderer.handle(.scroll(scroller.id, x: 0, y: 13_600))
        _ = renderer.render()
        #expect(browser.stickerBrowserView.contentOffset == CGPoint(x: 0, y: 13_600))
        #expect(browser.asked.min() == 0 && browser.asked.max() == 207 && browser.asked.count < 20)
        browser.asked = []
        browser.stickerBrowserView.reloadData()
        _ = renderer.render()
        #expect(browser.asked.contains(200) && !browser.asked.contains(0))
    }

    @Test func `a picture is made to fit its cell, and never enlarged`() throws {
        let picture = try #require(nodes { if case .image = $0.content { true } else { false } }.first)
        // 300 × 150 pixels at a scale of 3, in the middle of a cell of 136 points.
        #expect(picture.frame == TreeRect(x: 18, y: 43, width: 100, height: 50))
    }

    @Test func `a tap puts the sticker into the input field`() throws {
        let cell = try #require(cells.first)
        #expect(cell.interactions == [.tap, .peel] && cell.accessibility.traits == [.button, .image])
        renderer.handle(.tap(cell.id))
        #expect(stage.host.wishes == ["insert sticker a.gif"])
    }

    @Test func `setting the offset asks the painter to go there`() throws {
        browser.stickerBrowserView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        _ = renderer.render()
        let scroller = try #require(nodes { if case .scroll = $0.content { true } else { false } }.first)
        guard case .scroll(let content) = scroller.content else {
            Issue.record("no scroll area")
            return
        }
        #expect(content.target == RenderTree.ScrollTarget(x: 0, y: 500, serial: 1, isAnimated: true))
    }

    @Test func `a tap on a sticker view stages it too, and a still GIF has one frame`() throws {
        let stage = try Stage()
        let renderer = SceneRenderer(root: stage.scene.controller)
        renderer.size = CGSize(width: 300, height: 300)
        let file = try folder.file("b.gif", Pictures.gif(delays: [10, 10]))
        let view = MSStickerView(
            frame: CGRect(x: 0, y: 0, width: 50, height: 50),
            sticker: try MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel"))
        stage.app.view.addSubview(view)
        try stage.scene.activate(.kate())
        _ = renderer.render()
        #expect(renderer.takeNewAssets().map { PictureAnimation($0.1)?.frameCount } == [1])
        view.startAnimating()
        _ = renderer.render()
        #expect(renderer.takeNewAssets().map { PictureAnimation($0.1)?.frameCount } == [2])
        let cell = try #require(renderer.tree.all.first { $0.accessibility.label == "A mussel" })
        renderer.handle(.tap(cell.id))
        #expect(stage.host.wishes == ["insert sticker b.gif"])
    }
}

extension NodeTree {
    fileprivate var all: [Node] {
        func below(_ id: NodeID) -> [Node] { self[id].map { [$0] + $0.children.flatMap(below) } ?? [] }
        return root.map(below) ?? []
    }
}

private final class CountingBrowser: MSStickerBrowserViewController {
    let sticker: MSSticker
    let count: Int
    var asked: Set<Int> = []

    init(sticker: MSSticker, count: Int) {
        self.sticker = sticker
        self.count = count
        super.init(stickerSize: .regular)
    }
    required init?(coder: NSCoder) { nil }

    override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { count }
    override func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        asked.insert(index)
        return sticker
    }
}
