import SwiftUI
import Testing

// Sources of the rules: Apple, "Adjusting the size and alignment of a view", frame(width:height:alignment:),
// frame(minWidth:…), fixedSize(), padding(_:), position(_:), offset(_:) and aspectRatio(_:contentMode:) pages.

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Frames and the like` {
    @Test func `the root view stands in the middle of its screen`() {
        expectFrames(of: box("a").frame(width: 100, height: 100), ["a": rect(150, 100, 100, 100)])
    }

    @Test func `a fixed frame centres what is smaller`() {
        expectFrames(
            of: box("a").frame(width: 50, height: 20).frame(width: 200, height: 100), ["a": rect(175, 140, 50, 20)])
    }

    @Test func `a fixed frame aligns its child as it is told`() {
        expectFrames(
            of: box("a").frame(width: 50, height: 20).frame(width: 200, height: 100, alignment: .topLeading),
            ["a": rect(100, 100, 50, 20)])
    }

    @Test func `a frame fixed in one dimension passes the other on`() {
        expectFrames(of: box("a").frame(width: 50), ["a": rect(175, 0, 50, 300)])
    }

    @Test func `an infinite maximum takes all that is offered`() {
        expectFrames(
            of: box("a").frame(width: 50, height: 20).frame(maxWidth: .infinity, alignment: .leading),
            ["a": rect(0, 140, 50, 20)])
        expectFrames(
            of: box("a").frame(width: 50, height: 20).frame(maxHeight: .infinity, alignment: .bottom),
            ["a": rect(175, 280, 50, 20)])
    }

    @Test func `minimum and maximum clamp what is offered`() {
        expectFrames(of: box("a").frame(minWidth: 100, maxWidth: 200), ["a": rect(100, 0, 200, 300)])
        expectFrames(of: box("a").frame(minWidth: 500, maxWidth: 600), ["a": rect(-50, 0, 500, 300)])
    }

    @Test func `a minimum alone leaves the child's own size where it is larger`() {
        expectFrames(
            of: box("a").frame(width: 150, height: 20).frame(minWidth: 100).background(box("b")),
            ["a": rect(125, 140, 150, 20)])
    }

    @Test func `a fixed size is the ideal size`() {
        expectFrames(
            of: box("a").frame(idealWidth: 120, idealHeight: 40).fixedSize(), ["a": rect(140, 130, 120, 40)])
    }

    @Test func `a view without an ideal size is 10 by 10 when its size is fixed`() {
        expectFrames(of: box("a").fixedSize(), ["a": rect(195, 145, 10, 10)])
    }

    @Test func `padding takes from what is offered and adds to what is used`() {
        expectFrames(of: box("a").padding(20), ["a": rect(20, 20, 360, 260)])
        expectFrames(of: box("a").padding(), ["a": rect(16, 16, 368, 268)])
        expectFrames(of: box("a").padding(.horizontal, 10), ["a": rect(10, 0, 380, 300)])
        expectFrames(
            of: box("a").frame(width: 50, height: 20).padding(.leading, 30).padding(.top, 10),
            ["a": rect(190, 145, 50, 20)])
    }

    @Test func `an offset moves what is drawn and not the layout`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a").frame(width: 50, height: 20).offset(x: 10, y: 5)
                box("b").frame(width: 50, height: 20)
            },
            ["a": rect(160, 145, 50, 20), "b": rect(200, 140, 50, 20)])
    }

    @Test func `a position is the centre within all the space there is`() {
        expectFrames(of: box("a").frame(width: 20, height: 20).position(x: 30, y: 40), ["a": rect(20, 30, 20, 20)])
    }

    @Test func `an aspect ratio fits into the space or fills it`() {
        expectFrames(of: box("a").aspectRatio(2, contentMode: .fit), ["a": rect(0, 50, 400, 200)])
        expectFrames(of: box("a").aspectRatio(2, contentMode: .fill), ["a": rect(-100, 0, 600, 300)])
        expectFrames(of: box("a").aspectRatio(1, contentMode: .fit), ["a": rect(50, 0, 300, 300)])
    }

    @Test func `a modifier on a group holds for each of its members`() {
        expectFrames(
            of: HStack(spacing: 0) {
                Group {
                    box("a"); box("b")
                }.frame(width: 50)
            },
            ["a": rect(150, 0, 50, 300), "b": rect(200, 0, 50, 300)])
    }

    @Test func `opacity, clipping and shadow change no frame`() {
        expectFrames(
            of: box("a").frame(width: 80, height: 40).opacity(0.5).clipShape(Circle()).shadow(radius: 4),
            ["a": rect(160, 130, 80, 40)])
    }
}
