import CoreGraphics
import ReadPictures
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A canvas` {
    private let red = GraphicsContext.Shading.color(pureRed)
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `fills and strokes paths`() throws {
        let image = try picture(
            of: Canvas { context, size in
                context.fill(square, with: red)
                context.stroke(
                    Path(CGRect(x: 20, y: 20, width: size.width - 24, height: 10)), with: .color(pureBlue), lineWidth: 4
                )
            })
        #expect(image.color(5, 5) == .red)
        #expect(image.color(20, 25) == .blue)
        #expect(image.components(26, 25)[3] == 0)
    }

    @Test func `keeps transforms, opacity and clips to the copy of the context that has them`() throws {
        let image = try picture(
            of: Canvas { context, _ in
                var copy = context
                copy.translateBy(x: 20, y: 0)
                copy.scaleBy(x: 2, y: 2)
                copy.opacity = 0.5
                copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 10)))
                copy.fill(square, with: red)
                context.fill(square, with: .color(pureBlue))
            })
        #expect(image.color(5, 5) == .blue)
        #expect(image.isNear([255, 0, 0, 128], at: 25, 15))
        #expect(image.components(35, 5)[3] == 0)
    }

    @Test func `is drawn by an author's own types, of no actor`() throws {
        struct Ball {
            let color: Color
            func draw(in context: inout GraphicsContext) {
                context.addFilter(.grayscale(0))
                context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(color)) }
                let words = context.resolve(Text("Hi"))
                context.draw(words, at: CGPoint(x: words.measure(in: CGSize(width: 90, height: 90)).width, y: 30))
            }
        }
        #expect(try picture(of: Canvas { context, _ in Ball(color: pureRed).draw(in: &context) }).color(5, 5) == .red)
    }

    @Test func `runs gradients between points`() throws {
        let image = try picture(
            of: Canvas { context, size in
                context.translateBy(x: 10, y: 0)
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 30, height: 40)),
                    with: .linearGradient(
                        Gradient(colors: [pureRed, pureBlue]), startPoint: .zero, endPoint: CGPoint(x: 30, y: 0)))
            })
        #expect(image.isNear([255, 0, 0, 255], at: 10, 5, within: 10))
        #expect(image.isNear([127, 0, 127, 255], at: 25, 5, within: 10))
    }

    @Test func `draws texts where they are wanted`() throws {
        let screen = Screen(
            Canvas { context, size in
                let text = context.resolve(Text("Hi"))
                let size = text.measure(in: CGSize(width: 100, height: 100))
                context.draw(text, at: CGPoint(x: 50, y: 50))
                context.draw(text, at: CGPoint(x: 50, y: 50))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: red)
            }, size: CGSize(width: 100, height: 100))
        #expect(screen.texts == ["Hi", "Hi"])
        let node = try #require(
            screen.painted.inDrawingOrder.map(\.node).first { if case .text = $0.content { true } else { false } })
        #expect(abs(node.frame.x + node.frame.width / 2 - 50) < 0.1)
        #expect(screen.diagnostics == [])
    }

    @Test func `draws symbols as often as it likes`() throws {
        let image = try picture(
            of: Canvas { context, _ in
                for place in [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 30)] {
                    if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: place) }
                }
            } symbols: {
                Circle().fill(pureRed).frame(width: 10, height: 10).tag("dot")
            })
        #expect(image.color(10, 10) == .red)
        #expect(image.color(30, 30) == .red)
        #expect(image.components(20, 20)[3] == 0)
    }

    @Test func `draws pictures`() throws {
        let bitmap = try #require(CGContext(width: 2, height: 2))
        bitmap.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        bitmap.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let picture = UIImage(cgImage: try #require(bitmap.makeImage()))
        let image = try SwiftUITests.picture(
            of: Canvas { context, _ in
                context.draw(Image(uiImage: picture), in: CGRect(x: 20, y: 20, width: 20, height: 20))
            })
        #expect(image.isNear([255, 0, 0, 255], at: 30, 30))
        #expect(image.components(10, 10)[3] == 0)
    }

    @Test func `composes layers as one`() throws {
        let image = try picture(
            of: Canvas { context, size in
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(square, with: red)
                    layer.fill(square, with: .color(pureBlue))
                }
            })
        #expect(image.isNear([0, 0, 255, 128], at: 5, 5))
    }

    @Test func `filters and masks what it draws`() throws {
        let image = try picture(
            of: Canvas { context, size in
                context.clipToLayer { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: red) }
                context.addFilter(.colorInvert())
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            })
        #expect(image.isNear([0, 0, 0, 255], at: 10, 10))
        #expect(image.components(1, 1)[3] == 0)
        #expect(image.components(30, 30)[3] == 0)
    }

    /// Colours in the left square alone, where both are, and in the right square alone, as the operators' formulas give them.
    /// Source: W3C Compositing and Blending Level 1, "Porter Duff Compositing Operators".
    @Test(arguments: [
        (GraphicsContext.BlendMode.destinationOut, ["red", "", ""]), (.clear, ["red", "", ""]),
        (.destinationIn, ["", "red", ""]), (.destinationOver, ["red", "red", "blue"]),
        (.destinationAtop, ["", "red", "blue"]), (.sourceAtop, ["red", "blue", ""]), (.sourceIn, ["", "blue", ""]),
        (.sourceOut, ["", "", "blue"]), (.xor, ["red", "", "blue"]), (.copy, ["", "blue", "blue"]),
    ])
    func `composites by operators that browsers lack`(mode: GraphicsContext.BlendMode, expected: [String]) throws {
        let image = try picture(
            of: Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: red)
                context.blendMode = mode
                let colour = mode == .clear ? Color.clear : pureBlue
                context.fill(Path(CGRect(x: 10, y: 0, width: 20, height: 20)), with: .color(colour))
            })
        let seen = [5, 15, 25].map { x in
            image.components(x, 10)[3] == 0 ? "" : image.color(x, 10) == .red ? "red" : "blue"
        }
        #expect(seen == expected)
    }

    @Test func `leaves what is outside of a clip, whatever the operator`() throws {
        for mode in [GraphicsContext.BlendMode.copy, .destinationIn, .sourceOut, .destinationOut] {
            let image = try picture(
                of: Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: red)
                    context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 40)))
                    context.blendMode = mode
                    context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 40)), with: .color(pureBlue))
                })
            #expect(image.color(30, 10) == .red, "\(mode)")
            #expect(image.color(5, 10) != .red || mode == .destinationIn, "\(mode)")
        }
    }

    @Test func `erases again and again what is drawn in between, without nesting deeper than a tree may be`() throws {
        let view = Canvas { context, _ in
            for number in 0..<200 {
                context.blendMode = .normal
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: red)
                context.blendMode = .destinationOut
                context.fill(Path(CGRect(x: number % 20, y: 0, width: 1, height: 20)), with: .color(.black))
                context.fill(Path(CGRect(x: 0, y: number % 20, width: 20, height: 1)), with: .color(.black))
            }
        }
        let screen = Screen(view, size: CGSize(width: 40, height: 40))
        #expect(screen.diagnostics.isEmpty)
        let image = try picture(of: view)
        // The last of all erased row 19 and column 19.
        #expect(image.components(5, 19)[3] == 0 && image.components(19, 5)[3] == 0)
        #expect(image.color(10, 10) == .red)
    }

    @Test func `a filter that is added applies before those added earlier, so that blurred shapes melt into one`()
        throws
    {
        let image = try picture(
            of: Canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 0, blue: 1)))
                context.addFilter(.blur(radius: 4))
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 10, width: 18, height: 20)), with: red)
                    layer.fill(Path(CGRect(x: 22, y: 10, width: 18, height: 20)), with: red)
                }
            })
        // Between the two there was nothing, and at their outer corners the blur leaves too little.
        #expect(image.isNear([0, 0, 255, 255], at: 20, 20))
        #expect(image.isNear([0, 0, 255, 255], at: 10, 20))
        #expect(image.components(1, 11)[3] == 0)
    }

    @Test func `multiplies colours by a matrix`() throws {
        let image = try picture(
            of: Canvas { context, size in
                var matrix = ColorMatrix()
                (matrix.r1, matrix.b1, matrix.a5) = (0, 1, -0.5)
                context.addFilter(.colorMatrix(matrix))
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(Color(red: 1, green: 0, blue: 0)))
            })
        #expect(image.isNear([0, 0, 255, 128], at: 10, 10))
        #expect(image.components(30, 10)[3] == 0)
    }

    @Test func `lets CoreGraphics draw`() throws {
        let image = try picture(
            of: Canvas { context, _ in
                context.withCGContext { bitmap in
                    bitmap.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                    bitmap.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
                }
            }, scale: 2)
        #expect(image.color(30, 10) == .blue)
        #expect(image.components(10, 10)[3] == 0)
    }

    struct Counting: View {
        @State private var count = 1
        var body: some View {
            VStack {
                Canvas { context, _ in
                    for index in 0..<count {
                        context.draw(Text("\(index)"), at: CGPoint(x: index * 10, y: 5))
                    }
                }
                Button("More") { count += 1 }
            }
        }
    }

    @Test func `draws anew when what it has read changes`() {
        let screen = Screen(Counting())
        #expect(screen.texts.filter { $0 != "More" } == ["0"])
        screen.tap("More")
        #expect(screen.texts.filter { $0 != "More" } == ["0", "1"])
        #expect(screen.diagnostics == [])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An image renderer` {
    @Test func `may leave no alpha`() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
        renderer.isOpaque = true
        #expect(try #require(renderer.cgImage).color(2, 2) == .black)
    }

    @Test func `draws into a context`() throws {
        let context = try #require(CGContext(width: 8, height: 8))
        var told = CGSize.zero
        ImageRenderer(content: pureRed.frame(width: 4, height: 4)).render(rasterizationScale: 2) { size, draw in
            told = size
            draw(context)
        }
        #expect(told == CGSize(width: 4, height: 4))
        let image = try #require(context.makeImage())
        #expect(image.color(2, 2) == .red)
        #expect(image.components(6, 6)[3] == 0)
    }
}
