import RenderTree

/// Bar content that the views of a page set for it.
struct PageBar {
    var title: Text?
    var subtitle: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var isBarHidden: Bool?
    var isBottomHidden = false
    var isBackHidden = false
    var items: [ToolbarEntry] = []
    var top = BarLooks()
    var bottom = BarLooks()
    var search: SearchField?
    var searchParts = SearchParts()
    var titleMenu: AnyView?

    func items(_ place: ToolbarEntry.Place) -> [ToolbarEntry] { items.filter { $0.placement.place == place } }

    /// Whether the title is large; in a low scene none is.
    func isTitleLarge(isLow: Bool) -> Bool { displayMode != .inline && !isLow && items(.principal).isEmpty }

    /// Whether a large title stays in the bar, with what belongs to it: the search field below, or a background.
    var keepsLargeTitle: Bool { search != nil || top.shownBackground != nil }
}

/// Configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// Display mode of the title.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// One page: a top bar, its large title, its content, and a bottom bar.
struct NavigationPage: View {
    let content: NavigationModel.Page.Content
    let destinations: AncestorChannel<Destinations>
    let bar: AncestorChannel<PageBar>
    let header: ScrollHeader
    let back: NavigationBack?

    var body: some View {
        PageFrame(
            top: NavigationBar(bar: bar, header: header, back: back), title: ScrolledTitle(bar: bar, header: header),
            bottom: BottomBar(bar: bar), content: PageContent(content: content, destinations: destinations),
            header: header)
    }
}

private struct PageContent: View {
    let content: NavigationModel.Page.Content
    let destinations: AncestorChannel<Destinations>

    var body: some View {
        switch content {
        case .view(let box): VStack { box.view }
        case .value(let value): VStack { destinations.value.view(for: value) ?? AnyView(MissingDestination()) }
        }
    }
}

/// Placeholder where no `navigationDestination` handles the type of a value.
private struct MissingDestination: View {
    var body: some View {
        Text(verbatim: "There is no destination for this.").foregroundStyle(.secondary)
    }
}

/// Column whose middle takes the remaining height.
private struct PageFrame<Top: View, Title: View, Bottom: View, Content: View>: View {
    let top: Top
    let title: Title
    let bottom: Bottom
    let content: Content
    let header: ScrollHeader

    var body: some View {
        VStack(spacing: 0) {
            top
            title
            content.frame(maxWidth: .infinity, maxHeight: .infinity).modifier(_PageContentModifier(header: header))
            bottom
        }
        .modifier(_PageGroundModifier())
    }
}

/// Top bar of a page. Shows the title small where it is not large, or once the large one has scrolled out of sight.
private struct NavigationBar: View {
    @Environment(\.barTopInset) private var inset
    let bar: AncestorChannel<PageBar>
    let header: ScrollHeader
    let back: NavigationBack?

    var body: some View {
        let page = bar.value
        let isGone = header.isGone
        if page.isBarHidden != true, hasContent(page) {
            BarBackground(style: page.top.shownBackground) {
                CompactHeightReader { isLow in
                    VStack(alignment: .leading, spacing: 0) {
                        let isLarge = page.isTitleLarge(isLow: isLow)
                        row(page, showsTitle: !isLarge || isGone).padding(.top, inset)
                        if isLarge, page.keepsLargeTitle, let title = page.title { LargeTitle(title: title) }
                        if let search = page.search { SearchBar(field: search, parts: page.searchParts) }
                    }
                }
            }
            .preferringScheme(page.top.scheme)
        }
    }

    private func hasContent(_ page: PageBar) -> Bool {
        back != nil || page.title != nil || page.search != nil
            || [.leading, .principal, .trailing].contains { !page.items($0).isEmpty }
    }

    private func row(_ page: PageBar, showsTitle: Bool) -> some View {
        BarRow(
            leading: HStack(spacing: 16) {
                if let back, !page.isBackHidden { BackButton(back: back) }
                ToolbarItems(items: page.items(.leading))
            }.lineLimit(1),
            middle: HStack(spacing: 8) {
                if page.items(.principal).isEmpty {
                    if showsTitle { BarTitle(page: page) }
                } else {
                    ToolbarItems(items: page.items(.principal))
                }
            },
            trailing: HStack(spacing: 16) { ToolbarItems(items: page.items(.trailing)) }.lineLimit(1)
        )
        .frame(height: 44)
        // Keeps the size of the text because bars keep their height, as on Apple's systems.
        .dynamicTypeSize(.large)
    }
}

private struct BarTitle: View {
    let page: PageBar

    var body: some View {
        let title = VStack(spacing: 0) {
            page.title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
            page.subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
        if let menu = page.titleMenu ?? page.items(.titleMenu).last?.view {
            Menu {
                menu
            } label: {
                HStack(spacing: 4) {
                    title
                    Chevron(points: .down).frame(width: 10, height: 8)
                }
            }
            .foregroundStyle(.primary)
        } else {
            title
        }
    }
}

private struct BackButton: View {
    @Environment(\.systemWords) private var words
    let back: NavigationBack

    var body: some View {
        let title = back.bar.value.title
        Button(action: back.action) {
            HStack(spacing: 6) {
                Chevron(points: .backward).frame(width: 10, height: 17)
                (title ?? Text(verbatim: words[.back])).lineLimit(1)
            }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(title.map { words[.backTo, $0.plain] } ?? words[.back])
    }
}

/// Bottom bar of a page, and below it the one that belongs to the keyboard.
private struct BottomBar: View {
    @Environment(\.keyboardState) private var keyboard
    let bar: AncestorChannel<PageBar>

    var body: some View {
        let page = bar.value
        if !page.isBottomHidden { row(page.items(.bottom), page) }
        if keyboard?.isUp == true { row(page.items(.keyboard), page) }
    }

    @ViewBuilder private func row(_ items: [ToolbarEntry], _ page: PageBar) -> some View {
        if !items.isEmpty {
            BarBackground(style: page.bottom.shownBackground) {
                VStack(spacing: 0) {
                    Divider()
                    HStack(spacing: 16) { ToolbarItems(items: items) }.lineLimit(1)
                        .padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 44)
                }
            }
            .preferringScheme(page.bottom.scheme)
        }
    }
}

private struct BarBackground<Content: View>: View {
    let style: AnyShapeStyle?
    @ViewBuilder let content: Content

    var body: some View {
        if let style { content.background(style) } else { content }
    }
}

extension EnvironmentValues {
    /// Points above a navigation bar's row: a sheet's bar is taller, so that it is clear of the grabber.
    @Entry var barTopInset: CGFloat = 0
}
