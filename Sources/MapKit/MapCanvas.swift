import CoreLocation
import SwiftUI
import UIKit

/// The ground, shapes and views of a map, and the gestures that move it.
struct MapCanvas: View {
    let model: MapModel
    let items: [MapItem]
    @Binding var position: MapCameraPosition
    let bounds: MapCameraBounds?
    let modes: MapInteractionModes
    let selection: Binding<AnyHashable?>?

    @Environment(\.mapLook) private var look
    @Environment(\.systemWords) private var words
    @Environment(\.mapActions) private var actions
    /// Part of the map that was shown when the gesture began.
    @State private var start: MapView2D?
    /// Position that the map has shown last.
    @State private var shown: MapCameraPosition?

    /// Factor of a double tap, and of a step by assistive technology.
    private static let step = 2.0
    /// Share of the size around what a map shows that shows everything.
    private static let margin = 1.4

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                MapGround(view: model.view, ground: look.style.ground)
                MapShapes(items: items, view: model.view)
                ForEach(items.filter(\.isView)) { MapItemView(item: $0, view: model.view, selection: selection) }
            }
            .contentShape(Rectangle())
            .gesture(panning, isEnabled: modes.contains(.pan))
            .simultaneousGesture(zooming, isEnabled: modes.contains(.zoom))
            .onTapGesture(count: 2) { zoom(by: Self.step, at: $0) }
            .onChange(of: geometry.size, initial: true) { resize(to: geometry.frame(in: .global)) }
        }
        .clipped()
        .overlay(alignment: .topTrailing) { controls }
        .onChange(of: position) { showPosition() }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words[.map])
        .accessibilityAdjustableAction { zoom(by: $0 == .increment ? Self.step : 1 / Self.step, at: middle) }
        .environment(\.mapModel, model)
    }

    @ViewBuilder private var controls: some View {
        if look.controlVisibility != .hidden, let controls = look.controls {
            VStack(alignment: .trailing, spacing: 8) { controls }.padding(8)
        }
    }

    private var middle: CGPoint { CGPoint(x: model.view.size.width / 2, y: model.view.size.height / 2) }

    // MARK: Gestures

    private var panning: some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { value in move(.continuous) { $0.pan(by: value.translation) } }
            .onEnded { value in
                move(.onEnd) { $0.pan(by: value.translation) }
                start = nil
            }
    }

    private var zooming: some Gesture {
        MagnifyGesture()
            .onChanged { value in move(.continuous) { $0.zoom(by: value.magnification, at: value.startLocation) } }
            .onEnded { value in
                move(.onEnd) { $0.zoom(by: value.magnification, at: value.startLocation) }
                start = nil
            }
    }

    private func zoom(by factor: Double, at point: CGPoint) {
        guard modes.contains(.zoom) else { return }
        withAnimation { move(.onEnd) { $0.zoom(by: factor, at: point) } }
        start = nil
    }

    /// Changes what was shown when the gesture began, and tells of it.
    private func move(_ frequency: MapCameraUpdateFrequency, _ change: (inout MapView2D) -> Void) {
        var view = start ?? model.view
        if start == nil { start = view }
        change(&view)
        view.keep(within: bounds)
        model.view = view
        if frequency == .onEnd {
            let new = MapCameraPosition(.region(view.region), byUser: true)
            shown = new
            position = new
        }
        tell(frequency)
    }

    private func tell(_ frequency: MapCameraUpdateFrequency) {
        let view = model.view
        let context = MapCameraUpdateContext(camera: view.camera, region: view.region, rect: view.rect)
        for action in actions where frequency == .onEnd || action.frequency == .continuous { action.act(context) }
    }

    // MARK: Position

    private func resize(to frame: CGRect) {
        let isFirst = model.view.size == .zero
        model.frame = frame
        model.view.size = frame.size
        guard isFirst || position.kind == .automatic else { return }
        showPosition()
    }

    /// Shows what the position says, unless the map shows that already because a person has moved it there.
    private func showPosition() {
        guard position != shown || position.kind == .automatic else { return }
        shown = position
        switch position.kind {
        case .region(let region): model.view.show(Mercator.rect(of: region))
        case .rect(let rect): model.view.show(rect)
        case .camera(let camera): model.view.show(camera)
        case .automatic, .userLocation: showEverything()
        }
        model.view.keep(within: bounds)
        tell(.onEnd)
    }

    private func showEverything() {
        let rect = MKMapRect(around: items.flatMap(\.coordinates))
        if rect.isNull { return model.view.show(.world) }
        guard rect.width > 0 || rect.height > 0 else {
            let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
            return model.view.show(MapCamera(centerCoordinate: center, distance: 2_000))
        }
        model.view.show(rect, margin: Self.margin)
    }
}

extension MapItem {
    var isView: Bool { if case .view = kind { true } else { false } }
}
