import SwiftUI
import UserNotifications

struct Reminder: Identifiable, Equatable {
    enum Repeat: String, CaseIterable, Identifiable { case never, daily, weekly, monthly; var id: Self { self } }
    enum Priority: Int, CaseIterable { case low = 1, medium, high }
    let id: UUID = UUID()
    var title: String = ""
    var notes: String?
    var due: Date?
    var repeats: Repeat = .never
    var priority: Priority = .medium
    var weekdays: Set<Locale.Weekday> = []
}

struct ReminderSchedule: View {
    @Binding var reminder: Reminder
    @State private var hasDate = false
    @State private var permission: UNAuthorizationStatus = .notDetermined
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    private var dueBinding: Binding<Date> { Binding($reminder.due) ?? .constant(.now) }

    var body: some View {
        Form {
            Section {
                TextField("Title", text: $reminder.title).font(.headline)
                TextField("Notes", text: Binding($reminder.notes, default: ""), axis: .vertical).lineLimit(2, reservesSpace: true)
            }
            Section {
                Toggle(isOn: $hasDate.animation()) { Label("Date", systemImage: "calendar").labelStyle(.titleAndIcon) }
                if hasDate {
                    DatePicker("Due", selection: dueBinding, in: Date.now..., displayedComponents: [.date, .hourAndMinute])
                        .datePickerStyle(.graphical)
                    Picker("Repeat", selection: $reminder.repeats) {
                        ForEach(Reminder.Repeat.allCases) { Text($0.rawValue.capitalized) }
                    }
                    if reminder.repeats == .weekly { weekdays }
                }
            } footer: {
                if let due = reminder.due { Text("Due \(due, format: .relative(presentation: .numeric)) in \(timeZone.localizedName(for: .shortStandard, locale: locale) ?? "")") }
            }
            Section("Priority") {
                Picker("Priority", selection: $reminder.priority) {
                    ForEach(Reminder.Priority.allCases, id: \.self) { priority in
                        Text(String(repeating: "!", count: priority.rawValue)).tag(priority)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
            Button("Schedule") { Task { await schedule() } }.disabled(reminder.title.isEmpty)
        }
        .onChange(of: hasDate) { _, on in reminder.due = on ? Calendar.current.nextDate(after: .now, matching: DateComponents(minute: 0), matchingPolicy: .nextTime) : nil }
        .navigationTitle(reminder.title.isEmpty ? "New Reminder" : reminder.title)
    }

    private var weekdays: some View {
        HStack {
            ForEach(Array(Calendar.current.veryShortStandaloneWeekdaySymbols.enumerated()), id: \.offset) { index, symbol in
                let all: [Locale.Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
                let day = all[index]
                Text(symbol).frame(width: 32, height: 32)
                    .background(Circle().fill(reminder.weekdays.contains(day) ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.fill.tertiary)))
                    .onTapGesture { reminder.weekdays.formSymmetricDifference([day]) }
            }
        }
    }

    private func schedule() async {
        let center = UNUserNotificationCenter.current()
        guard (try? await center.requestAuthorization(options: [.alert, .sound, .badge])) == true else { return }
        let content = UNMutableNotificationContent()
        content.title = reminder.title
        content.sound = .default
        let components = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: reminder.due ?? .now)
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: reminder.repeats != .never)
        try? await center.add(UNNotificationRequest(identifier: reminder.id.uuidString, content: content, trigger: trigger))
    }
}

extension Binding {
    init(_ source: Binding<Value?>, default value: Value) where Value: Sendable {
        self.init(get: { source.wrappedValue ?? value }, set: { source.wrappedValue = $0 })
    }
}
