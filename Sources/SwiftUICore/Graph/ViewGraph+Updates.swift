/// Readers to evaluate in one transaction.
private struct Batch {
    var transaction: Transaction
    var readers: [Reader] = []
}

extension ViewGraph {
    /// Evaluates invalidated elements and lays out. Animated changes are laid out apart from others: only then is it
    /// known which of the two has moved a node.
    func update(in size: CGSize) {
        for _ in 0..<Self.passCountMax {
            let invalidations = inbox.drain()
            changeLog?.note(invalidations)
            let batches = batches(invalidations)
            guard !batches.isEmpty else { break }
            for batch in batches { show(batch, in: size) }
        }
        layOut(in: size)
    }

    /// Lays out a second time if matched views moved: their frames are only known after the first.
    private func layOut(in size: CGSize) {
        root.layOut(in: size)
        if matches.settle(in: self) { root.layOut(in: size) }
    }

    private func show(_ batch: Batch, in size: CGSize) {
        let isAnimated = batch.transaction.animation != nil
        if isAnimated, root.isDirty { root.layOut(in: size) }
        Transaction.$current.withValue(batch.transaction) {
            evaluate(batch.readers)
            if isAnimated { layOut(in: size) }
        }
        awaitEnd(of: batch.transaction)
    }

    /// Groups invalidations by animation, those without one last: a view that reads states changed both ways is
    /// animated.
    private func batches(_ invalidations: [Invalidation]) -> [Batch] {
        var animated: [Batch] = []
        var plain = Batch(transaction: Transaction())
        for invalidation in invalidations {
            let transaction = invalidation.transaction
            if transaction.animation == nil {
                plain.readers.append(invalidation.reader)
                plain.transaction.merge(transaction)
            } else if let index = animated.firstIndex(where: { $0.transaction.animation == transaction.animation }) {
                animated[index].readers.append(invalidation.reader)
                animated[index].transaction.merge(transaction)
            } else {
                animated.append(Batch(transaction: transaction, readers: [invalidation.reader]))
            }
        }
        return animated + (plain.readers.isEmpty ? [] : [plain])
    }

    private func evaluate(_ readers: [Reader]) {
        // Ancestors first: a descendant that is replaced or updated with them is not evaluated twice.
        let dirty = readers.compactMap { reader in reader.element.map { (reader, $0) } }
            .sorted { $0.1.depth < $1.1.depth }
        var seen: Set<ObjectIdentifier> = []
        for (reader, element) in dirty
        where element.isMounted && element.isCurrent(reader) && seen.insert(ObjectIdentifier(element)).inserted {
            element.evaluate()
        }
    }

    private func awaitEnd(of transaction: Transaction) {
        for completion in transaction.completions {
            let animation = transaction.animation
            guard let seconds = animation.map({ $0.seconds(until: completion.criteria) }) ?? 0 else { continue }
            _ = clock.schedule(at: clock.now.addingTimeInterval(seconds)) { completion.finish() }
        }
    }
}

extension Transaction {
    /// Merges a change with the same animation; completions of both are kept.
    fileprivate mutating func merge(_ other: Transaction) {
        let known = completions
        self = other
        completions = known + other.completions.filter { new in !known.contains { $0 === new } }
    }
}
