import SwiftUI

@MainActor
final class SignUpModel: ObservableObject {
    enum Plan: String, CaseIterable, Identifiable {
        case free = "Free"
        case plus = "Plus"
        case team = "Team"
        var id: Self { self }
    }

    @Published var name = ""
    @Published var email = ""
    @Published var password = ""
    @Published var birthday = Calendar.current.date(byAdding: .year, value: -20, to: .now) ?? .now
    @Published var plan = Plan.free
    @Published var seats = 3
    @Published var newsletter = true
    @Published var volume = 0.5
    @Published var color = Color.blue
    @Published var bio = ""
    @Published private(set) var error: SignUpError?

    var isComplete: Bool { !name.isEmpty && email.contains("@") && password.count >= 8 }

    func submit() async throws {
        try await Task.sleep(for: .milliseconds(200))
        if email.hasSuffix("@example.com") {
            error = .taken(email)
            throw SignUpError.taken(email)
        }
    }
}

enum SignUpError: LocalizedError, Equatable {
    case taken(String)

    var errorDescription: String? {
        switch self {
        case .taken(let address): "\(address) has an account."
        }
    }

    var recoverySuggestion: String? { "Sign in instead." }
}

struct SignUpForm: View {
    private enum Field: Hashable, CaseIterable {
        case name, email, password, bio
    }

    @StateObject private var model = SignUpModel()
    @FocusState private var focus: Field?
    @State private var isSending = false
    @State private var showsError = false
    @State private var error: SignUpError?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dynamicTypeSize) private var typeSize
    @AppStorage("lastEmail") private var lastEmail = ""
    @ScaledMetric(relativeTo: .body) private var iconSize = 24.0

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $model.name, prompt: Text("Jane Appleseed"))
                    .textContentType(.name)
                    .focused($focus, equals: .name)
                TextField(text: $model.email) {
                    Label("E-mail", systemImage: "envelope")
                }
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .focused($focus, equals: .email)
                SecureField("Password", text: $model.password)
                    .textContentType(.newPassword)
                    .focused($focus, equals: .password)
                    .privacySensitive()
            } header: {
                Text("Account")
            } footer: {
                Text("Read the **[terms](https://example.com/terms)** first.")
            }

            Section("About you") {
                DatePicker("Birthday", selection: $model.birthday, in: ...Date.now, displayedComponents: .date)
                    .datePickerStyle(.compact)
                ColorPicker("Colour", selection: $model.color, supportsOpacity: false)
                LabeledContent("Volume") {
                    Slider(value: $model.volume, in: 0...1, step: 0.1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    } onEditingChanged: { isEditing in
                        if !isEditing { model.newsletter = true }
                    }
                }
                TextField("Bio", text: $model.bio, axis: .vertical)
                    .lineLimit(3...6)
                    .focused($focus, equals: .bio)
            }

            Section("Plan") {
                Picker("Plan", selection: $model.plan) {
                    ForEach(SignUpModel.Plan.allCases) { plan in
                        Text(plan.rawValue).tag(plan)
                    }
                }
                .pickerStyle(.segmented)
                if model.plan == .team {
                    Stepper("Seats: \(model.seats)", value: $model.seats, in: 1...50)
                }
                Toggle("Newsletter", isOn: $model.newsletter)
            }

            Section {
                Button(action: send) {
                    HStack {
                        Text("Sign up").frame(maxWidth: .infinity)
                        if isSending { ProgressView().controlSize(.small) }
                    }
                }
                .disabled(!model.isComplete || isSending)
                Button("Cancel", role: .cancel) { dismiss() }
            }
        }
        .formStyle(.grouped)
        .onSubmit { advance() }
        .submitLabel(focus == .bio ? .go : .next)
        .scrollDismissesKeyboard(.interactively)
        .alert(isPresented: $showsError, error: error) { _ in
            Button("OK") { focus = .email }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focus = nil }
            }
        }
        .onAppear {
            model.email = lastEmail
            focus = .name
        }
        .onChange(of: model.email) { _, new in lastEmail = new }
        .interactiveDismissDisabled(!model.name.isEmpty)
    }

    private func advance() {
        guard let focus, let index = Field.allCases.firstIndex(of: focus) else { return }
        self.focus = index + 1 < Field.allCases.count ? Field.allCases[index + 1] : nil
    }

    private func send() {
        isSending = true
        Task {
            defer { isSending = false }
            do {
                try await model.submit()
                dismiss()
            } catch let failure as SignUpError {
                error = failure
                showsError = true
            } catch {
                print(error.localizedDescription)
            }
        }
    }
}

struct SignUpForm_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView { SignUpForm() }
            .preferredColorScheme(.dark)
            .previewDisplayName("Dark")
    }
}
