import Combine
import SwiftUI

enum LoginError: Error, LocalizedError, Equatable {
    case wrongPassword
    case network(String)

    var errorDescription: String? {
        switch self {
        case .wrongPassword: return NSLocalizedString("Wrong password", comment: "")
        case .network(let reason): return "Network: \(reason)"
        }
    }
}

protocol AuthServicing {
    func login(user: String, password: String) -> AnyPublisher<String, LoginError>
}

struct MockAuth: AuthServicing {
    func login(user: String, password: String) -> AnyPublisher<String, LoginError> {
        guard password == "secret" else {
            return Fail(error: .wrongPassword).eraseToAnyPublisher()
        }
        return Just("token-\(user)")
            .delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .setFailureType(to: LoginError.self)
            .eraseToAnyPublisher()
    }
}

final class LoginFlowModel: ObservableObject {
    @Published var user = ""
    @Published var password = ""
    @Published var confirmation = ""
    @Published private(set) var message: String?
    @Published private(set) var canSubmit = false
    @Published private(set) var isLoading = false
    let loggedIn = PassthroughSubject<String, Never>()
    private let attempts = CurrentValueSubject<Int, Never>(0)
    private let auth: AuthServicing
    private var bag: Set<AnyCancellable> = []

    init(auth: AuthServicing = MockAuth()) {
        self.auth = auth
        let userValid = $user.debounce(for: .seconds(0.3), scheduler: RunLoop.main).map { $0.count >= 3 }.removeDuplicates()
        let passwordsMatch = Publishers.CombineLatest($password, $confirmation).map { $0 == $1 && !$0.isEmpty }
        Publishers.CombineLatest3(userValid, passwordsMatch, $isLoading)
            .map { $0 && $1 && !$2 }
            .assign(to: &$canSubmit)
        attempts
            .filter { $0 >= 3 }
            .map { "Too many attempts (\($0))" }
            .assign(to: \.message, on: self)
            .store(in: &bag)
        $user.combineLatest($password)
            .dropFirst()
            .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
            .handleEvents(receiveOutput: { _ in print("typing") })
            .sink { [weak self] _, _ in self?.message = nil }
            .store(in: &bag)
    }

    func submit() {
        isLoading = true
        attempts.send(attempts.value + 1)
        auth.login(user: user, password: password)
            .receive(on: DispatchQueue.main)
            .retry(1)
            .sink(receiveCompletion: { [weak self] completion in
                self?.isLoading = false
                if case .failure(let error) = completion { self?.message = error.localizedDescription }
            }, receiveValue: { [weak self] token in
                self?.loggedIn.send(token)
            })
            .store(in: &bag)
    }

    func check(url: URL) -> AnyPublisher<[String], Error> {
        URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { output in
                guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else { throw URLError(.badServerResponse) }
                return output.data
            }
            .decode(type: [String].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .setFailureType(to: Error.self)
            .eraseToAnyPublisher()
    }
}

struct LoginFlowCombine: View {
    @ObservedObject var model: LoginFlowModel
    @EnvironmentObject private var session: SessionStore
    @State private var showsPassword = false

    var body: some View {
        Form {
            Section {
                TextField("User", text: $model.user).textContentType(.username)
                Group {
                    if showsPassword { TextField("Password", text: $model.password) } else { SecureField("Password", text: $model.password) }
                }
                .textContentType(.newPassword)
                SecureField("Repeat", text: $model.confirmation)
                Toggle("Show password", isOn: $showsPassword)
            } footer: {
                if let message = model.message { Text(message).foregroundColor(.red) }
            }
            Button(action: model.submit) {
                HStack {
                    if model.isLoading { ProgressView().padding(.trailing, 4) }
                    Text("Log in")
                }
            }
            .disabled(!model.canSubmit)
        }
        .onReceive(model.loggedIn) { session.token = $0 }
        .onReceive(Just(model.user).filter { $0.count > 20 }) { model.user = String($0.prefix(20)) }
    }
}

final class SessionStore: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var token: String? {
        willSet { objectWillChange.send() }
    }
}
