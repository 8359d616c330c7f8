import Foundation

@dynamicMemberLookup
struct Versioned<Value> {
    private(set) var history: [Value]
    private var cursor = 0

    init(_ value: Value) { history = [value] }

    var current: Value {
        get { history[cursor] }
        set {
            history.removeSubrange((cursor + 1)...)
            history.append(newValue)
            cursor += 1
        }
    }

    subscript<T>(dynamicMember keyPath: WritableKeyPath<Value, T>) -> T {
        get { current[keyPath: keyPath] }
        set { current[keyPath: keyPath] = newValue }
    }

    mutating func undo() { cursor = max(cursor - 1, 0) }
    mutating func redo() { cursor = min(cursor + 1, history.count - 1) }
}

struct Todo: Codable, Identifiable, Hashable, Sendable {
    enum Priority: Int, Codable, Comparable, CaseIterable, Sendable {
        case low, normal, high
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let id: UUID
    var title: String
    var priority: Priority = .normal
    var due: Date?
    var completed: Date?
    var tags: [String] = []

    var isOverdue: Bool { due.map { $0 < .now && completed == nil } ?? false }

    init(title: String, priority: Priority = .normal, due: Date? = nil) {
        self.id = UUID()
        self.title = title
        self.priority = priority
        self.due = due
    }
}

enum TodoEvent: Sendable {
    case added(Todo)
    case changed(Todo.ID, field: String)
    case removed(Todo.ID)
}

actor TodoRepository {
    private var todos: [Todo.ID: Todo] = [:]
    private var continuations: [UUID: AsyncStream<TodoEvent>.Continuation] = [:]
    private let url: URL
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    init(directory: URL = .applicationSupportDirectory) throws {
        url = directory.appending(components: "Todos", "todos.json")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    var events: AsyncStream<TodoEvent> {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(of: TodoEvent.self, bufferingPolicy: .bufferingNewest(50))
        continuation.onTermination = { [weak self] _ in
            Task { [weak self] in await self?.removeContinuation(id) }
        }
        continuations[id] = continuation
        return stream
    }

    private func removeContinuation(_ id: UUID) { continuations[id] = nil }

    private func emit(_ event: TodoEvent) {
        for continuation in continuations.values { continuation.yield(event) }
    }

    @discardableResult
    func add(_ title: String, priority: Todo.Priority = .normal, due: Date? = nil) throws -> Todo {
        let todo = Todo(title: title, priority: priority, due: due)
        todos[todo.id] = todo
        emit(.added(todo))
        try save()
        return todo
    }

    func update<Value: Sendable>(_ id: Todo.ID, _ keyPath: WritableKeyPath<Todo, Value> & Sendable, to value: Value) throws {
        guard todos[id] != nil else { throw CocoaError(.keyValueValidation) }
        todos[id]?[keyPath: keyPath] = value
        emit(.changed(id, field: String(describing: keyPath)))
        try save()
    }

    func remove(_ ids: Todo.ID...) throws {
        for id in ids where todos.removeValue(forKey: id) != nil { emit(.removed(id)) }
        try save()
    }

    func matching(_ predicate: Predicate<Todo>, limit: Int = .max) throws -> [Todo] {
        try todos.values
            .filter { try predicate.evaluate($0) }
            .sorted(using: [
                SortDescriptor(\Todo.title, comparator: .localizedStandard),
                SortDescriptor(\Todo.due, order: .forward),
            ])
            .prefix(limit)
            .map { $0 }
    }

    func overdue(asOf now: Date = .now) throws -> [Todo] {
        let predicate = #Predicate<Todo> { todo in
            if let due = todo.due {
                due < now && todo.completed == nil
            } else {
                false
            }
        }
        return try matching(predicate, limit: 100)
    }

    func search(_ text: String) throws -> [Todo] {
        try matching(#Predicate { $0.title.localizedStandardContains(text) || $0.tags.contains(text) })
    }

    func parse(_ line: String) -> (title: String, priority: Todo.Priority, tags: [Substring])? {
        guard let match = line.firstMatch(of: #/^(?<mark>!{0,2})\s*(?<title>[^#]+)(?<tags>(#\w+\s*)*)$/#) else { return nil }
        let priority: Todo.Priority = switch match.mark.count {
        case 0: .normal
        case 1: .high
        default: .low
        }
        let tags = match.tags.matches(of: #/#(\w+)/#).map { $0.1 }
        return (match.title.trimmingCharacters(in: .whitespaces), priority, tags)
    }

    private func save() throws {
        let data = try encoder.encode(todos.values.sorted { $0.title < $1.title })
        let temporary = URL.temporaryDirectory.appending(path: UUID().uuidString).appendingPathExtension("json")
        try data.write(to: temporary)
        _ = try FileManager.default.replaceItemAt(url, withItemAt: temporary, backupItemName: nil, options: [.usingNewMetadataOnly])
    }

    func loadLines(from url: URL) async throws -> Int {
        var count = 0
        for try await line in url.lines where !line.isEmpty {
            guard let parsed = parse(line) else { continue }
            try add(parsed.title, priority: parsed.priority)
            count += 1
        }
        return count
    }
}
