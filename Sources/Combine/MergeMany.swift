public import OpenCombine

extension Publishers {
    /// Publishes the outputs of any number of publishers of one type as they come; of none it finishes at once.
    ///
    /// Source: developer.apple.com/documentation/combine/publishers/mergemany
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            let inner = MergeSubscription(count: publishers.count, downstream: subscriber)
            subscriber.receive(subscription: inner)
            for (index, publisher) in publishers.enumerated() { inner.subscribe(to: publisher, at: index) }
        }

        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
