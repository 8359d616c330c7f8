import SwiftUI

struct Person: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: PersonNameComponents
    var phone: String
    var birthday: DateComponents?
    var fullName: String { name.formatted() }
}

extension Array where Element == Person {
    func sectioned() -> [(letter: String, people: [Person])] {
        Dictionary(grouping: self) { String($0.fullName.prefix(1)).uppercased() }
            .map { (letter: $0, people: $1.sorted { $0.fullName.localizedStandardCompare($1.fullName) == .orderedAscending }) }
            .sorted { $0.letter < $1.letter }
    }
}

struct ContactsDirectory: View {
    @State private var people: [Person] = []
    @State private var search = ""
    @State private var selection: Person.ID?
    @State private var sort: SortOption = .name
    @State private var tokens: [Group_] = []
    @Environment(\.isSearching) private var isSearching
    @Environment(\.editMode) private var editMode

    enum SortOption: LocalizedStringKey, CaseIterable { case name = "Name", birthday = "Birthday" }
    struct Group_: Identifiable, Hashable { var id: String }

    private var results: [Person] {
        guard !search.isEmpty else { return people }
        return people.filter { $0.fullName.localizedStandardContains(search) || $0.phone.contains(search) }
    }

    var body: some View {
        NavigationSplitView {
            ScrollViewReader { proxy in
                List(selection: $selection) {
                    ForEach(results.sectioned(), id: \.letter) { section in
                        Section(header: Text(section.letter).id(section.letter)) {
                            ForEach(section.people) { person in
                                row(person).tag(person.id)
                            }
                            .onDelete { remove($0, in: section.people) }
                            .onMove { _, _ in }
                        }
                    }
                }
                .overlay(alignment: .trailing) {
                    VStack {
                        ForEach(results.sectioned().map(\.letter), id: \.self) { letter in
                            Button(letter) { withAnimation { proxy.scrollTo(letter, anchor: .top) } }.font(.caption2)
                        }
                    }
                }
                .listStyle(PlainListStyle())
                .animation(.default, value: results)
            }
            .searchable(text: $search, tokens: $tokens, suggestedTokens: .constant([Group_(id: "Family")]), prompt: Text("Name or number")) { Text($0.id) }
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .navigationTitle("Contacts")
            .toolbar {
                Menu {
                    Picker("Sort", selection: $sort) { ForEach(SortOption.allCases, id: \.self) { Text($0.rawValue) } }
                    Section("More") { Button("Import", systemImage: "square.and.arrow.down") {} }
                } label: { Image(systemName: "ellipsis.circle") }
            }
        } detail: {
            if let selection, let person = people.first(where: { $0.id == selection }) {
                ContactCard(person: person)
            } else {
                ContentUnavailableView("No Contact Selected", systemImage: "person.crop.circle")
            }
        }
        .navigationSplitViewStyle(.prominentDetail)
        .task { await load() }
    }

    private func row(_ person: Person) -> some View {
        Label {
            VStack(alignment: .leading) {
                Text(person.name, format: .name(style: .medium))
                if let birthday = person.birthday, let date = Calendar.current.date(from: birthday) {
                    Text("Turns ^[\(age(date)) year](inflect: true) \(date, format: .relative(presentation: .named))").font(.caption)
                }
            }
        } icon: {
            Text(person.name.formatted(.name(style: .abbreviated))).font(.caption.bold()).padding(8).background(.tint.quinary, in: .circle)
        }
        .swipeActions(edge: .leading) {
            Link(destination: URL(string: "tel:\(person.phone)")!) { Label("Call", systemImage: "phone") }.tint(.green)
        }
        .listItemTint(.blue)
    }

    private func age(_ date: Date) -> Int { Calendar.current.dateComponents([.year], from: date, to: .now).year ?? 0 }
    private func remove(_ offsets: IndexSet, in list: [Person]) {
        let ids = offsets.map { list[$0].id }
        people.removeAll { ids.contains($0.id) }
    }

    private func load() async {
        let url = URL.documentsDirectory.appending(path: "people.json")
        guard let data = try? Data(contentsOf: url) else { return }
        people = (try? JSONDecoder().decode([Person].self, from: data)) ?? []
    }
}

private struct ContactCard: View {
    let person: Person
    @State private var isExpanded = false
    var body: some View {
        Form {
            LabeledContent("Phone", value: person.phone).textSelection(.enabled)
            LabeledContent { Text(person.fullName) } label: { Label("Name", systemImage: "person") }
            DisclosureGroup("More", isExpanded: $isExpanded) { Text("…") }
        }
        .navigationTitle(person.fullName)
        .toolbarTitleMenu { Button("Duplicate") {} }
        .userActivity("contact.view") { activity in activity.title = person.fullName; activity.isEligibleForHandoff = true }
    }
}
