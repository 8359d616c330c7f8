import Testing

@testable import CoreGraphics

private func square(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> SymbolArt {
    SymbolArt(layers: [SymbolArt.Layer(path: CGPath(rect: CGRect(x: x, y: y, width: width, height: height)))])
}

private func isNear(_ box: CGRect, _ other: CGRect) -> Bool {
    abs(box.minX - other.minX) < 0.01 && abs(box.minY - other.minY) < 0.01 && abs(box.maxX - other.maxX) < 0.01
        && abs(box.maxY - other.maxY) < 0.01
}

@Suite(.timeLimit(.minutes(5))) struct `A symbol beside text` {
    private func metrics(_ art: SymbolArt, _ pointSize: CGFloat, scale: CGFloat = 1) -> SymbolMetrics {
        SymbolMetrics(of: art, pointSize: pointSize, scale: scale, capHeight: 10)
    }

    @Test func `is as large as its outline with margins, in the size of the font`() {
        // A unit is 1.13 points at 16 points; the margins are half a unit at the sides, and a quarter above and below.
        let full = metrics(square(0, 0, 16, 16), 16)
        #expect(abs(full.size.width - 19.21) < 1e-9 && abs(full.size.height - 18.645) < 1e-9)
        #expect(abs(full.baseline - (8.25 * 1.13 + 5)) < 1e-9)
        let origin = CGPoint.zero.applying(full.transform)
        #expect(abs(origin.x - 0.565) < 1e-9 && abs(origin.y - 0.2825) < 1e-9)
        let part = metrics(square(4, 2, 6, 10), 32, scale: 0.5)
        #expect(abs(part.size.width - 7 * 1.13) < 1e-9 && abs(part.size.height - 10.5 * 1.13) < 1e-9)
        #expect(abs(part.baseline - (6.25 * 1.13 + 5)) < 1e-9)
        let corner = CGPoint(x: 4, y: 2).applying(part.transform)
        #expect(abs(corner.x - 0.565) < 1e-9 && abs(corner.y - 0.2825) < 1e-9)
    }

    @Test func `has a font size between 1 and 1000 points`() {
        #expect(metrics(square(0, 0, 16, 16), 0) == metrics(square(0, 0, 16, 16), 1))
        #expect(metrics(square(0, 0, 16, 16), 5000) == metrics(square(0, 0, 16, 16), 1000))
        #expect(metrics(square(0, 0, 16, 16), 999).size.width < metrics(square(0, 0, 16, 16), 1000).size.width)
    }

    @Test func `is bounded by all that is drawn`() {
        var art = square(1, 2, 3, 4)
        art.layers += square(8, 1, 2, 2).layers + [SymbolArt.Layer(path: CGMutablePath())]
        #expect(art.bounds == CGRect(x: 1, y: 1, width: 9, height: 5))
        let whole = CGRect(x: 0, y: 0, width: 16, height: 16)
        #expect(SymbolArt(layers: []).bounds == whole && SymbolArt(emoji: "🦎").bounds == whole)
    }

    @Test func `has pixels for its size, rounded up`() throws {
        let art = try #require(SystemSymbols.art(named: "cross"))
        #expect(isNear(art.bounds, CGRect(x: 0, y: 0, width: 16, height: 16)))
        let image = try #require(SystemSymbols.image(named: "cross", pointSize: 16, pixelsPerPoint: 3))
        // 57.63 by 55.935
        #expect(image.width == 58 && image.height == 56)
        #expect(SystemSymbols.image(named: "cross", pointSize: 1000, scale: 4) == nil)
        #expect(SystemSymbols.image(named: "no such name") == nil)
        #expect(image.pixel(x: 2, y: 2)?.alpha == 0 && image.pixel(x: 29, y: 28)?.alpha == 255)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A symbol's picture` {
    @Test func `may be as wide as the widest picture, and no wider`() throws {
        let art = try #require(SystemSymbols.art(named: "minus"))
        let capHeight = TextEngine.metrics(of: FontSpec(size: 17)).capHeight
        let size = SymbolMetrics(of: art, pointSize: 17, scale: 1, capHeight: capHeight).size
        try #require(size.width > size.height)
        func width(_ pixels: CGFloat) -> Int? {
            SystemSymbols.image(named: "minus", pixelsPerPoint: pixels / size.width)?.width
        }
        let most = CGFloat(CGImage.sideMax)
        #expect(width(most - 0.5) == CGImage.sideMax && width(most + 0.5) == nil)
    }

    @Test func `of an emoji has all of it`() throws {
        let image = try #require(SystemSymbols.image(named: "lizard", pointSize: 40))
        func isClear(_ x: Int, _ y: Int) -> Bool { image.pixel(x: x, y: y)?.alpha == 0 }
        #expect((0..<image.height).allSatisfy { isClear(image.width - 1, $0) })
        #expect((0..<image.width).allSatisfy { isClear($0, 0) && isClear($0, image.height - 1) })
        let drawn = (0..<image.width).flatMap { x in (0..<image.height).map { (x, $0) } }.filter {
            !isClear($0.0, $0.1)
        }
        let width = try #require(drawn.map(\.0).max()) - (try #require(drawn.map(\.0).min()))
        #expect(width > image.width / 2)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A composed symbol` {
    @Test func `shrinks to fit an enclosure, about its centre`() throws {
        let art = try #require(
            SymbolComposition.enclose(square(0, 0, 8, 8), in: .circle, isFilled: false, isLayered: false))
        #expect(art.layers.map(\.part) == [.enclosure, .main] && !art.isFilled)
        let side = 8 * 0.55
        let middle = CGRect(x: 8 - side / 2, y: 8 - side / 2, width: side, height: side)
        #expect(isNear(art.layers[1].path.boundingBox, middle))
        let wide = try #require(
            SymbolComposition.enclose(square(0, 0, 32, 8), in: .square, isFilled: false, isLayered: false))
        #expect(isNear(wide.layers[1].path.boundingBox, CGRect(x: 3.2, y: 6.8, width: 9.6, height: 2.4)))
    }

    @Test func `is cut out of a filled enclosure, unless its layers stay apart`() throws {
        let cut = try #require(
            SymbolComposition.enclose(square(0, 0, 8, 8), in: .diamond, isFilled: true, isLayered: false))
        #expect(cut.layers.count == 1 && cut.layers[0].evenOdd && cut.isFilled)
        let apart = try #require(
            SymbolComposition.enclose(square(0, 0, 8, 8), in: .diamond, isFilled: true, isLayered: true))
        #expect(apart.layers.count == 2 && apart.isFilled)
        let emoji = SymbolComposition.enclose(SymbolArt(emoji: "🦎"), in: .circle, isFilled: true, isLayered: false)
        #expect(emoji == SymbolArt(emoji: "🦎"))
    }

    @Test func `is struck through from corner to corner`() {
        let struck = SymbolComposition.strike(square(0, 0, 8, 8))
        #expect(struck.layers.count == 2)
        #expect(isNear(struck.layers[1].path.boundingBox, CGRect(x: 1.6, y: 1.4, width: 13, height: 13)))
    }

    @Test func `has its badge at the lower right`() {
        let art = SymbolComposition.badge(square(0, 0, 10, 10), with: square(0, 0, 10, 10))
        #expect(art.layers.map(\.part) == [.main, .badge])
        #expect(isNear(art.layers[0].path.boundingBox, CGRect(x: 0, y: 0, width: 8.6, height: 8.6)))
        #expect(isNear(art.layers[1].path.boundingBox, CGRect(x: 9.4, y: 8.8, width: 4.5, height: 4.5)))
    }

    @Test func `of letters is eleven units high, and no wider than fifteen`() throws {
        let letter = try #require(SymbolComposition.letters("H")).bounds
        #expect(abs(letter.height - 11) < 0.1 && abs(letter.midX - 8) < 0.01 && abs(letter.midY - 8) < 0.1)
        let wide = try #require(SymbolComposition.letters("MMMM")).bounds
        #expect(abs(wide.width - 15) < 0.01 && abs(wide.midX - 8) < 0.01 && wide.height < 11)
        #expect(SymbolComposition.letters(" ") == nil)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A symbol's name` {
    @Test(arguments: ["0.circle", "99.circle", "z.square", "Q.circle.fill", "é.circle"])
    func `may be a number or a letter in an enclosure`(_ name: String) {
        #expect(SystemSymbols.art(named: name) != nil)
    }

    @Test(arguments: [
        "100.circle", "-1.circle", "zz.circle", "?.circle", ".circle", "zz.slash", ".badge.plus", "x.badge.",
    ])
    func `may not be any other`(_ name: String) { #expect(SystemSymbols.art(named: name) == nil) }

    @Test func `may be made longer by variants`() throws {
        let plain = try #require(SystemSymbols.art(named: "cross"))
        #expect(try #require(SystemSymbols.art(named: "cross.slash")).layers.count == plain.layers.count + 1)
        let badged = try #require(SystemSymbols.art(named: "cross.badge.plus"))
        #expect(badged.layers.first?.part == .main && badged.layers.last?.part == .badge)
        #expect(try #require(SystemSymbols.art(named: "cross.badge.unheard")).layers == plain.layers)
        #expect(try #require(SystemSymbols.art(named: "heart.fill")).isFilled)
        #expect(!(try #require(SystemSymbols.art(named: "heart")).isFilled))
        #expect(try #require(SystemSymbols.art(named: "cross.circle.fill")).isFilled)
    }

    @Test func `has its nearest names suggested without variants`() {
        #expect(SystemSymbols.suggestions(for: "cross.fill.circle").first == "cross")
        #expect(SystemSymbols.suggestions(for: "crosss").first == "cross")
        #expect(SystemSymbols.suggestions(for: "chevron.rihgt").first == "chevron.right")
        #expect(SystemSymbols.suggestions(for: "nothing like it").count == 3)
    }

    @Test func `stands for an icon, letters, an outline or an emoji`() {
        #expect(SymbolSource("glyph:Aa") == .glyph("Aa") && SymbolSource("own:cross") == .own("cross"))
        #expect(SymbolSource("emoji:🦎") == .emoji("🦎") && SymbolSource("house-door") == .icon("house-door"))
        #expect(SymbolSource("glyph::") == .glyph(":"))
    }
}
