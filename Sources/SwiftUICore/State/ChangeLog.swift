/// Records why bodies that call `_printChanges()` are evaluated. A graph has none before the first call, and it holds
/// nothing about other elements.
@MainActor final class ChangeLog {
    private struct Record {
        /// The evaluation of the last call, and what it was told: a second call in it is told the same.
        let reader: Reader
        let names: [String]
        let environment: EnvironmentValues
        // Since then:
        var hasNewView = false
        /// Objects whose changes have invalidated the element.
        var sources: Set<ObjectIdentifier> = []
        var hasUnknownSource = false
    }

    /// By the identity of the element's handle.
    private var records: [ObjectIdentifier: Record] = [:]

    func note(_ invalidations: [Invalidation]) {
        for invalidation in invalidations where invalidation.isEffective {
            if let source = invalidation.source {
                records[invalidation.reader.place]?.sources.insert(source)
            } else {
                records[invalidation.reader.place]?.hasUnknownSource = true
            }
        }
    }

    func noteNewView(of element: Element) { records[ObjectIdentifier(element.handle)]?.hasNewView = true }

    func forget(_ element: Element) { records[ObjectIdentifier(element.handle)] = nil }

    /// Returns what has changed for an element since its last call. Call it during the evaluation of its body.
    func names(for element: any EvaluatedElement, in reader: Reader) -> [String] {
        let known = records[reader.place]
        if let known, known.reader === reader { return known.names }
        let names = known.map { Self.names($0, element) } ?? Self.firstNames(element)
        records[reader.place] = Record(reader: reader, names: names, environment: element.environment)
        return names
    }

    private static func firstNames(_ element: any EvaluatedElement) -> [String] {
        element.isEvaluatedFirst ? ["@self", "@identity"] + element.inputs.map(\.name) : ["@unknown"]
    }

    private static func names(_ record: Record, _ element: any EvaluatedElement) -> [String] {
        let inputs = element.inputs
        let named = inputs.filter {
            !$0.sources.isDisjoint(with: record.sources)
                || $0.differs(between: record.environment, and: element.environment)
        }.map(\.name)
        let others = record.sources.subtracting(inputs.flatMap(\.sources))
        let isDependent = record.hasUnknownSource || !others.isEmpty
        let names = (isDependent ? ["@dependencies"] : []) + (record.hasNewView ? ["@self"] : []) + named
        let hasNewEnvironment = record.environment.stamp !== element.environment.stamp
        return names.isEmpty && hasNewEnvironment ? ["@environment"] : names
    }
}

extension Invalidation {
    /// Whether the element will be evaluated for it.
    @MainActor fileprivate var isEffective: Bool { reader.element?.isCurrent(reader) ?? false }
}

extension ViewGraph {
    /// Returns the log of changes, which is kept from the first call.
    func openChangeLog() -> ChangeLog {
        let log = changeLog ?? ChangeLog()
        changeLog = log
        return log
    }
}
