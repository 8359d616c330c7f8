public import SwiftUI

/// A map: the places, lines and areas of the app on a plain ground with a grid of degrees, which a person moves and zooms. There is no
/// service of maps in Parley, and so there are no roads, names or pictures on it.
///
/// Partly: north is up and the ground is flat.
///
/// Source: developer.apple.com/documentation/mapkit/map
public struct Map: View {
    private let position: Binding<MapCameraPosition>?
    private let initial: MapCameraPosition
    private let bounds: MapCameraBounds?
    private let modes: MapInteractionModes
    private let selection: Binding<AnyHashable?>?
    private let content: any MapContent

    @Environment(\.mapModel) private var outer
    @State private var own = MapModel()
    @State private var moved: MapCameraPosition?

    init(
        _ position: Binding<MapCameraPosition>?, _ initial: MapCameraPosition, _ bounds: MapCameraBounds?,
        _ modes: MapInteractionModes, _ selection: Binding<AnyHashable?>?, _ content: any MapContent
    ) {
        (self.position, self.initial, self.bounds, self.modes) = (position, initial, bounds, modes)
        (self.selection, self.content) = (selection, content)
    }

    public var body: some View {
        MapCanvas(
            model: outer ?? own, items: items, position: position ?? Binding($moved, default: initial),
            bounds: bounds, modes: modes, selection: selection)
    }

    private var items: [MapItem] {
        var all = _MapItems()
        content._collect(into: &all)
        return all.items
    }
}

extension Binding {
    /// A binding to an optional value that has another one to begin with.
    fileprivate init(_ base: Binding<Value?>, default value: Value) {
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }
}

extension Map {
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(nil, initialPosition, bounds, interactionModes, nil, EmptyMapContent()) }

    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.init(nil, initialPosition, bounds, interactionModes, nil, content()) }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(position, .automatic, bounds, interactionModes, nil, EmptyMapContent()) }

    /// Creates a map that shows what a binding says, and writes there what a person has moved it to.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.init(position, .automatic, bounds, interactionModes, nil, content()) }

    /// Creates a map whose things with a `tag` a person can select.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) { self.init(position, .automatic, bounds, interactionModes, Self.anySelection(selection), content()) }

    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) { self.init(nil, initialPosition, bounds, interactionModes, Self.anySelection(selection), content()) }

    /// Creates a map that shows a region, and writes there what a person has moved it to.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false
    ) {
        self.init(Self.position(coordinateRegion), .automatic, nil, interactionModes, nil, EmptyMapContent())
    }

    private static func anySelection<Value: Hashable>(_ selection: Binding<Value?>) -> Binding<AnyHashable?> {
        Binding(
            get: { selection.wrappedValue.map { AnyHashable($0) } },
            set: { selection.wrappedValue = $0?.base as? Value })
    }

    static func position(_ region: Binding<MKCoordinateRegion>) -> Binding<MapCameraPosition> {
        Binding(
            get: { .region(region.wrappedValue) },
            set: { if let new = $0.region { region.wrappedValue = new } })
    }
}
