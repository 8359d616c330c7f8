public import Foundation

/// Picture that loads while the view is shown: from the network, a file of the app's bundle, its container or the
/// temporary folder, or a `data:` URL.
///
/// Pictures from the network are PNG or JPEG of at most 2 MiB and 4,096 pixels a side, and only from the hosts that the
/// app's `Info.plist` names in `ParleyNetworkHosts` (docs/porting.md). A failure's error is a `URLError`, as on Apple's
/// systems; its code is `dataNotAllowed` for a host that is not named. Loading is cancelled when the view disappears.
///
/// Source: developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.pictureLoader) private var loader

    /// Shows the picture at its own size, and a grey area until it has loaded.
    ///
    /// - Parameter scale: pixels per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(.loading) }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// - Parameter transaction: animates the change from one phase to the next.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    public var body: some View { content(phase).task(id: url) { await load() } }

    private func load() async {
        // Never show the old picture for a new URL.
        if phase.image != nil || phase.error != nil { phase = .empty }
        guard let url else { return }
        let loaded: AsyncImagePhase
        do {
            loaded = .success(Image(uiImage: try await loader.picture(at: url, scale: scale)))
        } catch {
            loaded = .failure(error)
        }
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { phase = loaded }
    }
}

/// State of loading an asynchronous picture.
///
/// Source: developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
