/// State for which a content configuration is updated.
/// Source: developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Name of a value that an app adds to a state.
/// Source: developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// State of a cell.
///
/// Partly: cells set `isSelected`, `isHighlighted`, `isEditing` and, in collection views, `cellDragState`; an app sets the others.
///
/// Source: developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isEditing = false
    public var isDisabled = false
    public var isFocused = false
    public var isPinned = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

/// A cell that brings its look up to date with its state: when its list shows it, and when the state changes after that.
@MainActor protocol StatefulCell: AnyObject {
    var isGivenToList: Bool { get set }
    var configurationState: UICellConfigurationState { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    func updateConfiguration(using state: UICellConfigurationState)
    func callUpdateHandler(_ state: UICellConfigurationState)
}

extension StatefulCell {
    /// Brings the cell up to date; its list calls it with each cell that its data source returns.
    func becomeGivenToList() {
        isGivenToList = true
        updateToState()
    }

    func updateToState() {
        guard isGivenToList else { return }
        let state = configurationState
        // A list's own content looks alike in every state.
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        {
            contentConfiguration = content.updated(for: state)
        }
        updateConfiguration(using: state)
        callUpdateHandler(state)
    }
}
