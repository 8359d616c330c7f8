import Foundation

struct DrawingDocument: Equatable, Codable {
    struct Line: Equatable, Codable {
        var points: [CGPoint] = []
        var width: CGFloat = 3
        var colorHex = "#000000"

        var bounds: CGRect {
            points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }.insetBy(dx: -width / 2, dy: -width / 2)
        }
    }

    var lines: [Line] = []
    var title = ""
}

@MainActor
final class DocumentEditor {
    private(set) var document: DrawingDocument { didSet { onChange?(document) } }
    let undoManager: UndoManager
    var onChange: ((DrawingDocument) -> Void)?
    private var idleTimer: Timer?

    init(document: DrawingDocument = DrawingDocument(), undoManager: UndoManager = UndoManager()) {
        self.document = document
        self.undoManager = undoManager
        undoManager.levelsOfUndo = 50
    }

    func add(_ line: DrawingDocument.Line) {
        undoManager.registerUndo(withTarget: self) { $0.removeLast() }
        undoManager.setActionName(NSLocalizedString("Add Line", comment: ""))
        document.lines.append(line)
        restartIdleTimer()
    }

    private func removeLast() {
        guard let last = document.lines.popLast() else { return }
        undoManager.registerUndo(withTarget: self) { editor in editor.add(last) }
    }

    func rename(to title: String) {
        let old = document.title
        guard old != title else { return }
        undoManager.beginUndoGrouping()
        undoManager.registerUndo(withTarget: self) { $0.rename(to: old) }
        undoManager.setActionName("Rename")
        document.title = title
        undoManager.endUndoGrouping()
    }

    func clear() {
        let snapshot = document
        undoManager.registerUndo(withTarget: self) { [snapshot] in $0.replace(with: snapshot) }
        document.lines.removeAll()
    }

    private func replace(with other: DrawingDocument) {
        let snapshot = document
        undoManager.registerUndo(withTarget: self) { $0.replace(with: snapshot) }
        document = other
    }

    var undoTitle: String? { undoManager.canUndo ? undoManager.undoMenuItemTitle : nil }
    var redoTitle: String? { undoManager.canRedo ? undoManager.redoMenuTitle(forUndoActionName: undoManager.redoActionName) : nil }

    private func restartIdleTimer() {
        idleTimer?.invalidate()
        idleTimer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.autosave() }
        }
        idleTimer?.tolerance = 1
    }

    private func autosave() {
        do {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            let url = try FileManager.default.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                .appendingPathComponent("drawing.plist")
            try encoder.encode(document).write(to: url, options: .atomic)
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            NotificationCenter.default.post(name: .documentEditorOutOfSpace, object: nil)
        } catch {
            NSLog("%@", error.localizedDescription)
        }
    }

    func observeUndo() async {
        let names = NotificationCenter.default.notifications(named: .NSUndoManagerDidUndoChange).map { $0.name }
        for await name in names where name == .NSUndoManagerDidUndoChange {
            onChange?(document)
        }
    }
}

extension Notification.Name {
    static let documentEditorOutOfSpace = Notification.Name("DocumentEditorOutOfSpace")
}

struct SharedDrawing: Sendable {
    private static let suite = "group.com.example.drawing"

    static func publish(_ document: DrawingDocument) throws {
        guard let defaults = UserDefaults(suiteName: suite) else { return }
        defaults.register(defaults: ["version": 1])
        defaults.set(try JSONEncoder().encode(document), forKey: "drawing")
        defaults.set(Date(), forKey: "date")
        if let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: suite) {
            let attributes = try FileManager.default.attributesOfItem(atPath: container.path)
            if let created = attributes[.creationDate] as? Date {
                let formatter = DateFormatter()
                formatter.dateStyle = .medium
                formatter.timeStyle = .short
                formatter.doesRelativeDateFormatting = true
                formatter.locale = Locale(identifier: "en_US_POSIX")
                print(formatter.string(from: created))
            }
        }
    }

    static func latest() -> DrawingDocument? {
        UserDefaults(suiteName: suite)?.data(forKey: "drawing").flatMap { try? JSONDecoder().decode(DrawingDocument.self, from: $0) }
    }

    static func hash(of document: DrawingDocument) -> String {
        var hasher = Hasher()
        document.lines.forEach { hasher.combine($0.colorHex) }
        return String(format: "%08X", UInt32(truncatingIfNeeded: hasher.finalize()))
    }
}
