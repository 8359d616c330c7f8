/// Whether an element is shown; `automatic` depends on the context.
///
/// Source: developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
