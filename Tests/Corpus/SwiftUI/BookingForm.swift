import SwiftUI

enum RoomKind: String, CaseIterable, Identifiable {
    case single, double, suite
    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    var nightlyRate: Decimal {
        switch self {
        case .single: 79
        case .double: 119
        case .suite: 240
        }
    }
}

@Observable
final class Booking {
    var guestName = ""
    var email = ""
    var room = RoomKind.double
    var checkIn = Date.now
    var checkOut = Calendar.current.date(byAdding: .day, value: 2, to: .now) ?? .now
    var adults = 2
    var children = 0
    var wantsBreakfast = true
    var notes = ""
    var extras: Set<String> = []

    var nights: Int {
        max(1, Calendar.current.dateComponents([.day], from: checkIn, to: checkOut).day ?? 1)
    }
    var total: Decimal { room.nightlyRate * Decimal(nights) + (wantsBreakfast ? 15 * Decimal(adults) : 0) }
    var isValid: Bool { !guestName.trimmingCharacters(in: .whitespaces).isEmpty && email.contains("@") }
}

struct BookingForm: View {
    enum Field: Hashable, CaseIterable { case name, email, notes }

    @State private var booking = Booking()
    @FocusState private var focus: Field?
    @State private var showsConfirmation = false
    @State private var isSubmitting = false
    @Environment(\.dismiss) private var dismiss
    @AppStorage("lastGuest") private var lastGuest = ""

    private let extras = ["Parking", "Airport shuttle", "Late checkout", "Baby cot"]

    var body: some View {
        NavigationStack {
            Form {
                Section("Guest") {
                    TextField("Full name", text: $booking.guestName)
                        .textContentType(.name)
                        .focused($focus, equals: .name)
                        .submitLabel(.next)
                    TextField("Email", text: $booking.email, prompt: Text("you@example.com"))
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .email)
                    if !lastGuest.isEmpty && booking.guestName.isEmpty {
                        Button("Use “\(lastGuest)”") { booking.guestName = lastGuest }
                            .font(.footnote)
                    }
                }
                Section {
                    Picker("Room", selection: $booking.room) {
                        ForEach(RoomKind.allCases) { kind in
                            LabeledContent {
                                Text(kind.nightlyRate, format: .currency(code: "EUR").precision(.fractionLength(0)))
                            } label: {
                                Text(kind.title)
                            }
                            .tag(kind)
                        }
                    }
                    .pickerStyle(.navigationLink)
                    DatePicker("Check in", selection: $booking.checkIn, in: Date.now..., displayedComponents: .date)
                    DatePicker(
                        "Check out", selection: $booking.checkOut,
                        in: booking.checkIn.addingTimeInterval(86_400)..., displayedComponents: [.date])
                    Stepper(value: $booking.adults, in: 1...4) {
                        LabeledContent("Adults", value: booking.adults, format: .number)
                    }
                    Stepper("Children: \(booking.children)", value: $booking.children, in: 0...3)
                } header: {
                    Text("Stay")
                } footer: {
                    Text("^[\(booking.nights) night](inflect: true), breakfast \(booking.wantsBreakfast ? "included" : "not included").")
                }
                Section("Extras") {
                    Toggle("Breakfast", systemImage: "cup.and.saucer", isOn: $booking.wantsBreakfast)
                    DisclosureGroup("More") {
                        ForEach(extras, id: \.self) { extra in
                            Toggle(
                                extra,
                                isOn: Binding(
                                    get: { booking.extras.contains(extra) },
                                    set: { isOn in
                                        if isOn { booking.extras.insert(extra) } else { booking.extras.remove(extra) }
                                    }))
                        }
                    }
                    TextField("Notes", text: $booking.notes, axis: .vertical)
                        .lineLimit(3...6)
                        .focused($focus, equals: .notes)
                }
                Section {
                    LabeledContent("Total") {
                        Text(booking.total, format: .currency(code: "EUR"))
                            .bold()
                            .contentTransition(.numericText(value: NSDecimalNumber(decimal: booking.total).doubleValue))
                            .monospacedDigit()
                    }
                }
                .listRowBackground(Color.accentColor.opacity(0.1))
            }
            .animation(.snappy, value: booking.total)
            .formStyle(.grouped)
            .scrollDismissesKeyboard(.interactively)
            .navigationTitle("Booking")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Book", action: submit).disabled(!booking.isValid || isSubmitting)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { focus = nil }
                }
            }
            .overlay { if isSubmitting { ProgressView("Booking…").padding().background(.regularMaterial, in: .rect(cornerRadius: 12)) } }
            .alert("Booked!", isPresented: $showsConfirmation, presenting: booking.guestName) { _ in
                Button("OK") { dismiss() }
            } message: { name in
                Text("Thank you, \(name). A confirmation is on its way.")
            }
            .onSubmit { focus = focus == .name ? .email : nil }
            .defaultFocus($focus, .name)
            .interactiveDismissDisabled(isSubmitting)
        }
    }

    private func submit() {
        focus = nil
        isSubmitting = true
        lastGuest = booking.guestName
        Task {
            try? await Task.sleep(for: .seconds(1))
            isSubmitting = false
            showsConfirmation = true
        }
    }
}

#Preview { BookingForm() }
