/// Whether something is shown; `automatic` is what fits.
///
/// Source: developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
