import Foundation

/// Storage that a binding reads and writes. Bindings to the same location compare equal, so that a view that holds
/// one need not be evaluated again.
package class Location<Value>: @unchecked Sendable {
    var value: Value {
        get { fatalError("a location must be able to read") }
        set { fatalError("a location must be able to write") }
    }

    func isSame(as other: Location<Value>) -> Bool { self === other }
    /// The object that invalidates the readers of the value; nil if unknown.
    var changeSource: ObjectIdentifier? { nil }
}

/// Storage of one `@State` of one view, for as long as the view keeps its identity. Safe to use from any thread.
package final class StateStorage<Value>: Location<Value>, @unchecked Sendable {  // guarded by `lock`
    private let lock = NSLock()
    private var stored: Value
    /// Newest evaluation of each element that has read the value.
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var readerCountToPrune = 64

    package init(_ value: Value) { stored = value }

    package override var value: Value {
        get {
            lock.withLock {
                if let reader = Evaluation.current { add(reader) }
                return stored
            }
        }
        set {
            let dependents = lock.withLock { () -> [Reader] in
                guard !isEqual(stored, newValue) else { return [] }
                stored = newValue
                // The readers stay registered: the next change before an evaluation may be the animated one.
                return Array(readers.values)
            }
            for reader in dependents { reader.invalidate(by: ObjectIdentifier(self)) }
        }
    }

    override var changeSource: ObjectIdentifier? { ObjectIdentifier(self) }

    /// Registers a reader and prunes dead ones: otherwise a state that is never written would keep every view that
    /// ever read it.
    private func add(_ reader: Reader) {
        readers[reader.place] = reader
        guard readers.count >= readerCountToPrune else { return }
        readers = readers.filter { !$0.value.isGone }
        readerCountToPrune = max(64, readers.count * 2)
    }
}
