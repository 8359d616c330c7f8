import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A colour's parts` {
    private func read(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test(
        arguments: [
            ((0, 1, 1), [1, 0, 0]), ((1.0 / 3, 1, 1), [0, 1, 0]), ((2.0 / 3, 1, 1), [0, 0, 1]),
            ((0.5, 0, 0.25), [0.25, 0.25, 0.25]),
            ((1, 1, 1), [1, 0, 0]), ((1.0 / 6, 1, 0.5), [0.5, 0.5, 0]), ((0, 0.5, 1), [1, 0.5, 0.5]),
        ] as [((CGFloat, CGFloat, CGFloat), [CGFloat])])
    func `come from its hue`(_ given: (CGFloat, CGFloat, CGFloat), _ expected: [CGFloat]) {
        let color = UIColor(hue: given.0, saturation: given.1, brightness: given.2, alpha: 0.5)
        #expect(read(color) == expected + [0.5])
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        #expect(read(again) == read(color))
    }

    @Test func `are the means of those of an image`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(read(UIColor(patternImage: image)) == [0, 1, 0, 1])
    }

    @Test func `are those of grey where it is one`() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.25) < 0.01 && abs(alpha - 0.75) < 0.01)
        #expect(read(UIColor(white: 0.2, alpha: 1)) == [0.2, 0.2, 0.2, 1])
    }

    @Test func `but for its opacity stay the same`() {
        #expect(read(UIColor.green.withAlphaComponent(0.25)) == read(.green).dropLast() + [0.25])
        #expect(UIColor.red.withAlphaComponent(1) == UIColor.red)
    }

    @Test func `of a colour for light and dark follow the traits, also with another opacity`() {
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(read(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
        #expect(read(color.resolvedColor(with: light)) == [0, 0, 0, 1])
        let pale = color.withAlphaComponent(0.5)
        #expect(read(pale.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
        #expect(read(pale.resolvedColor(with: light)) == [0, 0, 0, 0.5])
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
        var seen: [CGFloat] = []
        dark.performAsCurrent { seen = read(color) }
        #expect(seen == [1, 1, 1, 1])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A font as it is asked for` {
    @Test func `is none for a name that there is not`() {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
    }

    @Test func `is the same at another size`() {
        let font = UIFont.boldSystemFont(ofSize: 20).withSize(11)
        #expect(font.pointSize == 11 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont.boldSystemFont(ofSize: 20).lineHeight > font.lineHeight)
    }

    @Test func `has the traits of its descriptor`() throws {
        let plain = UIFont.systemFont(ofSize: 14)
        let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 14, "A size of 0 is the descriptor's.")
        #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    }

    @Test func `grows with the person's size of text`() {
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let sizes = [small, large].map { UIFont.preferredFont(forTextStyle: .body, compatibleWith: $0).pointSize }
        #expect(sizes == [14, 53])
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 17, compatibleWith: small) < 17)
        #expect(metrics.scaledValue(for: 17, compatibleWith: large) > 34)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 20).pointSize <= 20)
    }

    @Test(
        arguments: [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ] as [(UIFont.TextStyle, CGFloat)])
    func `is of its style's size at the usual size of text`(_ style: UIFont.TextStyle, _ size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test func `sizes of text are in an order, and some are for those who see little`() {
        let all: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        #expect(all.sorted() == all && zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
        #expect(all.map(\.isAccessibilityCategory) == (0..<12).map { $0 >= 7 })
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A picture's forms` {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test func `change one thing and keep the others`() {
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
        #expect(template.size == image.size && template.scale == image.scale)
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let both = template.resizableImage(withCapInsets: caps)
        #expect(both.capInsets == caps && both.renderingMode == .alwaysTemplate)
        #expect(image.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    }

    @Test func `are as large as their pixels at their scale`() throws {
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 8 && pixels.height == 4)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 8, height: 4))
        #expect(UIImage(cgImage: pixels, scale: 4, orientation: .up).size == CGSize(width: 2, height: 1))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .left).size == CGSize(width: 2, height: 4))
        let data = try #require(image.pngData())
        #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4), "A file does not know its scale.")
        #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    }

    @Test func `of a symbol tell what it was made with`() throws {
        let wanted = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        let symbol = try #require(UIImage(systemName: "star", variableValue: 0.5, configuration: wanted))
        #expect(symbol.symbolConfiguration === wanted && image.configuration == nil)
        #expect(UIImage.add.isSymbolImage && UIImage.checkmark.isSymbolImage && UIImage.actions.isSymbolImage)
        #expect(UIImage.remove.isSymbolImage && UIImage.strokedCheckmark.isSymbolImage)
    }

    @Test func `are none of a name that there is not`() {
        #expect(UIImage(named: "no such picture") == nil && UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    }
}
