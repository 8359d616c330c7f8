public import OpenCombine

extension Publishers {
    /// Publishes the outputs of two publishers as they come.
    ///
    /// Source: developer.apple.com/documentation/combine/publishers/merge
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeSubscription(count: 2, downstream: subscriber)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a, at: 0)
            inner.subscribe(to: b, at: 1)
        }
    }

    /// Source: developer.apple.com/documentation/combine/publishers/merge3
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeSubscription(count: 3, downstream: subscriber)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a, at: 0)
            inner.subscribe(to: b, at: 1)
            inner.subscribe(to: c, at: 2)
        }
    }

    /// Source: developer.apple.com/documentation/combine/publishers/merge4
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output,
        A.Output == C.Output, A.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeSubscription(count: 4, downstream: subscriber)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a, at: 0)
            inner.subscribe(to: b, at: 1)
            inner.subscribe(to: c, at: 2)
            inner.subscribe(to: d, at: 3)
        }
    }

    /// Source: developer.apple.com/documentation/combine/publishers/merge5
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeSubscription(count: 5, downstream: subscriber)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a, at: 0)
            inner.subscribe(to: b, at: 1)
            inner.subscribe(to: c, at: 2)
            inner.subscribe(to: d, at: 3)
            inner.subscribe(to: e, at: 4)
        }
    }

    /// Source: developer.apple.com/documentation/combine/publishers/merge6
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
        A.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeSubscription(count: 6, downstream: subscriber)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a, at: 0)
            inner.subscribe(to: b, at: 1)
            inner.subscribe(to: c, at: 2)
            inner.subscribe(to: d, at: 3)
            inner.subscribe(to: e, at: 4)
            inner.subscribe(to: f, at: 5)
        }
    }

    /// Source: developer.apple.com/documentation/combine/publishers/merge7
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Failure == G.Failure, A.Output == B.Output, A.Output == C.Output,
        A.Output == D.Output, A.Output == E.Output, A.Output == F.Output, A.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeSubscription(count: 7, downstream: subscriber)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a, at: 0)
            inner.subscribe(to: b, at: 1)
            inner.subscribe(to: c, at: 2)
            inner.subscribe(to: d, at: 3)
            inner.subscribe(to: e, at: 4)
            inner.subscribe(to: f, at: 5)
            inner.subscribe(to: g, at: 6)
        }
    }

    /// Source: developer.apple.com/documentation/combine/publishers/merge8
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Failure == G.Failure, A.Failure == H.Failure, A.Output == B.Output,
        A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output, A.Output == G.Output,
        A.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = MergeSubscription(count: 8, downstream: subscriber)
            subscriber.receive(subscription: inner)
            inner.subscribe(to: a, at: 0)
            inner.subscribe(to: b, at: 1)
            inner.subscribe(to: c, at: 2)
            inner.subscribe(to: d, at: 3)
            inner.subscribe(to: e, at: 4)
            inner.subscribe(to: f, at: 5)
            inner.subscribe(to: g, at: 6)
            inner.subscribe(to: h, at: 7)
        }
    }
}
