import RenderTree
import Testing
import TreePainter
import UIKit

private let red = RGBA(red: 1, green: 0, blue: 0)
private let blue = RGBA(red: 0, green: 0, blue: 1)
private let white = RGBA(red: 1, green: 1, blue: 1)

@Suite(.timeLimit(.minutes(5))) struct `The look of a bar` {
    private func bar(_ fraction: Double, _ width: CGFloat, isMirrored: Bool = false) -> [[Double]] {
        ProgressLook(fraction: fraction, isMirrored: isMirrored, track: red, tint: blue)
            .nodes(in: CGSize(width: width, height: 4)).map(\.box)
    }

    @Test func `fills with progress from the start`() {
        #expect(bar(0.5, 100) == [[0, 0, 100, 4], [0, 0, 50, 4]])
        #expect(bar(0.25, 100, isMirrored: true) == [[0, 0, 100, 4], [75, 0, 25, 4]])
        #expect(bar(1, 100, isMirrored: true) == [[0, 0, 100, 4], [0, 0, 100, 4]])
    }

    @Test func `shows a dot of a start, and none of nothing`() {
        #expect(bar(0, 100) == [[0, 0, 100, 4]])
        #expect(bar(0.01, 100) == [[0, 0, 100, 4], [0, 0, 4, 4]])
        #expect(bar(0.01, 100, isMirrored: true) == [[0, 0, 100, 4], [96, 0, 4, 4]])
        #expect(bar(0.1, 3) == [[0, 0, 3, 4], [0, 0, 3, 4]])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `The look of a slider` {
    private func nodes(_ fraction: Double, isMirrored: Bool) -> [NodeDraft] {
        SliderLook(fraction: fraction, isMirrored: isMirrored, track: red, tint: blue, thumb: white)
            .nodes(in: CGSize(width: 127, height: 31))
    }

    @Test func `has its thumb at the value, and is tinted up to it`() {
        let nodes = nodes(0.25, isMirrored: false)
        #expect(nodes.map(\.box) == [[0, 13.5, 127, 4], [0, 13.5, 38.5, 4], [25, 2, 27, 27]])
        #expect(nodes[1].children.map(\.box) == [[0, 0, 127, 4]])
    }

    @Test func `begins on the right where it is mirrored`() {
        let nodes = nodes(0.25, isMirrored: true)
        #expect(nodes.map(\.box) == [[0, 13.5, 127, 4], [88.5, 13.5, 38.5, 4], [75, 2, 27, 27]])
        #expect(nodes[1].children.map(\.box) == [[-88.5, 0, 127, 4]])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `The look of a slider with a neutral value` {
    private func nodes(_ fraction: Double, ticks: [Double] = [], isMirrored: Bool = false) -> [NodeDraft] {
        SliderLook(
            fraction: fraction, isMirrored: isMirrored, track: red, tint: blue, thumb: white, neutral: 0.5, ticks: ticks
        ).nodes(in: CGSize(width: 127, height: 31))
    }

    @Test func `is tinted between the neutral value and the thumb`() {
        #expect(nodes(0.75)[1].box == [63.5, 13.5, 25, 4])
        #expect(nodes(0.25)[1].box == [38.5, 13.5, 25, 4])
        #expect(nodes(0.25, isMirrored: true)[1].box == [63.5, 13.5, 25, 4])
        #expect(nodes(0.5)[1].box == [63.5, 13.5, 0, 4])
    }

    @Test func `has a dot below the track for each tick`() {
        let track = nodes(0.5, ticks: [0, 1])[0]
        #expect(track.box == [0, 13.5, 127, 4])
        #expect(track.children.map(\.box) == [[0, 0, 127, 4], [12, 8, 3, 3], [112, 8, 3, 3]])
        let mirrored = nodes(0.5, ticks: [0.25], isMirrored: true)[0]
        #expect(mirrored.children.last?.box == [87, 8, 3, 3])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `The look of segments` {
    private func look(_ count: Int, _ selected: Int?, isMirrored: Bool = false) -> SegmentsLook {
        SegmentsLook(count: count, selected: selected, isMirrored: isMirrored, track: red, chosen: white, line: blue)
    }

    private func boxes(_ count: Int, _ selected: Int?, width: CGFloat, isMirrored: Bool = false) -> [[Double]] {
        look(count, selected, isMirrored: isMirrored).nodes(in: CGSize(width: width, height: 32)).map(\.box)
    }

    @Test func `divides the width evenly`() {
        let size = CGSize(width: 200, height: 32)
        #expect(look(4, nil).frame(of: 2, in: size) == CGRect(x: 100, y: 0, width: 50, height: 32))
        #expect(look(4, nil, isMirrored: true).frame(of: 0, in: size).minX == 150)
        #expect(look(4, nil, isMirrored: true).frame(of: 3, in: size).minX == 0)
    }

    @Test func `marks the selected one, and separates those that are not`() {
        #expect(boxes(4, 1, width: 200) == [[0, 0, 200, 32], [52, 2, 46, 28], [149.5, 8, 1, 16]])
        #expect(boxes(4, 3, width: 200) == [[0, 0, 200, 32], [152, 2, 46, 28], [49.5, 8, 1, 16], [99.5, 8, 1, 16]])
        #expect(boxes(3, 0, width: 90, isMirrored: true) == [[0, 0, 90, 32], [62, 2, 26, 28], [29.5, 8, 1, 16]])
    }

    @Test func `marks none for a selection out of range`() {
        let lines: [[Double]] = [[0, 0, 100, 32], [49.5, 8, 1, 16]]
        #expect(
            boxes(2, nil, width: 100) == lines && boxes(2, 7, width: 100) == lines && boxes(2, -3, width: 100) == lines)
        #expect(boxes(0, 0, width: 100) == [[0, 0, 100, 32]] && boxes(1, nil, width: 100) == [[0, 0, 100, 32]])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `The look of a small control` {
    @Test func `is a thumb at one end of a switch`() {
        func thumb(isOn: Bool, isMirrored: Bool) -> [Double]? {
            SwitchLook(isOn: isOn, isMirrored: isMirrored, ground: red, thumb: white).nodes(in: SwitchLook.size).last?
                .box
        }
        #expect(thumb(isOn: false, isMirrored: false) == [2, 2, 27, 27])
        #expect(thumb(isOn: true, isMirrored: false) == [22, 2, 27, 27])
        #expect(thumb(isOn: false, isMirrored: true) == [22, 2, 27, 27])
        #expect(thumb(isOn: true, isMirrored: true) == [2, 2, 27, 27])
    }

    @Test func `is a line between a stepper's signs`() throws {
        #expect(StepperLook(ground: red, line: blue).nodes(in: StepperLook.size).last?.box == [46.5, 7, 1, 18])
        func sign(isPlus: Bool, isUsable: Bool) throws -> NodeDraft {
            try #require(
                StepSignLook(isPlus: isPlus, isUsable: isUsable, color: red).nodes(in: CGSize(width: 47, height: 32))
                    .first)
        }
        let (plus, minus) = (try sign(isPlus: true, isUsable: true), try sign(isPlus: false, isUsable: false))
        #expect(plus.shape?.path == "M15.5 16L31.5 16M23.5 8L23.5 24" && plus.node.style.opacity == nil)
        #expect(minus.shape?.path == "M15.5 16L31.5 16" && minus.node.style.opacity == 0.3)
    }

    @Test func `is a ring of spokes, the last the darkest`() {
        let spokes = SpinnerLook(color: red).nodes(in: CGSize(width: 20, height: 30)).compactMap(\.shape)
        #expect(spokes.count == 8)
        #expect(spokes[0].path == "M10 9.6L10 6.2" && spokes[2].path == "M15.4 15L18.8 15")
        let alphas = spokes.compactMap { spoke in
            if case .color(let color) = spoke.stroke?.paint { color.alpha } else { nil }
        }
        #expect(alphas.first == 0.25 && alphas.last == 1)
        #expect(abs(alphas[4] - (0.25 + 0.75 * 4 / 7)) < 1e-9)
        #expect(spokes.allSatisfy { $0.stroke?.width == 20.0 / 9 })
    }

    @Test func `is a line at the edge of a row`() {
        func line(isMirrored: Bool, isUpper: Bool = false, width: CGFloat = 100) -> [Double]? {
            SeparatorLook(leading: 16, trailing: 8, isMirrored: isMirrored, color: red, isUpper: isUpper)
                .nodes(in: CGSize(width: width, height: 44)).first?.box
        }
        #expect(line(isMirrored: false) == [16, 43, 76, 0.5] && line(isMirrored: true) == [8, 43, 76, 0.5])
        #expect(line(isMirrored: false, isUpper: true) == [16, 0, 76, 0.5])
        #expect(line(isMirrored: false, width: 10) == [16, 43, 0, 0.5])
    }

    @Test func `is paler where it is disabled`() {
        #expect(DisabledLook.opacity(isDark: true) == 0.65 && DisabledLook.opacity(isDark: false) == 0.4)
    }
}
