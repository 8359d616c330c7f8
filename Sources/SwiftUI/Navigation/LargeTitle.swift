import RenderTree
@_spi(Engine) import SwiftUICore

/// Large title of a page. With letters of the usual size it is 52 points high, as on iOS.
struct LargeTitle: View {
    static let topPadding: CGFloat = 3
    static let bottomPadding: CGFloat = 8
    let title: Text

    var body: some View {
        title.font(.largeTitle).fontWeight(.bold).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .padding(.horizontal, 16).padding(.top, Self.topPadding).padding(.bottom, Self.bottomPadding)
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
