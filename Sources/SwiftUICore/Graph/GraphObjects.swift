/// Objects that features keep for as long as a graph is there, one of each type, such as the edit mode of its lists. The
/// graph itself knows none of them.
@MainActor package final class GraphObjects: Equatable {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}
    package nonisolated static func == (left: GraphObjects, right: GraphObjects) -> Bool { left === right }

    /// Returns the object of a type; makes it when it is asked for the first time.
    package func object<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let known = objects[key] as? Object { return known }
        let new = make()
        objects[key] = new
        return new
    }
}

extension EnvironmentValues {
    /// Objects of the graph that shows this view; nil outside of one.
    @Entry package var graphObjects: GraphObjects? = nil
}
