import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `System symbols` {
    @Test func `every name of the table can be drawn`() {
        let names = SystemSymbols.names
        #expect(names.count > 900)
        #expect(names.filter { SystemSymbols.art(named: $0) == nil } == [])
    }

    @Test(arguments: [
        "chevron.right", "xmark.circle.fill", "heart.fill", "trash.circle", "person.crop.circle.fill", "17.circle.fill",
        "a.circle", "camera.slash", "bell.badge.plus", "star.square.fill", "person.crop.circle.badge.checkmark",
        "scope", "pawprint.fill", "checkmark.seal.fill",
    ])
    func `variants of known names can be drawn`(_ name: String) throws {
        let art = try #require(SystemSymbols.art(named: name))
        let bounds = art.bounds
        #expect(bounds.minX > -1 && bounds.minY > -1 && bounds.maxX < 17 && bounds.maxY < 17)
        #expect(bounds.width > 3 && bounds.height > 3)
    }

    @Test(arguments: [
        "", ".", ".fill", "circle.fill.fill.fill.fill.fill.fill.fill", "../x", "no.such.thing", "1234.circle",
    ])
    func `unknown names are nothing`(_ name: String) {
        #expect(SystemSymbols.art(named: name) == nil || name.hasPrefix("circle"))
    }

    @Test func `a name that is nearly right has suggestions`() {
        #expect(SystemSymbols.suggestions(for: "chevron.rigth").first == "chevron.right")
        #expect(SystemSymbols.suggestions(for: "hart.fill").contains("heart"))
    }

    @Test func `the content of a filled circle is cut out of it`() throws {
        let image = try #require(SystemSymbols.image(named: "heart.circle.fill", pointSize: 64, pixelsPerPoint: 1))
        let (x, y) = (image.width / 2, image.height / 2)
        #expect(image.pixel(x: x, y: y)?.alpha == 0)
        #expect(image.pixel(x: x, y: 6)?.alpha == 255)
    }

    @Test func `layers of a filled circle stay apart where they are to be coloured apart`() throws {
        let art = try #require(SystemSymbols.art(named: "heart.circle.fill", isLayered: true))
        #expect(art.layers.map(\.part) == [.enclosure, .main])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `SVG path data` {
    private func path(_ text: String) -> CGPath { CGPath(svgAny: text) }

    @Test func `relative commands and shorthands become absolute lines and curves`() {
        #expect(path("m1 2h3v4l-3-4z").svg == "M1 2L4 2L4 6L1 2Z")
        #expect(path("M0 0c0 1 1 1 1 0s1-1 1 0").svg == "M0 0C0 1 1 1 1 0C1 -1 2 -1 2 0")
        #expect(path("M0 0q1 1 2 0t2 0").svg == "M0 0Q1 1 2 0Q3 -1 4 0")
        #expect(path("M.5.5-1-1").svg == "M0.5 0.5L-1 -1")
    }

    @Test func `an arc goes the way that its flags say`() {
        let half = path("M0 0a1 1 0 0 1 2 0").boundingBoxOfPath
        #expect(abs(half.minY + 1) < 0.01 && abs(half.maxY) < 0.01)
        let other = path("M0 0a1 1 0 002 0").boundingBoxOfPath
        #expect(abs(other.maxY - 1) < 0.01 && abs(other.minY) < 0.01)
    }

    @Test func `what cannot be read ends the path`() {
        #expect(path("M1 1L2 2x9 9").svg == "M1 1L2 2")
        #expect(path("M1 1a1 1 0 7 0 1 1").svg == "M1 1")
        #expect(path("hello").isEmpty)
    }
}
