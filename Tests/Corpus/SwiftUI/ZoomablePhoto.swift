import SwiftUI

struct ZoomablePhoto: View {
    struct Pin: Identifiable, Hashable, Codable {
        var id = UUID()
        var x: CGFloat
        var y: CGFloat
        var text: String
        var point: UnitPoint { UnitPoint(x: x, y: y) }
    }

    @State private var scale: CGFloat = 1
    @State private var offset = CGSize.zero
    @State private var pins = [Pin(x: 0.3, y: 0.4, text: "Lighthouse")]
    @State private var active: Pin.ID?
    @State private var size = CGSize.zero
    @GestureState private var transform = (scale: CGFloat(1), anchor: UnitPoint.center)
    @GestureState(initialValue: .zero) private var pan: CGSize
    @State private var dragged: Pin.ID?

    var body: some View {
        GeometryReader { proxy in
            Image(decorative: "coast")
                .resizable()
                .interpolation(.high)
                .antialiased(true)
                .aspectRatio(contentMode: .fill)
                .frame(width: proxy.size.width, height: proxy.size.height)
                .overlay { markers(in: proxy.size) }
                .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
                .scaleEffect(transform.scale, anchor: transform.anchor)
                .scaleEffect(scale)
                .offset(x: offset.width + pan.width, y: offset.height + pan.height)
                .gesture(doubleTap.exclusively(before: singleTap))
                .simultaneousGesture(pinch)
                .highPriorityGesture(drag, including: scale > 1 ? .all : .subviews)
        }
        .clipped()
        .coordinateSpace(.named("photo"))
        .background(.black)
        .overlay(alignment: .bottomTrailing) {
            Text(scale, format: .percent.precision(.fractionLength(0)))
                .font(.caption.monospaced())
                .padding(6)
                .background(.ultraThinMaterial, in: .capsule)
                .padding()
                .opacity(scale == 1 ? 0 : 1)
                .animation(.easeInOut.delay(scale == 1 ? 1 : 0), value: scale)
        }
        .ignoresSafeArea(edges: .horizontal)
        .statusBarHidden(scale > 1)
        .defersSystemGestures(on: .vertical)
        .accessibilityZoomAction { action in
            withAnimation { scale = action.direction == .zoomIn ? min(scale * 1.5, 5) : max(scale / 1.5, 1) }
        }
        .accessibilityScrollAction { edge in
            withAnimation {
                switch edge {
                case .leading: offset.width += 60
                case .trailing: offset.width -= 60
                case .top: offset.height += 60
                case .bottom: offset.height -= 60
                }
            }
        }
    }

    private var pinch: some Gesture {
        MagnifyGesture(minimumScaleDelta: 0.02)
            .updating($transform) { value, state, _ in state = (value.magnification, value.startAnchor) }
            .onEnded { value in
                withAnimation(.interpolatingSpring(stiffness: 200, damping: 22)) { scale = min(max(scale * value.magnification, 1), 5) }
                if scale == 1 { offset = .zero }
            }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 4, coordinateSpace: .named("photo"))
            .updating($pan) { value, state, _ in state = value.translation }
            .onEnded { value in
                offset.width += value.translation.width
                offset.height += value.translation.height
                withAnimation(.easeOut) {
                    let limit = CGSize(width: size.width * (scale - 1) / 2, height: size.height * (scale - 1) / 2)
                    offset.width = offset.width.clamped(to: -limit.width...limit.width)
                    offset.height = offset.height.clamped(to: -limit.height...limit.height)
                }
            }
    }

    private var doubleTap: some Gesture {
        TapGesture(count: 2).onEnded {
            withAnimation(.spring(.bouncy)) {
                scale = scale > 1 ? 1 : 2.5
                offset = .zero
            }
        }
    }

    private var singleTap: some Gesture {
        SpatialTapGesture(coordinateSpace: .local).onEnded { value in
            guard size.width > 0 else { return }
            let pin = Pin(x: value.location.x / size.width, y: value.location.y / size.height, text: "New")
            withAnimation(.bouncy) { pins.append(pin) }
            active = pin.id
        }
    }

    private func markers(in size: CGSize) -> some View {
        ForEach($pins) { $pin in
            Image(systemName: active == pin.id ? "mappin.circle.fill" : "mappin")
                .font(.title)
                .symbolRenderingMode(.multicolor)
                .symbolVariant(active == pin.id ? .fill : .none)
                .scaleEffect(1 / scale)
                .position(x: pin.x * size.width, y: pin.y * size.height)
                .transition(.scale(scale: 0, anchor: pin.point).animation(.bouncy))
                .onTapGesture { active = active == pin.id ? nil : pin.id }
                .gesture(
                    DragGesture()
                        .onChanged { value in
                            dragged = pin.id
                            pin.x = (value.location.x / size.width).clamped(to: 0...1)
                            pin.y = (value.location.y / size.height).clamped(to: 0...1)
                        }
                        .onEnded { _ in dragged = nil })
                .hoverEffect(.lift)
                .accessibilityLabel(pin.text)
                .accessibilityValue("at \(Int(pin.x * 100)) percent")
        }
    }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
