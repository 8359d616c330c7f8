import SwiftUI
import SwiftData

@Model final class Book {
    @Attribute(.unique) var isbn: String
    var title: String
    var author: String
    var pages: Int
    var pageRead: Int = 0
    var addedOn: Date
    @Relationship(deleteRule: .cascade, inverse: \Note.book) var notes: [Note] = []
    @Transient var isHighlighted = false
    init(isbn: String, title: String, author: String, pages: Int, addedOn: Date = .now) {
        self.isbn = isbn
        self.title = title
        self.author = author
        self.pages = pages
        self.addedOn = addedOn
    }
    var progress: Double { pages == 0 ? 0 : Double(pageRead) / Double(pages) }
}

@Model final class Note {
    var text: String
    var page: Int
    var book: Book?
    init(text: String, page: Int) { self.text = text; self.page = page }
}

struct ReadingList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: [SortDescriptor(\Book.addedOn, order: .reverse), SortDescriptor(\Book.title)], animation: .default) private var books: [Book]
    @Query(filter: #Predicate<Book> { $0.pageRead > 0 }) private var started: [Book]
    @State private var selection: Set<PersistentIdentifier> = []
    @State private var search = ""
    @State private var order = [KeyPathComparator(\Book.title)]

    var body: some View {
        NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
            List(selection: $selection) {
                Section("Reading (\(started.count))", isExpanded: .constant(true)) {
                    ForEach(books.filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }) { book in
                        NavigationLink { BookDetail(book: book) } label: { BookRow(book: book) }
                            .swipeActions {
                                Button("Delete", role: .destructive) { context.delete(book) }
                                Button("Finish") { book.pageRead = book.pages }.tint(.green)
                            }
                    }
                    .onDelete { offsets in for index in offsets { context.delete(books[index]) } }
                }
            }
            .listStyle(.sidebar)
            .searchable(text: $search)
            .toolbar {
                Button("Add") {
                    context.insert(Book(isbn: UUID().uuidString, title: "Untitled", author: "Unknown", pages: 200))
                    try? context.save()
                }
                EditButton()
            }
        } content: {
            Table(books, sortOrder: $order) {
                TableColumn("Title", value: \.title)
                TableColumn("Pages", value: \.pages) { Text($0.pages, format: .number) }.width(min: 40, max: 80)
                TableColumn("Progress") { book in ProgressView(value: book.progress) }
            }
        } detail: {
            Text("Choose a book")
        }
    }
}

struct BookRow: View {
    let book: Book
    var body: some View {
        LabeledContent {
            Gauge(value: book.progress) { EmptyView() } currentValueLabel: { Text(book.progress.formatted(.percent.precision(.fractionLength(0)))) }
                .gaugeStyle(.accessoryCircularCapacity).scaleEffect(0.6)
        } label: {
            Text(book.title)
            Text(book.author).italic()
        }
    }
}

struct BookDetail: View {
    @Bindable var book: Book
    @Query private var notes: [Note]
    @State private var text = ""
    @Environment(\.modelContext) private var context

    init(book: Book) {
        self.book = book
        let isbn = book.isbn
        _notes = Query(filter: #Predicate { $0.book?.isbn == isbn }, sort: \.page)
    }

    var body: some View {
        Form {
            TextField("Title", text: $book.title)
            Stepper("Page \(book.pageRead)", value: $book.pageRead, in: 0...book.pages, step: 10)
            Section("Notes") {
                ForEach(notes) { note in Text("p. \(note.page): \(note.text)") }
                HStack {
                    TextField("Note", text: $text)
                    Button("Add") {
                        let note = Note(text: text, page: book.pageRead)
                        note.book = book
                        book.notes.append(note)
                        text = ""
                    }
                    .disabled(text.isEmpty)
                }
            }
            Text("All: \((try? context.fetchCount(FetchDescriptor<Note>(predicate: #Predicate { $0.page > 10 }))) ?? 0)")
        }
    }
}

#Preview {
    ReadingList().modelContainer(for: [Book.self, Note.self], inMemory: true)
}
