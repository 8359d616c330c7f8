import SwiftUI

struct AnimationPage: View {
    @State private var isRight = false
    @State private var isLarge = false
    @State private var isShown = true

    var body: some View {
        SamplePage {
            Sample("withAnimation") {
                HStack {
                    if isRight { Spacer() }
                    Circle().fill(Color.blue).frame(width: 40, height: 40).accessibilityIdentifier("mover")
                    if !isRight { Spacer() }
                }
                Button("Move") { withAnimation(.easeInOut(duration: 0.4)) { isRight.toggle() } }
            }
            Sample("animation(_:value:)") {
                RoundedRectangle(cornerRadius: 8).fill(isLarge ? Color.green : Color.orange)
                    .frame(width: isLarge ? 160 : 80, height: 40)
                    .animation(.spring(response: 0.4, dampingFraction: 0.6), value: isLarge)
                Button("Grow") { isLarge.toggle() }
            }
            Sample("transition") {
                ZStack {
                    if isShown { Tile("comes and goes").transition(.scale.combined(with: .opacity)) }
                }
                .frame(height: 40)
                Text(isShown ? "here" : "gone").contentTransition(.opacity)
                Button("Come or go") { withAnimation { isShown.toggle() } }
            }
        }
    }
}
