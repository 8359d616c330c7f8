/// An object that depends on the geometry of a node and checks after each layout pass whether it has changed.
@MainActor package protocol GeometryObserver: AnyObject {
    func layoutDidSettle()
}

/// The geometry watchers of one graph.
@MainActor package struct GeometryObservers {
    private struct Weak {
        weak var watcher: (any GeometryObserver)?
    }
    private var watchers: [ObjectIdentifier: Weak] = [:]

    package mutating func add(_ watcher: any GeometryObserver) {
        watchers[ObjectIdentifier(watcher)] = Weak(watcher: watcher)
    }

    package mutating func remove(_ watcher: any GeometryObserver) { watchers[ObjectIdentifier(watcher)] = nil }

    mutating func forgetGone() { watchers = watchers.filter { $0.value.watcher != nil } }

    func layoutDidSettle() { for entry in watchers.values { entry.watcher?.layoutDidSettle() } }
}

/// Watchers of the views that appear and disappear while a lazy container scrolls.
@MainActor struct VisibilityObservers {
    private struct Weak {
        weak var watcher: (any GeometryObserver)?
    }
    /// The watchers, descendants before ancestors.
    private var watchers: [Weak] = []

    mutating func add(_ watcher: any GeometryObserver) { watchers.append(Weak(watcher: watcher)) }

    mutating func layoutDidSettle() {
        watchers.removeAll { $0.watcher == nil }
        for entry in watchers { entry.watcher?.layoutDidSettle() }
    }
}

/// The geometry that a view read in its last evaluation.
@MainActor final class GeometryDependencies {
    private var checks: [() -> Bool] = []
    /// Whether reads are recorded: those outside of an evaluation are not, as nothing that is shown depends on them.
    private var isNoting = false

    var isEmpty: Bool { checks.isEmpty }
    /// Whether every recorded read would still return the same.
    var areCurrent: Bool { checks.allSatisfy { $0() } }

    func noting<T>(_ body: () -> T) -> T {
        checks = []
        isNoting = true
        defer { isNoting = false }
        return body()
    }

    /// Records a read; `again` repeats it, and returns nil if the geometry no longer exists.
    func note(_ answer: CGRect, again: @escaping () -> CGRect?) {
        guard isNoting else { return }
        checks.append { again().map { $0.isNear(answer) } ?? true }
    }
}

extension CGRect {
    /// Returns whether the frames differ by less than a thousandth of a point: a difference that no screen shows must
    /// not keep a layout from settling.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
            && abs(height - other.height) < 0.001
    }
}
