import SwiftUI
import os

actor ImageLoader {
    static let shared = ImageLoader()
    private enum Entry {
        case inProgress(Task<UIImage, any Error>)
        case ready(UIImage)
    }
    private var cache: [URL: Entry] = [:]
    private let session: URLSession
    private let logger = Logger(subsystem: "com.example.photos", category: "loader")

    init(configuration: URLSessionConfiguration = .default) {
        configuration.requestCachePolicy = .returnCacheDataElseLoad
        configuration.urlCache = URLCache(memoryCapacity: 20 << 20, diskCapacity: 100 << 20)
        session = URLSession(configuration: configuration)
    }

    func image(for url: URL) async throws -> UIImage {
        if let entry = cache[url] {
            switch entry {
            case .ready(let image): return image
            case .inProgress(let task): return try await task.value
            }
        }
        let task = Task { [session] in
            let (data, _) = try await session.data(from: url)
            guard let image = await UIImage(data: data)?.byPreparingThumbnail(ofSize: CGSize(width: 200, height: 200)) else {
                throw URLError(.cannotDecodeContentData)
            }
            return image
        }
        cache[url] = .inProgress(task)
        do {
            let image = try await task.value
            cache[url] = .ready(image)
            logger.debug("Loaded \(url.lastPathComponent, privacy: .public)")
            return image
        } catch {
            cache[url] = nil
            logger.error("Failed: \(error.localizedDescription)")
            throw error
        }
    }

    func prefetch(_ urls: [URL], limit: Int = 4) async -> Int {
        await withTaskGroup(of: Bool.self, returning: Int.self) { group in
            var iterator = urls.makeIterator()
            var loaded = 0
            for _ in 0..<limit {
                guard let url = iterator.next() else { break }
                group.addTask { (try? await self.image(for: url)) != nil }
            }
            while let success = await group.next() {
                if success { loaded += 1 }
                if let url = iterator.next() {
                    group.addTask(priority: .utility) { (try? await self.image(for: url)) != nil }
                }
            }
            return loaded
        }
    }

    nonisolated func progress(for urls: [URL]) -> AsyncThrowingStream<Double, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Double.self)
        let task = Task {
            do {
                for (index, url) in urls.enumerated() {
                    _ = try await image(for: url)
                    continuation.yield(Double(index + 1) / Double(urls.count))
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}

final class LoadCounter: Sendable {
    private let state = OSAllocatedUnfairLock(initialState: 0)
    func increment() -> Int { state.withLock { $0 += 1; return $0 } }
}

struct RemoteImage: View {
    let url: URL
    @State private var image: UIImage?
    @State private var failed = false

    var body: some View {
        ZStack {
            if let image {
                Image(uiImage: image).resizable().transition(.opacity)
            } else if failed {
                Image(systemName: "exclamationmark.triangle")
            } else {
                ProgressView()
            }
        }
        .task(id: url, priority: .userInitiated) {
            do {
                let loaded = try await ImageLoader.shared.image(for: url)
                withAnimation { image = loaded }
            } catch is CancellationError {
            } catch { failed = true }
        }
    }
}

struct PrefetchScreen: View {
    let urls: [URL]
    @State private var fraction = 0.0
    private let counter = LoadCounter()

    var body: some View {
        VStack {
            ProgressView(value: fraction)
            ScrollView { LazyVStack { ForEach(urls, id: \.self) { RemoteImage(url: $0).frame(height: 120) } } }
        }
        .task {
            async let warm = ImageLoader.shared.prefetch(Array(urls.prefix(8)))
            do {
                for try await value in ImageLoader.shared.progress(for: urls) { fraction = value }
            } catch { fraction = 0 }
            print("warm", await warm, counter.increment())
            let clock = ContinuousClock()
            let elapsed = await clock.measure { try? await Task.sleep(for: .milliseconds(10)) }
            print(elapsed.formatted(.units(allowed: [.milliseconds])))
        }
        .task {
            for await _ in NotificationCenter.default.notifications(named: UIApplication.didReceiveMemoryWarningNotification).map({ $0.name }) {
                fraction = 0
            }
        }
    }
}
