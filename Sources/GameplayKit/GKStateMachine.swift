public import Foundation

/// A state of a machine. Source: developer.apple.com/documentation/gameplaykit/gkstate
open class GKState: NSObject {
    public fileprivate(set) weak var stateMachine: GKStateMachine?
    override public init() { super.init() }

    /// Whether the machine may go over to a state of this class.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// Goes from one state to another, as they allow. Source: developer.apple.com/documentation/gameplaykit/gkstatemachine
open class GKStateMachine: NSObject {
    public private(set) var currentState: GKState?
    private let states: [ObjectIdentifier: GKState]

    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }, uniquingKeysWith: { $1 })
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Goes over to the state of a class, and returns whether it may.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let old = currentState
        old?.willExit(to: next)
        currentState = next
        next.didEnter(from: old)
        return true
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of what an entity does. Source: developer.apple.com/documentation/gameplaykit/gkcomponent
open class GKComponent: NSObject {
    public fileprivate(set) weak var entity: GKEntity?
    override public init() { super.init() }
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// An object of a game, made of components. Source: developer.apple.com/documentation/gameplaykit/gkentity
open class GKEntity: NSObject {
    public private(set) var components: [GKComponent] = []
    override public init() { super.init() }

    /// Adds a component, and takes one of the same class away before.
    ///
    /// Source: developer.apple.com/documentation/gameplaykit/gkentity/addcomponent(_:)
    open func addComponent(_ component: GKComponent) {
        if let old = components.first(where: { type(of: $0) == type(of: component) }) { remove(old) }
        if let entity = component.entity, entity !== self { entity.remove(component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        if let component = component(ofType: componentClass) { remove(component) }
    }

    private func remove(_ component: GKComponent) {
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
