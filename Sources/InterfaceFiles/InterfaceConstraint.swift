/// A constraint: `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
public struct InterfaceConstraint: Codable, Hashable, Sendable {
    public var id: String
    /// Identifier of a view or layout guide; nil for the view that the constraint stands in.
    public var firstItem: String?
    /// Attribute as Interface Builder writes it, such as `leadingMargin`.
    public var firstAttribute: String
    /// `lessThanOrEqual` or `greaterThanOrEqual`; nil for an equation.
    public var relation: String?
    public var secondItem: String?
    public var secondAttribute: String?
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// 1…1000.
    public var priority: Double
    /// Name that its author gave it.
    public var identifier: String?
    /// Other constants in some size classes.
    public var variations: [InterfaceVariation] = []

    public init(
        id: String, firstItem: String? = nil, firstAttribute: String, relation: String? = nil,
        secondItem: String? = nil,
        secondAttribute: String? = nil, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        identifier: String? = nil
    ) {
        self.id = id
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
    }
}
