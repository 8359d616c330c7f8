import SwiftUI

struct Profile: Equatable {
    enum Visibility: String, CaseIterable, Identifiable {
        case everyone, friends, nobody
        var id: Self { self }
        var title: LocalizedStringKey {
            switch self {
            case .everyone: "Everyone"
            case .friends: "Friends only"
            case .nobody: "Nobody"
            }
        }
    }

    var firstName = ""
    var lastName = ""
    var email = ""
    var birthday = Date.now
    var visibility = Visibility.friends
    var newsletter = true
    var accent = Color.blue
    var bio = ""
}

struct ProfileEditorForm: View {
    enum Field: Hashable {
        case first, last, email, bio
    }

    @State private var profile = Profile()
    @State private var showsDiscard = false
    @FocusState private var focus: Field?
    @Environment(\.dismiss) private var dismiss
    let original: Profile
    var onSave: (Profile) -> Void = { _ in }

    private var isValid: Bool {
        !profile.firstName.trimmingCharacters(in: .whitespaces).isEmpty && profile.email.contains("@")
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("First name", text: $profile.firstName)
                        .textContentType(.givenName)
                        .focused($focus, equals: .first)
                        .submitLabel(.next)
                    TextField("Last name", text: $profile.lastName)
                        .textContentType(.familyName)
                        .focused($focus, equals: .last)
                        .submitLabel(.next)
                    TextField("Email", text: $profile.email, prompt: Text("you@example.com"))
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .email)
                } header: {
                    Text("Name")
                } footer: {
                    if !isValid {
                        Label("A name and an email are required.", systemImage: "exclamationmark.triangle")
                            .foregroundStyle(.red)
                            .font(.footnote)
                    }
                }
                Section("Details") {
                    DatePicker("Birthday", selection: $profile.birthday, in: ...Date.now, displayedComponents: .date)
                    ColorPicker("Accent", selection: $profile.accent, supportsOpacity: false)
                    Picker("Who can see me", selection: $profile.visibility) {
                        ForEach(Profile.Visibility.allCases) { option in
                            Text(option.title).tag(option)
                        }
                    }
                    .pickerStyle(.navigationLink)
                    Toggle(isOn: $profile.newsletter.animation()) {
                        Text("Newsletter")
                        Text("One mail a month")
                    }
                }
                Section("About") {
                    TextField("Bio", text: $profile.bio, axis: .vertical)
                        .lineLimit(3...6)
                        .focused($focus, equals: .bio)
                    LabeledContent("Characters", value: profile.bio.count, format: .number)
                }
                Section {
                    Button("Discard changes", role: .destructive) { showsDiscard = true }
                        .disabled(profile == original)
                }
            }
            .navigationTitle("Profile")
            .navigationBarTitleDisplayMode(.inline)
            .scrollDismissesKeyboard(.interactively)
            .onSubmit {
                switch focus {
                case .first: focus = .last
                case .last: focus = .email
                default: focus = nil
                }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(profile)
                        dismiss()
                    }
                    .disabled(!isValid)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { focus = nil }
                }
            }
            .confirmationDialog("Discard?", isPresented: $showsDiscard, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { profile = original }
                Button("Keep editing", role: .cancel) {}
            } message: {
                Text("Your changes will be lost.")
            }
            .interactiveDismissDisabled(profile != original)
            .onAppear { profile = original; focus = .first }
        }
    }
}

#Preview {
    ProfileEditorForm(original: Profile())
}
