import Foundation

final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {  // as safe as its closures
    private let read: () -> Value
    private let write: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    override var value: Value {
        get { read() }
        set { write(newValue) }
    }
}

final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {  // never changes
    private let constant: Value
    init(_ value: Value) { constant = value }

    override var value: Value {
        get { constant }
        set {}
    }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? ConstantLocation<Value>).map { isEqual(constant, $0.constant) } ?? false
    }
}

final class KeyPathLocation<Root, Value>: Location<Value>, @unchecked Sendable {  // as safe as its base
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var value: Value {
        get { base.value[keyPath: keyPath] }
        set { base.value[keyPath: keyPath] = newValue }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }

    override var changeSource: ObjectIdentifier? { base.changeSource }
}

final class ElementLocation<Items: MutableCollection>: Location<Items.Element>, @unchecked Sendable {
    // as safe as its base; `last` is guarded by `lock`
    private let base: Location<Items>
    private let index: Items.Index
    private let lock = NSLock()
    /// Value returned after the element was removed while its row is still on screen for a moment.
    private var last: Items.Element

    init(base: Location<Items>, index: Items.Index) {
        self.base = base
        self.index = index
        last = base.value[index]
    }

    override var value: Items.Element {
        get {
            let items = base.value
            guard items.startIndex <= index, index < items.endIndex else { return lock.withLock { last } }
            let element = items[index]
            lock.withLock { last = element }
            return element
        }
        set {
            let items = base.value
            guard items.startIndex <= index, index < items.endIndex else { return }
            base.value[index] = newValue
        }
    }

    override func isSame(as other: Location<Items.Element>) -> Bool {
        guard let other = other as? ElementLocation<Items> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }

    override var changeSource: ObjectIdentifier? { base.changeSource }
}

/// Location of a property of an observable object, which reports its own changes.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {  // as safe as its object
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Value {
        get { object[keyPath: keyPath] }
        set { object[keyPath: keyPath] = newValue }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }

    override var changeSource: ObjectIdentifier? { ObjectIdentifier(object) }
}
