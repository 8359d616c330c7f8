/// How much the headers of sections stand out.
///
/// Source: developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Hashable, Sendable { case standard, increased }

private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of the sections inside stand out.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/headerprominence(_:)
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

/// The words above a section; with an arrow where they fold it away.
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

/// Small and grey in a list, unless it says otherwise itself.
struct SectionCaption<Content: View>: View {
    @Environment(\.isFormRow) private var isInList
    @Environment(\.headerProminence) private var prominence
    var isHeader = false
    @ViewBuilder let content: Content

    var body: some View {
        if !isInList {
            content
        } else if isHeader, prominence == .increased {
            content.font(.title3.weight(.semibold)).foregroundStyle(.primary)
        } else {
            content.font(.footnote).foregroundStyle(.secondary)
        }
    }
}
