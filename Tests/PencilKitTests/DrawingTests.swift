import Foundation
@testable import PencilKit
import ReadPictures
import RenderTree
import Testing
import TreePainter

@Suite(.timeLimit(.minutes(5))) struct `A drawing` {
    @Test func `has the bounds of its lines, and none without`() {
        #expect(PKDrawing().bounds.isNull)
        let drawing = PKDrawing(strokes: [stroke(level(20))])
        #expect(drawing.bounds == CGRect(x: 7, y: 17, width: 106, height: 6))
        let moved = drawing.transformed(using: CGAffineTransform(translationX: 100, y: 0))
        #expect(moved.bounds.minX == 107 && moved != drawing)
        #expect(drawing.appending(moved).bounds == CGRect(x: 7, y: 17, width: 206, height: 6))
    }

    @Test func `becomes an image with its ink and nothing else`() throws {
        let drawing = PKDrawing(strokes: [stroke(level(20)), stroke([CGPoint(x: 60, y: 40)])])
        let image = drawing.image(from: CGRect(x: 10, y: 10, width: 100, height: 40), scale: 2)
        #expect(image.size == CGSize(width: 100, height: 40) && image.scale == 2)
        let picture = try #require(image.cgImage)
        #expect(picture.width == 200 && picture.color(100, 20) == .red)
        // The dot.
        #expect(picture.color(100, 60) == .red)
        #expect(picture.components(100, 40) == [0, 0, 0, 0])
        #expect(PKDrawing().image(from: PKDrawing().bounds, scale: 2).size == .zero)
    }

    @Test func `lets what is below shine through a marker, once however often its nodes meet`() throws {
        let points = level(20).enumerated().map { stroke([$1], width: $0 % 2 == 0 ? 12 : 16).path[0] }
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 0))
        let marker = PKStroke(ink: PKInk(.marker, color: .red), path: path)
        #expect(StrokeShapes.draft(of: marker, isDark: false).children.count == 11)
        let image = PKDrawing(strokes: [marker]).image(from: CGRect(x: 0, y: 0, width: 120, height: 40), scale: 1)
        let picture = try #require(image.cgImage)
        let alphas = (20..<100).map { picture.components($0, 20)[3] }
        #expect(Set(alphas) == [alphas[0]] && (120...135).contains(alphas[0]))
    }

    @Test func `is drawn in the other lightness where it is dark`() throws {
        let drawing = PKDrawing(strokes: [stroke(level(20), PKInk(.pen, color: .black))])
        var picture: CGImage?
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            picture = drawing.image(from: CGRect(x: 0, y: 0, width: 120, height: 40), scale: 1).cgImage
        }
        #expect(picture?.components(60, 20) == [255, 255, 255, 255])
        let white = PKInkingTool.convertColor(.black, from: .light, to: .dark)
        #expect(white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(PKInkingTool.convertColor(white, from: .dark, to: .dark) == white)
    }

    @Test func `has paths with points between the points`() {
        let path = stroke(level(20, count: 3)).path
        #expect(path.interpolatedLocation(at: 0.5) == CGPoint(x: 15, y: 20))
        #expect(path.interpolatedPoint(at: 9).location.x == 30 && path.interpolatedPoint(at: -1).location.x == 10)
        #expect(path.interpolatedPoints(by: .distance(5)).map(\.location.x) == [10, 15, 20, 25, 30])
        #expect(path.interpolatedPoints(in: 0...1, by: .parametricStep(0.5)).map(\.location.x) == [10, 15, 20])
        #expect(path.interpolatedPoints(by: .time(0.125)).count { _ in true } == 3)
        #expect(path.interpolatedPoints(by: .distance(0)).count { _ in true } == 2)
        #expect(path.parametricValue(0.5, offsetBy: .distance(10)) == 1.5)
        #expect(PKStrokePath().interpolatedPoints(by: .distance(1)).count { _ in true } == 0)
    }

    @Test func `has only numbers that a node may have, whatever an app sets`() {
        var huge = stroke([.zero, CGPoint(x: CGFloat.infinity, y: .nan)], width: .infinity)
        huge.transform = CGAffineTransform(scaleX: 1e30, y: .infinity)
        let draft = StrokeShapes.draft(of: huge, isDark: false)
        let shapes = draft.children.compactMap { if case .shape(let shape) = $0.node.content { shape } else { nil } }
        #expect(!shapes.isEmpty)
        for shape in shapes {
            #expect((0...TreeLimits.numberMax).contains(shape.stroke?.width ?? -1))
            #expect(!shape.path.contains("n"), "\(shape.path)")
        }
        #expect(PKEraserTool(.bitmap).erased([huge], from: .zero, to: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    }

    @Test func `keeps nodes few where widths change, and tells runs apart`() {
        func points(_ widths: [CGFloat]) -> [PKStrokePoint] {
            widths.enumerated().map { index, width in
                stroke([CGPoint(x: CGFloat(index), y: 0)], width: width).path[0]
            }
        }
        #expect(StrokeShapes.runs(of: points([2, 2, 4])).map(\.range) == [0..<2, 2..<3])
        #expect(StrokeShapes.runs(of: points((0..<500).map { CGFloat($0) })).map(\.width) == [249.5])
        #expect(StrokeShapes.runs(of: points(Array(repeating: 2, count: 2_500))).count == 3)
    }
}
