// Values of `Transferable` types as items.
extension NSItemProvider {
    /// Creates one for a value that is dragged.
    @MainActor convenience init<Item: Transferable>(dragged value: Item) {
        self.init()
        exports = SwiftUI.exports(of: value)
    }

    func canLoad<Item: Transferable>(_ type: Item.Type) -> Bool {
        exports.contains { $0.value is Item } || hasItem(in: Item.transferRepresentation._importTypes)
    }

    /// Source: developer.apple.com/documentation/foundation/nsitemprovider/loadtransferable(type:completionhandler:)
    @discardableResult public func loadTransferable<Item: Transferable & Sendable>(
        type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) -> Progress {
        let file = file
        Task { @MainActor in
            if let file {
                let item = try? await loadTransferred(type, from: file)
                completionHandler(item.map { .success($0) } ?? .failure(Missing()))
            } else {
                self.load(type) { item in completionHandler(item.map { .success($0) } ?? .failure(Missing())) }
            }
        }
        return Progress(totalUnitCount: 1)
    }

    /// Calls `done` with the value as that type: at once where no bytes have to be read; nil where it cannot be read.
    @MainActor func load<Item: Transferable>(_ type: Item.Type, _ done: @escaping @MainActor (Item?) -> Void) {
        if let item = exports.lazy.compactMap({ $0.value as? Item }).first { return done(item) }
        Task { @MainActor in done(try? await imported(type, from: exports)) }
    }
}
