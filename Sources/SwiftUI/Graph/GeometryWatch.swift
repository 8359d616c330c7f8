/// Something that goes by where a node is, and looks whether that has changed after each layout.
@MainActor protocol GeometryWatcher: AnyObject {
    func layoutDidSettle()
}

/// Those that watch the geometry of one graph.
@MainActor struct GeometryWatch {
    private struct Weak {
        weak var watcher: (any GeometryWatcher)?
    }
    private var watchers: [ObjectIdentifier: Weak] = [:]

    mutating func add(_ watcher: any GeometryWatcher) {
        watchers[ObjectIdentifier(watcher)] = Weak(watcher: watcher)
    }

    mutating func remove(_ watcher: any GeometryWatcher) { watchers[ObjectIdentifier(watcher)] = nil }

    mutating func forgetGone() { watchers = watchers.filter { $0.value.watcher != nil } }

    func layoutDidSettle() { for entry in watchers.values { entry.watcher?.layoutDidSettle() } }
}

/// Those that appear and disappear while a lazy container is scrolled.
@MainActor struct SightWatch {
    private struct Weak {
        weak var watcher: (any GeometryWatcher)?
    }
    /// What is inside stands before what is around.
    private var watchers: [Weak] = []

    mutating func add(_ watcher: any GeometryWatcher) { watchers.append(Weak(watcher: watcher)) }

    mutating func layoutDidSettle() {
        watchers.removeAll { $0.watcher == nil }
        for entry in watchers { entry.watcher?.layoutDidSettle() }
    }
}

/// What a view was told of its geometry when it was last evaluated.
@MainActor final class GeometryAnswers {
    private var checks: [() -> Bool] = []
    /// Questions at other times are answered and not noted: nothing that is shown came of them.
    private var isNoting = false

    var isEmpty: Bool { checks.isEmpty }
    /// False where another answer would be given now.
    var stillHold: Bool { checks.allSatisfy { $0() } }

    func noting<T>(_ body: () -> T) -> T {
        checks = []
        isNoting = true
        defer { isNoting = false }
        return body()
    }

    /// `again` gives the answer anew; nil where there is none any more.
    func note(_ answer: CGRect, again: @escaping () -> CGRect?) {
        guard isNoting else { return }
        checks.append { again().map { $0.isNear(answer) } ?? true }
    }
}

extension CGRect {
    /// Differences that no screen shows must not keep a layout from settling.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
            && abs(height - other.height) < 0.001
    }
}
