import Observation

/// Tells observers that the models of a store have changed.
final class StoreObservers: Observable {
    private let registrar = ObservationRegistrar()
    private var revision: Int { 0 }

    func access() { registrar.access(self, keyPath: \.revision) }
    func announce() { registrar.withMutation(of: self, keyPath: \.revision) {} }
}
