public import OpenCombine

extension Publisher {
    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:)-7fk3a
    public func merge<A: Publisher>(with a: A) -> Publishers.Merge<Self, A>
    where A.Failure == Failure, A.Output == Output {
        .init(self, a)
    }

    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:_:)
    public func merge<A: Publisher, B: Publisher>(with a: A, _ b: B) -> Publishers.Merge3<Self, A, B>
    where A.Failure == Failure, B.Failure == Failure, A.Output == Output, B.Output == Output {
        .init(self, a, b)
    }

    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:_:_:)
    public func merge<A: Publisher, B: Publisher, C: Publisher>(with a: A, _ b: B, _ c: C)
        -> Publishers.Merge4<Self, A, B, C>
    where
        A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, A.Output == Output, B.Output == Output,
        C.Output == Output
    {
        .init(self, a, b, c)
    }

    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:)
    public func merge<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(with a: A, _ b: B, _ c: C, _ d: D)
        -> Publishers.Merge5<Self, A, B, C, D>
    where
        A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, A.Output == Output,
        B.Output == Output, C.Output == Output, D.Output == Output
    {
        .init(self, a, b, c, d)
    }

    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:_:)
    public func merge<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge6<Self, A, B, C, D, E>
    where
        A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        A.Output == Output, B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output
    {
        .init(self, a, b, c, d, e)
    }

    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:_:_:)
    public func merge<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge7<Self, A, B, C, D, E, F>
    where
        A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, A.Output == Output, B.Output == Output, C.Output == Output, D.Output == Output,
        E.Output == Output, F.Output == Output
    {
        .init(self, a, b, c, d, e, f)
    }

    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:_:_:_:_:_:_:)
    public func merge<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge8<Self, A, B, C, D, E, F, G>
    where
        A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
        F.Failure == Failure, G.Failure == Failure, A.Output == Output, B.Output == Output, C.Output == Output,
        D.Output == Output, E.Output == Output, F.Output == Output, G.Output == Output
    {
        .init(self, a, b, c, d, e, f, g)
    }

    /// Source: developer.apple.com/documentation/combine/publisher/merge(with:)-9ub0t
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
}
