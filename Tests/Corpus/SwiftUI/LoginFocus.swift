import SwiftUI

struct LoginFocus: View {
    enum Field: Int, CaseIterable, Hashable { case user, password, code, bio }

    struct Underlined: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            VStack(spacing: 4) {
                configuration
                Rectangle().frame(height: 1).foregroundStyle(.tint)
            }
        }
    }

    @State private var user = ""
    @State private var password = ""
    @State private var code = 0
    @State private var bio = ""
    @State private var reveal = false
    @State private var isBusy = false
    @State private var error: LoginError?
    @FocusState private var field: Field?
    @FocusState private var toggleFocused: Bool

    enum LoginError: LocalizedError, Equatable {
        case tooShort(Int)
        var errorDescription: String? { "Too short" }
        var failureReason: String? { if case .tooShort(let n) = self { "Only \(n) letters" } else { nil } }
    }

    private var isValid: Bool { !user.isEmpty && password.count >= 8 }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 18) {
                TextField(text: $user, prompt: Text("Name").foregroundStyle(.tertiary)) { Text("User") }
                    .textContentType(.username)
                    .focused($field, equals: .user)
                    .onChange(of: user) { old, new in
                        user = String(new.prefix(20)).filter { !$0.isWhitespace }
                    }
                Group {
                    if reveal { TextField("Password", text: $password) } else { SecureField("Password", text: $password) }
                }
                .textContentType(.newPassword)
                .privacySensitive()
                .focused($field, equals: .password)
                .overlay(alignment: .trailing) {
                    Button { reveal.toggle() } label: { Image(systemName: reveal ? "eye.slash" : "eye") }
                }
                TextField("Code", value: $code, format: .number.grouping(.never))
                    .keyboardType(.numberPad)
                    .textContentType(.oneTimeCode)
                    .focused($field, equals: .code)
                TextField("About", text: $bio, axis: .vertical)
                    .lineLimit(2...)
                    .submitLabel(.done)
                    .focused($field, equals: .bio)
                Toggle("Remember", isOn: $isBusy).focused($toggleFocused)
                Button(action: submit) {
                    ZStack {
                        Text("Sign In").opacity(isBusy ? 0 : 1)
                        if isBusy { ProgressView().tint(.white) }
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.extraLarge)
                .disabled(!isValid)
                .focused($field, equals: .code)
            }
            .textFieldStyle(Underlined())
            .padding()
        }
        .onSubmit(of: .text, advance)
        .submitScope(isBusy)
        .scrollDismissesKeyboard(.immediately)
        .alert(isPresented: Binding(get: { error != nil }, set: { _ in error = nil }), error: error) { Button("OK") {} }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Button("Previous", systemImage: "chevron.up") { move(-1) }
                Button("Next", systemImage: "chevron.down") { move(1) }
                Spacer()
                Button("Done") { field = nil }
            }
        }
        .onAppear { field = .user }
        .interactiveDismissDisabled(!user.isEmpty)
        .disabled(isBusy)
        .animation(.default, value: isBusy)
    }

    private func advance() { move(1) }

    private func move(_ step: Int) {
        field = field.flatMap { Field(rawValue: $0.rawValue + step) }
    }

    private func submit() {
        guard password.count > 9 else {
            error = .tooShort(password.count)
            return
        }
        isBusy = true
        Task {
            defer { isBusy = false }
            try await Task.sleep(nanoseconds: 500_000_000)
        }
    }
}
