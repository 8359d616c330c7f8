import SwiftUI

@Observable
final class Habit: Identifiable {
    let id = UUID()
    var name: String
    var done: Set<Date> = []
    var goal: Int
    var color: Color

    init(name: String, goal: Int = 5, color: Color = .green) {
        self.name = name
        self.goal = goal
        self.color = color
    }

    func isDone(on day: Date, calendar: Calendar) -> Bool { done.contains(calendar.startOfDay(for: day)) }

    func toggle(_ day: Date, calendar: Calendar) {
        let start = calendar.startOfDay(for: day)
        if done.remove(start) == nil { done.insert(start) }
    }
}

struct HabitTracker: View {
    @State private var habits = [Habit(name: "Run"), Habit(name: "Read", goal: 7, color: .orange)]
    @State private var edited: Habit?
    @State private var month = Date.now
    @State private var undo: [() -> Void] = []
    @Environment(\.calendar) private var calendar
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(habits) { habit in
                        HabitRow(habit: habit)
                            .swipeActions(edge: .trailing) {
                                Button("Edit") { edited = habit }.tint(.blue)
                                Button("Delete", role: .destructive) { delete(habit) }
                            }
                    }
                    .onDelete(perform: deleteOffsets)
                    .onMove(perform: move)
                    .moveDisabled(editMode?.wrappedValue.isEditing == false)
                } header: {
                    Text("Habits")
                }
                Section(header: Text("Month")) {
                    DatePicker(selection: $month, displayedComponents: [.date]) { Text("Month") }
                        .datePickerStyle(GraphicalDatePickerStyle())
                        .labelsHidden()
                }
                Section {
                    DatePicker("Reminder", selection: $month, in: Date.now..., displayedComponents: .hourAndMinute)
                } footer: {
                    Text("We remind you once.")
                }
                .listSectionSeparator(.hidden)
            }
            .navigationBarTitle("Habits", displayMode: .large)
            .navigationBarItems(leading: EditButton(), trailing: addButton)
            .sheet(item: $edited) { habit in
                HabitEditor(habit: habit)
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .onShakeIfPossible { undo.popLast()?() }
    }

    private var addButton: some View {
        Button(action: { withAnimation { habits.append(Habit(name: "New")) } }) {
            Image(systemName: "plus")
        }
    }

    private func delete(_ habit: Habit) {
        let old = habits
        withAnimation { habits.removeAll { $0 === habit } }
        undo.append { habits = old }
    }

    private func deleteOffsets(at offsets: IndexSet) { habits.remove(atOffsets: offsets) }

    private func move(from source: IndexSet, to destination: Int) { habits.move(fromOffsets: source, toOffset: destination) }
}

struct HabitRow: View {
    let habit: Habit
    @Environment(\.calendar) private var calendar

    private var days: [Date] {
        (0..<7).compactMap { calendar.date(byAdding: .day, value: -$0, to: .now) }.reversed()
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(habit.name)
                Spacer()
                Text("\(habit.done.count)/\(habit.goal)").foregroundStyle(habit.done.count >= habit.goal ? .green : .secondary)
            }
            HStack {
                ForEach(days, id: \.self) { day in
                    let isDone = habit.isDone(on: day, calendar: calendar)
                    Circle()
                        .fill(isDone ? habit.color : .clear)
                        .stroke(habit.color, lineWidth: 2)
                        .frame(width: 24, height: 24)
                        .overlay(Text(day, format: .dateTime.day()).font(.caption2))
                        .onTapGesture { withAnimation(.snappy) { habit.toggle(day, calendar: calendar) } }
                        .sensoryFeedback(.selection, trigger: isDone)
                        .accessibilityLabel(Text(day, style: .date))
                        .accessibilityToggleTrait(isDone)
                }
            }
            ProgressView(value: min(Double(habit.done.count) / Double(habit.goal), 1))
                .tint(habit.color)
        }
        .listRowBackground(habit.color.opacity(0.08))
    }
}

struct HabitEditor: View {
    @Bindable var habit: Habit
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $habit.name)
                TextField("Goal", value: $habit.goal, format: .number).keyboardType(.numberPad)
                Picker("Goal", selection: $habit.goal) {
                    ForEach(1..<8) { Text("\($0) days").tag($0) }
                }
                .pickerStyle(.wheel)
                ColorPicker("Colour", selection: $habit.color)
            }
            .toolbar {
                Button("Done") { dismiss() }
            }
        }
        .presentationDetents([.medium])
    }
}

private extension View {
    func accessibilityToggleTrait(_ isOn: Bool) -> some View { accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle) }
    func onShakeIfPossible(_ action: @escaping () -> Void) -> some View { onTapGesture(count: 3, perform: action) }
}
