import CoreGraphics
import ReadPictures
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Gradients` {
    private let colors = [pureRed, pureBlue]

    @Test func `run outwards from their centre`() throws {
        let image = try picture(of: RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 16))
        #expect(image.isNear([255, 0, 0, 255], at: 20, 20))
        #expect(image.isNear([127, 0, 127, 255], at: 30, 20, within: 16))
        #expect(image.isNear([0, 0, 255, 255], at: 38, 20))
    }

    @Test func `run inwards where the first radius is the larger`() throws {
        let image = try picture(of: RadialGradient(colors: colors, center: .center, startRadius: 16, endRadius: 4))
        #expect(image.isNear([0, 0, 255, 255], at: 20, 20))
        #expect(image.isNear([255, 0, 0, 255], at: 38, 20))
    }

    @Test func `reach as far across as the frame is wide where they are elliptical`() throws {
        let view = EllipticalGradient(colors: colors).frame(width: 40, height: 10)
        let image = try picture(of: view)
        #expect(image.isNear([0, 0, 255, 255], at: 39, 20, within: 20))
        #expect(image.isNear([0, 0, 255, 255], at: 20, 15, within: 40))
    }

    @Test func `go clockwise around a point`() throws {
        let image = try picture(of: AngularGradient(colors: colors, center: .center, angle: .degrees(-90)))
        #expect(image.isNear([255, 0, 0, 255], at: 21, 2, within: 10))
        #expect(image.isNear([127, 0, 127, 255], at: 20, 38, within: 10))
        #expect(image.isNear([0, 0, 255, 255], at: 18, 2, within: 10))
    }

    @Test func `leave the rest of a turn to their end colours, half to each`() throws {
        let gradient = AngularGradient(
            colors: colors, center: .center, startAngle: .degrees(0), endAngle: .degrees(90))
        let image = try picture(of: gradient)
        #expect(image.isNear([127, 0, 127, 255], at: 34, 34, within: 8))
        #expect(image.isNear([0, 0, 255, 255], at: 5, 25))
        #expect(image.isNear([255, 0, 0, 255], at: 30, 5))
    }

    @Test func `are made of one colour, lighter at the top`() throws {
        let image = try picture(of: Rectangle().fill(pureBlue.gradient))
        #expect(image.components(20, 1)[0] > 30)
        #expect(image.isNear([0, 0, 255, 255], at: 20, 39))
    }

    @Test func `can be named as styles`() throws {
        let image = try picture(of: Circle().fill(.conicGradient(colors: colors, center: .center)))
        #expect(image.isNear([127, 0, 127, 255], at: 5, 20, within: 8))
        let line = try picture(
            of: Rectangle().fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)))
        #expect(line.isNear([127, 0, 127, 255], at: 20, 20, within: 8))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Shape styles` {
    @Test func `of two levels give secondary its own colour`() throws {
        let view = HStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
        }
        let image = try picture(of: view.foregroundStyle(pureRed, pureBlue))
        #expect(image.isNear([255, 0, 0, 255], at: 3, 3))
        #expect(image.isNear([0, 0, 255, 255], at: 20, 3))
        #expect(image.isNear([0, 0, 255, 255], at: 38, 3))
    }

    @Test func `that are weaker than a colour around are that colour, fainter`() throws {
        let image = try picture(of: Rectangle().foregroundStyle(.secondary).foregroundStyle(pureRed))
        #expect(image.isNear([255, 0, 0, 128], at: 3, 3))
    }

    @Test func `cast shadows outside and inside of a shape`() throws {
        let inside = Rectangle().fill(pureRed.shadow(.inner(color: .black, radius: 3))).padding(8)
        let image = try picture(of: inside, scale: 2)
        #expect(image.components(18, 40)[0] < 200)
        #expect(image.isNear([255, 0, 0, 255], at: 40, 40))
        #expect(image.components(10, 40)[3] == 0)
        let outside = Rectangle().fill(pureRed.shadow(.drop(color: .black, radius: 0, x: 4, y: 4))).padding(8)
        #expect(try picture(of: outside).color(34, 34) == .black)
    }

    @Test func `of the tint may be any style`() throws {
        let view = Rectangle().fill(.tint).tint(
            LinearGradient(colors: [pureRed, pureBlue], startPoint: .leading, endPoint: .trailing))
        #expect(try picture(of: view).isNear([0, 0, 255, 255], at: 39, 3, within: 10))
        #expect(try picture(of: Rectangle().fill(.tint).tint(pureRed)).color(3, 3) == .red)
    }

    @Test func `of the background are what the app says`() throws {
        #expect(try picture(of: Rectangle().fill(.background).backgroundStyle(pureRed)).color(3, 3) == .red)
        #expect(try picture(of: Rectangle().fill(.background.secondary)).isNear([242, 242, 247, 255], at: 3, 3))
    }

    @Test func `of materials let through what is behind`() throws {
        let view = Color.black.overlay(Rectangle().fill(.ultraThinMaterial))
        let image = try picture(of: view)
        #expect(image.components(20, 20)[0] > 80)
        #expect(image.components(20, 20)[0] < 200)
    }

    @Test func `of materials blur what is behind, and only that`() throws {
        let stripes = HStack(spacing: 0) {
            Color.black
            Color.white
        }
        let image = try picture(
            of: stripes.overlay(alignment: .bottom) { Rectangle().fill(.ultraThinMaterial).frame(height: 20) })
        #expect(image.components(19, 5)[0] == 0)
        #expect(image.components(20, 5)[0] == 255)
        let (left, right) = (image.components(19, 35)[0], image.components(20, 35)[0])
        #expect(abs(Int(left) - Int(right)) < 12)
    }

    @Test func `lay a picture out again and again`() throws {
        let context = try #require(CGContext(width: 10, height: 10))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        let tile = UIImage(cgImage: try #require(context.makeImage()))
        let image = try picture(of: Circle().fill(.image(Image(uiImage: tile))))
        #expect(image.color(22, 20) == .red)
        #expect(image.color(27, 20) == nil)
        #expect(image.color(1, 1) == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Colours` {
    private let environment = EnvironmentValues()

    @Test func `resolve to components`() {
        let resolved = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5).resolve(in: environment)
        #expect(abs(resolved.red - 0.5) < 0.001)
        #expect(abs(resolved.linearRed - 0.214) < 0.001)
        #expect(resolved.opacity == 0.5)
        #expect(Color(resolved).resolve(in: environment).description == "#8040FF80")
    }

    @Test func `mix`() {
        let mixed = pureRed.mix(with: pureBlue, by: 0.25, in: .device).resolve(in: environment)
        #expect(abs(mixed.red - 0.75) < 0.01 && abs(mixed.blue - 0.25) < 0.01)
        #expect(pureRed.mix(with: pureBlue, by: .nan).resolve(in: environment).blue == 0)
    }

    /// The expected components are those of CSS's `color-mix(in oklab, …)`.
    @Test func `mix perceptually unless they are told otherwise`() {
        func components(_ color: Color) -> [Int] {
            let color = color.resolve(in: environment)
            return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        }
        #expect(components(pureRed.mix(with: pureBlue, by: 0.5)) == [140, 83, 162])
        #expect(components(Color.white.mix(with: .black, by: 0.5)) == [99, 99, 99])
        #expect(components(pureRed.mix(with: pureBlue, by: 1)) == [0, 0, 255])
        #expect(pureRed.opacity(0.5).mix(with: pureBlue, by: 0.5).resolve(in: environment).opacity == 0.75)
    }

    @Test func `of linear components are encoded`() {
        #expect(abs(Color(.sRGBLinear, red: 0.214, green: 0, blue: 0).resolve(in: environment).red - 0.5) < 0.01)
    }
}
