private import Synchronization

extension NotificationCenter {
    /// Calls a method of the observer, which is held weakly: at once for a notification of the main thread, else soon.
    /// Source: developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let call = ObserverCall(observer as AnyObject, aSelector)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { call.receive($0) }
        SelectorObservers.add(
            SelectorObservers.Entry(
                observer: observer as AnyObject, center: self, name: aName, object: anObject.map { $0 as AnyObject },
                token: token))
    }

    /// Source: developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)
    public func removeObserver(_ observer: AnyObject) {
        for token in SelectorObservers.remove(observer, from: self, name: nil, object: nil) {
            removeObserver(token as Any)
        }
        removeObserver(observer as Any)
    }

    /// Source: developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:name:object:)
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        for token in SelectorObservers.remove(observer, from: self, name: aName, object: object) {
            removeObserver(token as Any)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// Method of an observer that receives notifications.
private final class ObserverCall: @unchecked Sendable {  // reads a weak reference, which is safe on any thread
    private weak let observer: AnyObject?
    private let selector: Selector

    init(_ observer: AnyObject, _ selector: Selector) { (self.observer, self.selector) = (observer, selector) }

    func receive(_ notification: Notification) {
        nonisolated(unsafe) let notification = notification
        MainQueue.run { self.call(notification) }
    }

    @MainActor private func call(_ notification: Notification) {
        guard let observer else { return }
        if !NamedMembers.perform(selector, on: observer, with: [notification]) {
            print("\(type(of: observer)) has no method “\(selector)” that takes a notification.")
        }
    }
}

/// Observers that were added with a selector. Those that are gone are forgotten when the next one is added.
private enum SelectorObservers {
    struct Entry: @unchecked Sendable {  // only compared and handed on
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let name: NSNotification.Name?
        let object: AnyObject?
        let token: any NSObjectProtocol
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(_ entry: Entry) {
        let gone = entries.withLock { entries in
            let gone = entries.filter { $0.observer == nil }
            entries.removeAll { $0.observer == nil }
            entries.append(entry)
            return gone
        }
        for entry in gone { entry.center?.removeObserver(entry.token as Any) }
    }

    /// Forgets an observer's entries, and returns their tokens; nil stands for any name and object.
    static func remove(
        _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
    ) -> [any NSObjectProtocol] {
        func isMeant(_ entry: Entry) -> Bool {
            entry.observer === observer && entry.center === center && (name == nil || name == entry.name)
                && (object == nil || object === entry.object)
        }
        let removed = entries.withLock { entries in
            let removed = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return removed
        }
        return removed.map(\.token)
    }
}
