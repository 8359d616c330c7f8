import SwiftUI

struct Habit: Identifiable, Codable, Equatable {
    var id: UUID = .init()
    var name: String
    var icon: String
    var completions: Set<Date> = []
    var goal: Int = 5

    func isDone(on day: Date, calendar: Calendar = .current) -> Bool {
        completions.contains { calendar.isDate($0, inSameDayAs: day) }
    }
}

final class HabitStore: ObservableObject {
    @Published var habits: [Habit] = [] {
        didSet { persist() }
    }
    private let key = "habits.v1"

    init() {
        if let data = UserDefaults.standard.data(forKey: key), let decoded = try? JSONDecoder().decode([Habit].self, from: data) {
            habits = decoded
        } else {
            habits = [Habit(name: "Read", icon: "book"), Habit(name: "Run", icon: "figure.run")]
        }
    }

    private func persist() {
        guard let data = try? JSONEncoder().encode(habits) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }

    func streak(of habit: Habit) -> Int {
        let calendar = Calendar.current
        var day = calendar.startOfDay(for: Date())
        var count = 0
        while habit.isDone(on: day) {
            count += 1
            guard let previous = calendar.date(byAdding: .day, value: -1, to: day) else { break }
            day = previous
        }
        return count
    }
}

struct HabitGrid: View {
    @EnvironmentObject var store: HabitStore
    @Environment(\.calendar) var calendar
    @State private var month = Date()
    @State private var editing: Habit?
    @State private var showingSheet = false

    private var days: [Date] {
        guard let interval = calendar.dateInterval(of: .month, for: month) else { return [] }
        return calendar.generateDates(inside: interval, matching: DateComponents(hour: 0, minute: 0, second: 0))
    }

    var body: some View {
        NavigationView {
            ScrollView {
                header
                ForEach(store.habits) { habit in
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            Image(systemName: habit.icon).font(.title2).frame(width: 32)
                            Text(habit.name).font(.headline)
                            Spacer()
                            Text("\(store.streak(of: habit)) 🔥").font(.caption).padding(4).background(Capsule().fill(Color.orange.opacity(0.2)))
                        }
                        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4) {
                            ForEach(days, id: \.self) { day in
                                dayCell(day, habit)
                            }
                        }
                    }
                    .padding()
                    .background(Color(.secondarySystemGroupedBackground))
                    .cornerRadius(16)
                    .padding(.horizontal)
                    .contextMenu {
                        Button(action: { editing = habit }) { Label("Edit", systemImage: "pencil") }
                        Button(role: .destructive, action: { store.habits.removeAll { $0.id == habit.id } }) { Label("Delete", systemImage: "trash") }
                    }
                }
            }
            .background(Color(.systemGroupedBackground).edgesIgnoringSafeArea(.all))
            .navigationTitle(Text("Habits"))
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button(action: { showingSheet.toggle() }) { Image(systemName: "plus") }
                }
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
            }
            .sheet(isPresented: $showingSheet) { HabitForm().environmentObject(store) }
            .sheet(item: $editing) { habit in Text(habit.name) }
        }
        .navigationViewStyle(.stack)
        .accentColor(.orange)
    }

    private var header: some View {
        HStack {
            Button(action: { move(-1) }) { Image(systemName: "chevron.left") }
            Spacer()
            Text(month, format: .dateTime.month(.wide).year()).font(.title3).bold().animation(nil, value: month)
            Spacer()
            Button(action: { move(1) }) { Image(systemName: "chevron.right") }.disabled(calendar.isDate(month, equalTo: Date(), toGranularity: .month))
        }
        .padding()
    }

    private func dayCell(_ day: Date, _ habit: Habit) -> some View {
        let done = habit.isDone(on: day)
        return Text("\(calendar.component(.day, from: day))")
            .font(.system(.caption, design: .rounded).weight(done ? .bold : .regular))
            .frame(maxWidth: .infinity, minHeight: 28)
            .background(RoundedRectangle(cornerRadius: 6).fill(done ? Color.green : Color.gray.opacity(0.15)))
            .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(Color.accentColor, lineWidth: calendar.isDateInToday(day) ? 2 : 0))
            .onTapGesture { toggle(day, habit) }
    }

    private func toggle(_ day: Date, _ habit: Habit) {
        guard let index = store.habits.firstIndex(where: { $0.id == habit.id }) else { return }
        if let existing = store.habits[index].completions.first(where: { calendar.isDate($0, inSameDayAs: day) }) {
            store.habits[index].completions.remove(existing)
        } else {
            store.habits[index].completions.insert(day)
        }
    }

    private func move(_ value: Int) {
        if let new = calendar.date(byAdding: .month, value: value, to: month) { withAnimation(.easeInOut) { month = new } }
    }
}

struct HabitForm: View {
    @EnvironmentObject var store: HabitStore
    @Environment(\.presentationMode) var presentationMode
    @State private var name = ""
    @State private var goal = 5.0

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Slider(value: $goal, in: 1...7, step: 1, onEditingChanged: { editing in print(editing) }, minimumValueLabel: Text("1"), maximumValueLabel: Text("7")) { Text("Goal") }
            Button("Save") {
                store.habits.append(Habit(name: name, icon: "star", goal: Int(goal)))
                presentationMode.wrappedValue.dismiss()
            }
        }
    }
}

extension Calendar {
    func generateDates(inside interval: DateInterval, matching components: DateComponents) -> [Date] {
        var dates: [Date] = [interval.start]
        enumerateDates(startingAfter: interval.start, matching: components, matchingPolicy: .nextTime) { date, _, stop in
            if let date = date {
                if date < interval.end { dates.append(date) } else { stop = true }
            }
        }
        return dates
    }
}

struct HabitGrid_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HabitGrid().environmentObject(HabitStore())
            HabitGrid().environmentObject(HabitStore()).preferredColorScheme(.dark).previewDisplayName("Dark")
        }
    }
}
