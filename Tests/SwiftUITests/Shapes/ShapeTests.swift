import CoreGraphics
import ReadPictures
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Shapes` {
    @Test func `round each corner by itself`() throws {
        let image = try picture(of: UnevenRoundedRectangle(topLeadingRadius: 16).fill(pureRed))
        #expect(image.components(1, 1)[3] == 0)
        #expect(image.color(38, 1) == .red)
        #expect(image.color(1, 38) == .red)
    }

    @Test func `cut radii that are longer than a side, all alike`() {
        let path = UnevenRoundedRectangle(topLeadingRadius: 100, topTrailingRadius: 100)
            .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(path.contains(CGPoint(x: 20, y: 1)))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func `are filled and stroked in one`() throws {
        let image = try picture(of: Circle().fill(pureRed).stroke(pureBlue, lineWidth: 6).padding(6))
        #expect(image.color(20, 20) == .red)
        #expect(image.color(6, 20) == .blue)
        #expect(image.components(1, 20)[3] == 0)
        let border = try picture(of: Rectangle().fill(pureRed).strokeBorder(pureBlue, lineWidth: 6))
        #expect(border.color(3, 3) == .blue && border.color(20, 20) == .red)
    }

    @Test func `are trimmed to a part of their length`() throws {
        let image = try picture(
            of: Circle().inset(by: 4).trim(from: 0, to: 0.25).stroke(pureRed, lineWidth: 4))
        #expect(image.components(31, 31)[3] > 200)
        #expect(image.components(8, 8)[3] == 0)
        #expect(image.components(31, 8)[3] == 0)
    }

    @Test func `stay shapes when they are stroked, moved, scaled and turned`() throws {
        let ring = Circle().inset(by: 10).stroke(lineWidth: 4)
        #expect(try picture(of: ring.fill(pureRed)).color(10, 20) == .red)
        #expect(try picture(of: ring.offset(x: 8).fill(pureRed)).color(18, 20) == .red)
        let bar = Rectangle().size(width: 40, height: 4).offset(y: 18)
        #expect(try picture(of: bar.rotation(.degrees(90)).fill(pureRed)).color(20, 2) == .red)
        #expect(try picture(of: Rectangle().scale(0.5).fill(pureRed)).components(5, 5)[3] == 0)
    }

    @Test func `may hide their type`() throws {
        let shapes = [AnyShape(Circle()), AnyShape(Rectangle())]
        #expect(try picture(of: shapes[0].fill(pureRed)).components(1, 1)[3] == 0)
        #expect(try picture(of: shapes[1].fill(pureRed)).color(1, 1) == .red)
    }

    @Test func `take the form of the container`() throws {
        let view = ContainerRelativeShape().fill(pureRed).containerShape(Capsule())
        #expect(try picture(of: view).components(1, 1)[3] == 0)
        #expect(try picture(of: ContainerRelativeShape().fill(pureRed)).color(1, 1) == .red)
    }

    @Test func `take the border of the buttons around`() throws {
        let border = Color.clear.background(pureRed, in: .buttonBorder)
        #expect(try picture(of: border).components(0, 0)[3] == 0)
        #expect(try picture(of: border.buttonBorderShape(.roundedRectangle(radius: 0))).color(0, 0) == .red)
        let ring = ButtonBorderShape.buttonBorder.inset(by: 10).fill(pureRed)
        #expect(try picture(of: ring.buttonBorderShape(.roundedRectangle(radius: 0))).components(5, 20)[3] == 0)
        #expect(try picture(of: ring.buttonBorderShape(.roundedRectangle(radius: 0))).color(11, 11) == .red)
        #expect(
            ButtonBorderShape.capsule.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 20, y: 1))
        )
    }

    @Test func `have concentric corners as the container, and fixed ones as they say`() throws {
        let corners = ConcentricRectangle().fill(pureRed)
        #expect(try picture(of: corners.containerShape(Capsule())).components(1, 1)[3] == 0)
        #expect(try picture(of: corners).color(1, 1) == .red)
        let least = Color.clear.background(pureRed, in: .rect(corners: .concentric(minimum: 12)))
        #expect(try picture(of: least).components(1, 1)[3] == 0)
        let fixed = ConcentricRectangle(corners: .fixed(0)).fill(pureRed).containerShape(Capsule())
        #expect(try picture(of: fixed).color(1, 1) == .red)
    }

    @Test func `have corners of both kinds, and those of a side alike`() throws {
        let mixed = ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: 0).fill(pureRed)
        let round = try picture(of: mixed.containerShape(RoundedRectangle(cornerRadius: 12)))
        #expect(round.components(1, 1)[3] == 0 && round.color(1, 38) == .red && round.color(38, 38) == .red)
        let leading: ConcentricRectangle = .rect(
            uniformLeadingCorners: 12, topTrailingCorner: .fixed(0), bottomTrailingCorner: .concentric)
        let left = try picture(of: leading.fill(pureRed))
        #expect(left.components(1, 1)[3] == 0 && left.components(1, 38)[3] == 0 && left.color(38, 1) == .red)
        #expect(left.color(38, 38) == .red)
    }

    @Test func `are as round as the least radius, and all alike where they are uniform`() throws {
        let least = ConcentricRectangle(corners: .concentric(minimum: .fixed(16)), isUniform: true).fill(pureRed)
        let round = try picture(of: least.containerShape(RoundedRectangle(cornerRadius: 2)))
        #expect(round.components(2, 2)[3] == 0)
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 16)
        let uniform = ConcentricRectangle(corners: .concentric, isUniform: true).fill(pureRed)
        #expect(try picture(of: uniform.containerShape(uneven)).components(38, 38)[3] == 0)
        #expect(try picture(of: ConcentricRectangle().fill(pureRed).containerShape(uneven)).color(38, 38) == .red)
    }

    @Test func `can be named for what takes a shape`() throws {
        #expect(try picture(of: pureRed.clipShape(.rect(cornerRadius: 20))).components(1, 1)[3] == 0)
        #expect(try picture(of: pureRed.clipShape(.circle)).components(1, 1)[3] == 0)
        #expect(try picture(of: Color.clear.background(pureRed, in: .capsule)).color(20, 20) == .red)
    }

    @Test func `run dashes from their phase on`() throws {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 20))
            path.addLine(to: CGPoint(x: 40, y: 20))
        }
        let style = StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 5)
        for view in [AnyView(line.stroke(pureRed, style: style)), AnyView(line.strokedPath(style).fill(pureRed))] {
            let image = try picture(of: view)
            #expect(image.color(2, 20) == .red)
            #expect(image.components(10, 20)[3] == 0)
            #expect(image.color(20, 20) == .red)
        }
    }
}
