import RenderTree
@_spi(Engine) import SwiftUICore

/// Large title of a page.
struct LargeTitle: View {
    static let bottomPadding: CGFloat = 8
    let title: Text

    var body: some View {
        title.font(.largeTitle).fontWeight(.bold).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .padding(.horizontal, 16).padding(.bottom, Self.bottomPadding)
    }
}

/// Large title between the bar and the content of a page: a scroll view at the top of the content takes it.
struct ScrolledTitle: View {
    let bar: AncestorChannel<PageBar>
    let header: ScrollHeader

    var body: some View {
        let page = bar.value
        if page.isBarHidden != true, !page.keepsLargeTitle, let title = page.title {
            CompactHeightReader { isLow in
                if page.isTitleLarge(isLow: isLow) {
                    LargeTitle(title: title).frame(maxWidth: .infinity, alignment: .leading)
                        .modifier(_ScrollHeaderModifier(header))
                }
            }
            .preferringScheme(page.top.scheme)
        }
    }
}
