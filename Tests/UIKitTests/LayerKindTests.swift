import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layer that shows its sublayers` {
    private let inner = CALayer()

    init() {
        inner.frame = CGRect(x: 30, y: 40, width: 10, height: 10)
        inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }

    @Test func `as a transform layer has no looks of its own, and fades each by itself`() throws {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        layer.addSublayer(inner)
        (layer.backgroundColor, layer.borderWidth, layer.masksToBounds) = (inner.backgroundColor, 3, true)
        (layer.opacity, inner.opacity) = (0.5, 0.5)
        layer.transform = CATransform3DMakeTranslation(7, 0, 0)
        let draft = try #require(layer.draft)
        #expect(draft.children.count == 1 && draft.node.style.clip == nil && draft.node.style.opacity == nil)
        #expect(draft.node.style.transform != nil && draft.children[0].node.style.opacity == 0.25)
    }

    @Test func `as a scroll layer shows the part that it is scrolled to`() throws {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        layer.backgroundColor = inner.backgroundColor
        layer.addSublayer(inner)
        #expect(layer.masksToBounds && inner.visibleRect.isEmpty)
        layer.scroll(to: CGPoint(x: 25, y: 35))
        let draft = try #require(layer.draft)
        #expect(draft.node.style.clip != nil && draft.box == [5, 5, 20, 20])
        #expect(draft.children.map(\.box) == [[0, 0, 20, 20], [5, 5, 10, 10]])
        let outer = CALayer()
        outer.addSublayer(layer)
        #expect(layer.convert(CGPoint(x: 25, y: 35), to: outer) == CGPoint(x: 5, y: 5))
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(layer.hitTest(CGPoint(x: 11, y: 11)) === inner)
    }

    @Test func `as a text layer has the font that is given, by its name too, and else the system's`() throws {
        func family(_ font: Any?) -> String? {
            let layer = CATextLayer()
            (layer.string, layer.fontSize, layer.font) = ("42", 14, font)
            let contents = layer.ownNodes().map(\.node.content)
            let texts = contents.compactMap { if case .text(let text) = $0 { text } else { nil } }
            let drawn = texts.first?.lines.first?.runs.first?.font
            #expect(drawn?.size == 14)
            return drawn?.family
        }
        let menlo = try #require(CGFont("Menlo-Bold" as CFString))
        #expect(family(menlo) == "JetBrains Mono" && family("Menlo" as CFString) == "JetBrains Mono")
        #expect(family(UIFont(name: "Georgia", size: 3)) == "Caladea")
        #expect(family(nil) == family("Unheard-Of") && family(nil) == UIFont.systemFont(ofSize: 1).familyName)
        #expect(CGFont("Unheard-Of" as CFString) == nil && menlo.postScriptName == "JetBrainsMono-Bold")
    }

    @Test func `as a scroll layer moves along its axes alone`() {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 25, y: 35))
        #expect(layer.bounds == CGRect(x: 0, y: 35, width: 20, height: 20))
        layer.scrollMode = .horizontally
        layer.scroll(to: CGPoint(x: 25, y: 0))
        #expect(layer.bounds.origin == CGPoint(x: 25, y: 35))
        layer.scrollMode = .none
        layer.scroll(to: CGPoint(x: CGFloat.zero, y: 0))
        #expect(layer.bounds.origin == CGPoint(x: 25, y: 35))
    }

    @Test func `as a scroll layer is scrolled as little as it takes, also by a layer within`() {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.addSublayer(inner)
        inner.scrollRectToVisible(inner.bounds)
        #expect(layer.bounds.origin == CGPoint(x: 20, y: 30))
        layer.scroll(to: CGRect(x: 22, y: 10, width: 5, height: 100))
        #expect(layer.bounds.origin == CGPoint(x: 20, y: 10))
        inner.scroll(CGPoint(x: 1, y: 2))
        #expect(layer.bounds.origin == CGPoint(x: 31, y: 42))
    }
}
