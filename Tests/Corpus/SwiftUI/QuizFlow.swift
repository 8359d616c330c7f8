import SwiftUI

struct Question: Decodable, Identifiable, Sendable {
    let id: Int
    let text: String
    let answers: [String]
    let correct: Int
    var explanation: String?
}

enum QuizPhase: Equatable { case intro, question(Int), result(score: Int) }

@MainActor
class QuizModel: ObservableObject {
    @Published var phase: QuizPhase = .intro
    @Published private(set) var questions: [Question] = []
    @Published private(set) var remaining: TimeInterval = 15
    private var score = 0
    private var countdown: Task<Void, Error>?

    func loadQuestions() throws {
        guard let url = Bundle.main.url(forResource: "questions", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "questions.json is missing"])
        }
        questions = try JSONDecoder().decode([Question].self, from: Data(contentsOf: url, options: .mappedIfSafe))
    }

    func answer(_ index: Int) {
        guard case .question(let number) = phase else { return }
        if questions[number].correct == index { score += 1 }
        next(after: number)
    }

    private func next(after number: Int) {
        countdown?.cancel()
        phase = number + 1 < questions.count ? .question(number + 1) : .result(score: score)
        countdown = Task {
            remaining = 15
            while remaining > 0 {
                try await Task.sleep(nanoseconds: NSEC_PER_SEC)
                remaining -= 1
            }
            next(after: number + 1)
        }
    }
}

struct QuizFlow: View {
    @StateObject private var model: QuizModel
    @State private var error: Error?
    @AppStorage("quiz.best") private var best: Int = 0

    init(model: @autoclosure @escaping () -> QuizModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        ZStack {
            AngularGradient(gradient: Gradient(colors: [.teal, .indigo, .teal]), center: .bottom).opacity(0.3).edgesIgnoringSafeArea(.all)
            content
                .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
        }
        .animation(.easeInOut, value: model.phase)
        .alert("Could not load", isPresented: Binding(presenting: $error), actions: { Button("OK") {} }, message: { Text(error?.localizedDescription ?? "") })
        .onAppear(perform: load)
    }

    @ViewBuilder
    var content: some View {
        if case .question(let number) = model.phase, model.questions.indices.contains(number) {
            QuestionCard(question: model.questions[number], remaining: model.remaining, onAnswer: model.answer)
        } else if case let .result(score) = model.phase {
            VStack {
                Text("\(score) of \(model.questions.count)").font(.system(.largeTitle, design: .rounded, weight: .bold))
                Text("Best: \(max(best, score))").onAppear { best = max(best, score) }
                Button("Again", action: { model.phase = .intro })
            }
        } else {
            Button("Begin") { model.phase = .question(0) }.font(.title).buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 12))
        }
    }

    private func load() {
        do { try model.loadQuestions() } catch { self.error = error }
    }
}

struct QuestionCard: View {
    let question: Question
    let remaining: TimeInterval
    let onAnswer: (Int) -> Void
    @State private var chosen: Int? = nil
    @State private var showsHint = false

    var body: some View {
        GeometryReader { geo in
            VStack(spacing: geo.size.height * 0.03) {
                ProgressView(value: remaining, total: 15) { EmptyView() } currentValueLabel: { Text("\(Int(remaining))s") }
                    .tint(remaining < 5 ? .red : .accentColor)
                Text(question.text).font(.title2).multilineTextAlignment(.center).fixedSize(horizontal: false, vertical: true)
                ForEach(question.answers.indices, id: \.self) { index in
                    Button {
                        chosen = index
                        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(600)) { onAnswer(index); chosen = nil }
                    } label: {
                        HStack {
                            Text(["A", "B", "C", "D"][index % 4]).bold()
                            Text(question.answers[index])
                            Spacer()
                            if chosen == index { Image(systemName: index == question.correct ? "checkmark" : "xmark") }
                        }
                        .padding()
                        .background(color(index), in: RoundedRectangle(cornerRadius: 12))
                    }
                    .buttonStyle(PlainButtonStyle())
                    .disabled(chosen != nil)
                }
                if let explanation = question.explanation {
                    DisclosureGroup(isExpanded: $showsHint) { Text(LocalizedStringKey(explanation)) } label: { Text("Hint") }
                }
            }
            .padding()
            .frame(width: geo.size.width, height: geo.size.height, alignment: .top)
        }
    }

    private func color(_ index: Int) -> some ShapeStyle {
        guard let chosen else { return AnyShapeStyle(.thinMaterial) }
        return index == question.correct ? AnyShapeStyle(.green) : index == chosen ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial)
    }
}

extension Binding where Value == Bool {
    init<Wrapped: Sendable>(presenting source: Binding<Wrapped?>) {
        self.init(get: { source.wrappedValue != nil }, set: { if !$0 { source.wrappedValue = nil } })
    }

    @MainActor
    init(presenting source: Binding<(any Error)?>) {
        self.init(get: { source.wrappedValue != nil }, set: { if !$0 { source.wrappedValue = nil } })
    }
}

#Preview("Quiz", traits: .sizeThatFitsLayout) { QuizFlow(model: QuizModel()) }
