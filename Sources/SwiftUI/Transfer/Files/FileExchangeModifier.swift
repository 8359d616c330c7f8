package import UIKit

extension EnvironmentValues {
    /// Function that asks the person for files, or gives some; nil where there is no host.
    @Entry package var exchangeFiles: FileExchange.Begin? = nil
}

/// Holds an exchange of files while a binding is true.
struct FileExchangeModifier: ViewModifier {
    @Environment(\.exchangeFiles) private var exchangeFiles
    @Environment(\.systemWords) private var words
    @State private var running = RunningExchange()
    @Binding var isPresented: Bool
    /// Returns what to ask for; nil for nothing, which ends the presentation.
    let request: @MainActor () async throws -> FileExchange.Request?
    let onEnd: @MainActor (FileExchange.End) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isPresented in
            if isPresented { start() } else { running.cancel() }
        }
    }

    private func start() {
        running.begin(request, by: exchangeFiles, words: words) { end in
            isPresented = false
            if let end { onEnd(end) }
        }
    }
}

/// An exchange that a view has begun and may end.
@MainActor package final class RunningExchange {
    private var task: Task<Void, Never>?
    private var exchange: FileExchange?

    nonisolated package init() {}

    /// Makes the request, which may take time, and asks the person. Does nothing while an exchange is running.
    /// - Parameters:
    ///   - words: names of files that have none of their own.
    ///   - completion: receives nil where there was nothing to ask for.
    package func begin(
        _ request: @escaping @MainActor () async throws -> FileExchange.Request?, by begin: FileExchange.Begin?,
        words: SystemWords = SystemWords(),
        completion: @escaping @MainActor (FileExchange.End?) -> Void
    ) {
        guard task == nil else { return }
        task = Task { @MainActor in
            do {
                let request = try await SystemWords.$naming.withValue(words) { try await request() }
                guard !Task.isCancelled else { return }
                guard let request else { return end(nil, completion) }
                let exchange = FileExchange(request) { [weak self] in self?.end($0, completion) }
                self.exchange = exchange
                exchange.begin(by: begin)
            } catch {
                end(.failed(error), completion)
            }
        }
    }

    package func cancel() {
        task?.cancel()
        exchange?.cancel()
        (task, exchange) = (nil, nil)
    }

    private func end(_ end: FileExchange.End?, _ completion: @MainActor (FileExchange.End?) -> Void) {
        (task, exchange) = (nil, nil)
        completion(end)
    }
}
