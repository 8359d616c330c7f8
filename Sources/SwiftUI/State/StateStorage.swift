import Foundation

/// Where a binding reads and writes. Two bindings to the same place are equal, so that a view that holds one need not
/// be evaluated again for it.
class Location<Value>: @unchecked Sendable {
    var value: Value {
        get { fatalError("a location must be able to read") }
        set { fatalError("a location must be able to write") }
    }

    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The memory of one `@State` of one view, for as long as the view keeps its identity. Safe from any thread.
final class StateStorage<Value>: Location<Value>, @unchecked Sendable {  // guarded by `lock`
    private let lock = NSLock()
    private var stored: Value
    /// The newest evaluation of each element.
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var readerCountToPrune = 64

    init(_ value: Value) { stored = value }

    override var value: Value {
        get {
            lock.withLock {
                if let reader = Evaluation.current { add(reader) }
                return stored
            }
        }
        set {
            let told = lock.withLock { () -> [Reader] in
                guard !isEqual(stored, newValue) else { return [] }
                stored = newValue
                // They stay: the next change before an evaluation may be the one that is animated.
                return Array(readers.values)
            }
            for reader in told { reader.invalidate() }
        }
    }

    /// A state that is never written would otherwise remember every view that ever read it.
    private func add(_ reader: Reader) {
        readers[reader.place] = reader
        guard readers.count >= readerCountToPrune else { return }
        readers = readers.filter { !$0.value.isGone }
        readerCountToPrune = max(64, readers.count * 2)
    }
}
