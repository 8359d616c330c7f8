import SwiftUI

/// The list, and the preview that is pushed over it.
struct SnippetsView: View {
    @Bindable var library: SnippetLibrary
    let insert: (Snippet) -> Void

    @Namespace private var pictures

    var body: some View {
        ZStack {
            SnippetList(library: library, pictures: pictures)
                .opacity(library.opened == nil ? 1 : 0)
                .disabled(library.opened != nil)
                .accessibilityHidden(library.opened != nil)
            if let snippet = library.opened {
                PreviewPage(library: library, snippet: snippet, pictures: pictures, insert: { insert(snippet) })
                    .transition(PushTransition())
                    .zIndex(1)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()
    }
}

/// A push that moves the page in from the trailing side while it grows, and the reverse on removal.
struct PushTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : 0.92)
            .offset(x: phase.isIdentity ? 0 : 60)
    }
}

private struct SnippetList: View {
    @Bindable var library: SnippetLibrary
    let pictures: Namespace.ID

    var body: some View {
        VStack(spacing: 10) {
            SearchField(query: $library.query).padding(.top, 10)
            Picker("Kind", selection: $library.scope) {
                ForEach(Scope.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            if let problem = library.problem {
                Text(problem).font(.footnote).foregroundStyle(Color.problem).frame(
                    maxWidth: .infinity, alignment: .leading)
            }
            if library.results.isEmpty {
                ContentUnavailableView(
                    library.query.isEmpty ? "Nothing found" : "Nothing found for “\(library.query)”",
                    systemImage: "magnifyingglass", description: Text("Try other words, or look at everything."))
            } else {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(library.results) { snippet in
                            SnippetRow(library: library, snippet: snippet, pictures: pictures)
                            Divider().padding(.leading, 76)
                        }
                    }
                }
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: 640, maxHeight: .infinity)
    }
}

private struct SnippetRow: View {
    let library: SnippetLibrary
    let snippet: Snippet
    let pictures: Namespace.ID

    var body: some View {
        Button {
            library.open(snippet)
        } label: {
            HStack(spacing: 12) {
                SnippetPicture(library: library, snippet: snippet)
                    .frame(width: 64, height: 48)
                    .clipShape(RoundedRectangle(cornerRadius: 8))
                    .matchedGeometryEffect(id: snippet.id, in: pictures, isSource: library.opened != snippet)
                VStack(alignment: .leading, spacing: 2) {
                    Text(snippet.title).font(.body).foregroundStyle(.primary)
                    Text(snippet.kind).font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary).accessibilityHidden(true)
            }
            .padding(.vertical, 8)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(snippet.title), \(snippet.kind)")
    }
}

private struct SearchField: View {
    @Binding var query: String

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField("Search snippets", text: $query)
                .submitLabel(.search).autocorrectionDisabled().accessibilityLabel("Search snippets")
            if !query.isEmpty {
                Button {
                    query = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear search")
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 12))
    }
}
