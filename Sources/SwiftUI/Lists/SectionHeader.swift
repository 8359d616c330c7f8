/// Prominence of section headers.
///
/// Source: developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
    @Entry public var headerProminence: Prominence = .standard
}

extension View {
    /// Sets the prominence of section headers in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/headerprominence(_:)
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

/// Header of a section, with an arrow where it collapses the section.
struct SectionHeader<Content: View>: View {
    @Environment(\.listLook) private var look
    let isExpanded: Binding<Bool>?
    @ViewBuilder let content: Content

    var body: some View {
        if let isExpanded, look.foldsSections {
            HStack {
                SectionCaption(isHeader: true) { content }.frame(maxWidth: .infinity, alignment: .leading)
                FoldButton(isOpen: isExpanded)
            }
        } else {
            SectionCaption(isHeader: true) { content }
        }
    }
}

/// Header or footer: small and grey in a list, unless its content sets its own style.
struct SectionCaption<Content: View>: View {
    @Environment(\.isFormRow) private var isInList
    @Environment(\.headerProminence) private var prominence
    @Environment(\.listLook) private var look
    @Environment(\.headerCase) private var headerCase
    var isHeader = false
    @ViewBuilder let content: Content

    var body: some View {
        if !isInList {
            content
        } else {
            styled.environment(\.listIconTint, nil)
        }
    }

    @ViewBuilder private var styled: some View {
        if isHeader, prominence == .increased || look.foldsSections {
            content.font(.title3.weight(.semibold)).foregroundStyle(.primary)
        } else if isHeader {
            content.font(.footnote).foregroundStyle(.secondary)
                .environment(\.textCase, headerCase.map(\.textCase) ?? (look.hasGround ? .uppercase : nil))
        } else {
            content.font(.footnote).foregroundStyle(.secondary)
        }
    }
}
