import SwiftUI
import Testing

// Sources of the rules: Apple, "Building layouts with stack views", HStack, VStack, ZStack, Spacer and layoutPriority(_:)
// pages; WWDC 2019 session 237 "Building Custom Views with SwiftUI" (how a stack divides its space).

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Stacks` {
    @Test func `divide their space evenly among children that take all`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a"); box("b")
            },
            ["a": rect(0, 0, 200, 300), "b": rect(200, 0, 200, 300)])
    }

    @Test func `put 8 points between children by default`() {
        expectFrames(
            of: HStack {
                box("a"); box("b")
            }, ["a": rect(0, 0, 196, 300), "b": rect(204, 0, 196, 300)])
        expectFrames(
            of: VStack {
                box("a"); box("b")
            }, ["a": rect(0, 0, 400, 146), "b": rect(0, 154, 400, 146)])
    }

    @Test func `give what fixed children leave to flexible ones`() {
        expectFrames(
            of: HStack(spacing: 10) {
                box("a").frame(width: 50); box("b")
            },
            ["a": rect(0, 0, 50, 300), "b": rect(60, 0, 340, 300)])
        expectFrames(
            of: VStack(spacing: 10) {
                box("a").frame(height: 50); box("b")
            },
            ["a": rect(0, 0, 400, 50), "b": rect(0, 60, 400, 240)])
    }

    @Test func `ask the least flexible child first, wherever it stands`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a"); box("b").frame(maxWidth: 100)
            },
            ["a": rect(0, 0, 300, 300), "b": rect(300, 0, 100, 300)])
        expectFrames(
            of: HStack(spacing: 0) {
                box("a").frame(minWidth: 0, maxWidth: 50); box("b"); box("c")
            },
            ["a": rect(0, 0, 50, 300), "b": rect(50, 0, 175, 300), "c": rect(225, 0, 175, 300)])
    }

    @Test func `serve a higher layout priority first and keep only the minimum of the others`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a").frame(minWidth: 100); box("b").layoutPriority(1)
            },
            ["a": rect(0, 0, 100, 300), "b": rect(100, 0, 300, 300)])
    }

    @Test func `let a spacer push its neighbours apart`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a").frame(width: 50, height: 20)
                Spacer()
                box("b").frame(width: 50, height: 20)
            },
            ["a": rect(0, 140, 50, 20), "b": rect(350, 140, 50, 20)])
    }

    // Source: zenn.dev/ueeek/articles/20250127swiftui_spacer; github.com/water-rs/waterui/issues/968 (numbers of a probe).
    @Test func `serve spacers after all others`() {
        expectFrames(
            of: HStack(spacing: 10) {
                box("a").frame(maxWidth: 60)
                Spacer(minLength: 0)
                box("b").frame(maxWidth: 60)
            }.frame(width: 100, height: 20, alignment: .leading),
            ["a": rect(150, 140, 40, 20), "b": rect(210, 140, 40, 20)])
        expectFrames(
            of: HStack(spacing: 10) {
                box("a").frame(maxWidth: 60)
                Spacer(minLength: 0)
                box("b").frame(maxWidth: 60)
            }.frame(width: 160, height: 20, alignment: .leading),
            ["a": rect(120, 140, 60, 20), "b": rect(220, 140, 60, 20)])
        expectFrames(
            of: HStack {
                box("a").frame(width: 50, height: 20)
                Spacer()
                box("b")
            },
            ["b": rect(58, 0, 342, 300)])
        expectFrames(
            of: HStack(spacing: 0) {
                box("a")
                Spacer().layoutPriority(1)
            },
            ["a": rect(0, 0, 0, 300)])
    }

    @Test func `let a spacer have only what the others leave`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a").frame(maxWidth: 300)
                Spacer(minLength: 20)
                box("b").frame(width: 50)
            },
            ["a": rect(0, 0, 300, 300), "b": rect(350, 0, 50, 300)])
    }

    @Test func `keep a spacer's minimum length when they hug their children`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a").frame(width: 50, height: 20)
                Spacer(minLength: 30)
                box("b").frame(width: 50, height: 20)
            }.fixedSize(),
            ["a": rect(135, 140, 50, 20), "b": rect(215, 140, 50, 20)])
    }

    @Test func `are as large as their children need and align the smaller ones`() {
        let wide = box("a").frame(width: 100, height: 20)
        let narrow = box("b").frame(width: 50, height: 20)
        expectFrames(
            of: VStack(alignment: .leading, spacing: 0) {
                wide; narrow
            },
            ["a": rect(150, 130, 100, 20), "b": rect(150, 150, 50, 20)])
        expectFrames(
            of: VStack(alignment: .trailing, spacing: 0) {
                wide; narrow
            },
            ["a": rect(150, 130, 100, 20), "b": rect(200, 150, 50, 20)])
        expectFrames(
            of: HStack(alignment: .top, spacing: 0) {
                box("a").frame(width: 20, height: 100); narrow
            },
            ["a": rect(165, 100, 20, 100), "b": rect(185, 100, 50, 20)])
    }

    @Test func `in depth take the size of the largest child and align the rest in it`() {
        expectFrames(
            of: ZStack(alignment: .bottomTrailing) {
                box("a").frame(width: 100, height: 100)
                box("b").frame(width: 20, height: 20)
            },
            ["a": rect(150, 100, 100, 100), "b": rect(230, 180, 20, 20)])
    }

    @Test func `lay out the members of a group and of a loop as their own children`() {
        expectFrames(
            of: HStack(spacing: 0) { ForEach(0..<4) { box("\($0)") } },
            ["0": rect(0, 0, 100, 300), "3": rect(300, 0, 100, 300)])
        expectFrames(
            of: HStack(spacing: 0) {
                Group {
                    box("a"); box("b")
                }
            },
            ["a": rect(0, 0, 200, 300), "b": rect(200, 0, 200, 300)])
    }

    @Test func `keep no room and no spacing for what is empty or left out`() {
        let isShown = false
        expectFrames(
            of: HStack(spacing: 10) {
                box("a")
                EmptyView()
                if isShown { box("b") }
                box("c")
            },
            ["a": rect(0, 0, 195, 300), "c": rect(205, 0, 195, 300)])
    }

    @Test func `several topmost views stand in a column in the middle of the screen`() {
        expectFrames(
            of: Group {
                box("a").frame(width: 100, height: 20)
                box("b").frame(width: 50, height: 20)
            },
            ["a": rect(150, 126, 100, 20), "b": rect(175, 154, 50, 20)])
    }

    @Test func `keep the room of a hidden child`() {
        expectFrames(
            of: HStack(spacing: 0) {
                box("a").frame(width: 100).hidden(); box("b")
            }, ["b": rect(100, 0, 300, 300)])
    }
}
