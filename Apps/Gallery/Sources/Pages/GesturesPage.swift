import SwiftUI

struct GesturesPage: View {
    @State private var tapCount = 0
    @State private var doubleTapCount = 0
    @State private var pressCount = 0
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @State private var scale = 1.0

    var body: some View {
        SamplePage {
            Sample("onTapGesture") {
                Tile("tapped \(tapCount) times")
                    .contentShape(Rectangle())
                    .onTapGesture { tapCount += 1 }
                Tile("twice: \(doubleTapCount)").onTapGesture(count: 2) { doubleTapCount += 1 }
            }
            Sample("onLongPressGesture") {
                Tile("held \(pressCount) times").onLongPressGesture(minimumDuration: 0.3) { pressCount += 1 }
            }
            Sample("DragGesture, GestureState") {
                Circle().fill(Color.orange)
                    .frame(width: 60, height: 60)
                    .accessibilityLabel("Ball")
                    .accessibilityIdentifier("ball")
                    .offset(x: offset.width + drag.width, y: offset.height + drag.height)
                    .gesture(
                        DragGesture()
                            .updating($drag) { value, state, _ in state = value.translation }
                            .onEnded { value in
                                offset.width += value.translation.width
                                offset.height += value.translation.height
                            })
                Text("at \(Int(offset.width)), \(Int(offset.height))")
            }
            Sample("MagnificationGesture") {
                Rectangle().fill(Color.mint)
                    .frame(width: 80, height: 80)
                    .accessibilityIdentifier("square")
                    .scaleEffect(scale)
                    .gesture(MagnificationGesture().onChanged { scale = $0 })
            }
        }
    }
}
