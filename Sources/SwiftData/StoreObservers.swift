import Observation

/// Those who want to know that a store's models have changed.
final class StoreObservers: Observable {
    private let registrar = ObservationRegistrar()
    private var revision: Int { 0 }

    func access() { registrar.access(self, keyPath: \.revision) }
    func announce() { registrar.withMutation(of: self, keyPath: \.revision) {} }
}
