import SwiftUI

struct Stroke: Identifiable {
    let id = UUID()
    var points: [CGPoint]
    var color: Color
    var width: CGFloat
}

struct DrawingPad: View {
    @State private var strokes: [Stroke] = []
    @State private var current: Stroke?
    @State private var color = Color.primary
    @State private var width: CGFloat = 4
    @State private var rendered: Image?
    @Environment(\.displayScale) private var displayScale
    @Environment(\.undoManager) private var undoManager

    private let palette: [Color] = [.primary, .red, .orange, .green, .blue, .purple]

    var body: some View {
        VStack(spacing: 0) {
            canvas
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .local)
                        .onChanged { value in
                            if current == nil {
                                current = Stroke(points: [value.startLocation], color: color, width: width)
                            }
                            current?.points.append(value.location)
                        }
                        .onEnded { _ in
                            if let current { strokes.append(current) }
                            current = nil
                        }
                )
                .clipped()
            Divider()
            toolbar
        }
    }

    private var canvas: some View {
        Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: false) { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(.systemBackground)))
            for stroke in strokes + (current.map { [$0] } ?? []) {
                context.stroke(
                    path(for: stroke.points), with: .color(stroke.color),
                    style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
            }
            if strokes.isEmpty && current == nil {
                let hint = context.resolve(Text("Draw here").font(.title).foregroundStyle(.secondary))
                context.draw(hint, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
            }
        }
    }

    private func path(for points: [CGPoint]) -> Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        for (previous, next) in zip(points, points.dropFirst()) {
            let middle = CGPoint(x: (previous.x + next.x) / 2, y: (previous.y + next.y) / 2)
            path.addQuadCurve(to: middle, control: previous)
        }
        if let last = points.last { path.addLine(to: last) }
        return path
    }

    private var toolbar: some View {
        HStack {
            ForEach(palette, id: \.self) { item in
                Circle()
                    .fill(item)
                    .frame(width: 28, height: 28)
                    .overlay(Circle().stroke(.primary, lineWidth: color == item ? 2 : 0).padding(-3))
                    .onTapGesture { color = item }
                    .accessibilityLabel(item.description)
            }
            Slider(value: $width, in: 1...20) { Text("Width") } minimumValueLabel: {
                Image(systemName: "circle.fill").font(.system(size: 4))
            } maximumValueLabel: {
                Image(systemName: "circle.fill").font(.system(size: 14))
            }
            Button(action: render) { Image(systemName: "square.and.arrow.up") }
            if let rendered {
                ShareLink(item: rendered, preview: SharePreview("Drawing", image: rendered))
                    .labelStyle(.iconOnly)
            }
            Button("Undo", systemImage: "arrow.uturn.backward") { _ = strokes.popLast() }
                .labelStyle(.iconOnly)
                .disabled(strokes.isEmpty)
                .keyboardShortcut("z", modifiers: .command)
        }
        .padding()
        .background(.bar)
    }

    @MainActor private func render() {
        let renderer = ImageRenderer(content: canvas.frame(width: 400, height: 400))
        renderer.scale = displayScale
        if let image = renderer.uiImage {
            rendered = Image(uiImage: image)
        }
    }
}
