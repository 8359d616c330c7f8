/// Makes a class a model: its stored variables are kept in a store, and observed.
///
/// Partly: without subclasses of models, and not for variables with `didSet` or `willSet`. A variable's type is `Codable`,
/// another model, an optional of one or an array of them.
///
/// Source: developer.apple.com/documentation/swiftdata/model()
@attached(member, names: named(_$persistence), named(_$properties), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "Model")

/// Makes an actor one that works with models: gives it a container, and an initialiser that takes one.
///
/// Source: developer.apple.com/documentation/swiftdata/modelactor()
@attached(member, names: named(modelExecutor), named(modelContainer), named(unownedExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActor")

/// Gives a model's variable its accessors; `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftUIMacros", type: "PersistedProperty")

/// States how a variable is kept. Of the options `.unique` has an effect: a model that is saved replaces the one with the same
/// value. A value that was saved under the original name is found again.
///
/// Source: developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Attribute")

/// States what becomes of the models that a variable refers to, and which of their variables leads back.
///
/// Source: developer.apple.com/documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:)
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Relationship")

/// Leaves a variable out of the store.
///
/// Source: developer.apple.com/documentation/swiftdata/transient()
@attached(peer) public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "Transient")

/// States by which variables models are looked up. Ignored: all models are in memory.
///
/// Source: developer.apple.com/documentation/swiftdata/index(_:)
@freestanding(declaration) public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "Index")

/// States which variables are unique together. Ignored: `@Attribute(.unique)` of a single variable has an effect.
///
/// Source: developer.apple.com/documentation/swiftdata/unique(_:)
@freestanding(declaration) public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "Unique")
