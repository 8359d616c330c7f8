import SwiftUI

struct Question: Identifiable, Hashable {
    enum Kind: Hashable { case choice([String]), scale(ClosedRange<Int>), text, date }
    let id: Int
    let prompt: String
    let kind: Kind
}

enum Answer: Hashable, CustomStringConvertible {
    case choice(String), scale(Int), text(String), date(Date)
    var description: String {
        switch self {
        case .choice(let value), .text(let value): value
        case .scale(let value): "\(value)"
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        }
    }
}

@MainActor @Observable final class Survey {
    let questions = [
        Question(id: 0, prompt: "How did you hear about us?", kind: .choice(["Friend", "Web", "Advert"])),
        Question(id: 1, prompt: "How likely are you to recommend us?", kind: .scale(0...10)),
        Question(id: 2, prompt: "Since when are you a customer?", kind: .date),
        Question(id: 3, prompt: "Anything else?", kind: .text),
    ]
    var answers: [Int: Answer] = [:]
    var index = 0
    @ObservationIgnored private(set) var started = Date.now

    var current: Question { questions[index] }
    var progress: Double { Double(index) / Double(questions.count) }
    var isLast: Bool { index == questions.endIndex - 1 }

    subscript(question: Question) -> Answer? {
        get { answers[question.id] }
        set { answers[question.id] = newValue }
    }
}

struct SurveyWizard: View {
    @State private var survey = Survey()
    @State private var direction = Edge.trailing
    @State private var isFinished = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 24) {
            ProgressView(value: survey.progress) {
                Text("Question \(survey.index + 1) of \(survey.questions.count)").font(.caption)
            } currentValueLabel: {
                Text(survey.progress, format: .percent.rounded(rule: .down, increment: 1))
            }
            .progressViewStyle(.linear)
            ZStack {
                QuestionCard(question: survey.current, answer: Bindable(survey)[survey.current])
                    .id(survey.current.id)
                    .transition(reduceMotion ? .opacity : .asymmetric(insertion: .move(edge: direction), removal: .opacity))
            }
            .frame(maxHeight: .infinity, alignment: .top)
            HStack {
                Button("Back") { go(by: -1) }
                    .disabled(survey.index == 0)
                Spacer()
                Button(survey.isLast ? "Finish" : "Next") { survey.isLast ? isFinished = true : go(by: 1) }
                    .buttonStyle(.borderedProminent)
                    .disabled(survey[survey.current] == nil)
                    .keyboardShortcut(.defaultAction)
            }
            .controlSize(.large)
        }
        .padding()
        .sheet(isPresented: $isFinished) {
            SurveySummary(survey: survey)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(24)
        }
        .sensoryFeedback(.success, trigger: isFinished) { old, new in !old && new }
    }

    private func go(by step: Int) {
        direction = step > 0 ? .trailing : .leading
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) { survey.index += step }
    }
}

private struct QuestionCard: View {
    let question: Question
    @Binding var answer: Answer?

    var body: some View {
        GroupBox {
            switch question.kind {
            case .choice(let options):
                ForEach(options, id: \.self) { option in
                    Button {
                        answer = .choice(option)
                    } label: {
                        HStack {
                            Text(option)
                            Spacer()
                            if answer == .choice(option) { Image(systemName: "checkmark").foregroundStyle(.tint) }
                        }
                        .contentShape(.rect)
                    }
                    .buttonStyle(.plain)
                    .padding(.vertical, 8)
                    .accessibilityAddTraits(answer == .choice(option) ? .isSelected : [])
                    Divider()
                }
            case .scale(let range):
                let value = Binding<Double>(
                    get: { if case .scale(let it) = answer { Double(it) } else { Double(range.lowerBound) } },
                    set: { answer = .scale(Int($0)) })
                Slider(value: value, in: Double(range.lowerBound)...Double(range.upperBound), step: 1) {
                    Text("Score")
                } minimumValueLabel: {
                    Text(range.lowerBound, format: .number)
                } maximumValueLabel: {
                    Text(range.upperBound, format: .number)
                }
                Gauge(value: value.wrappedValue, in: 0...10) { Text("Score") } currentValueLabel: {
                    Text("\(Int(value.wrappedValue))")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.red, .yellow, .green]))
            case .text:
                TextEditor(text: Binding(get: { answer?.description ?? "" }, set: { answer = .text($0) }))
                    .frame(minHeight: 120)
                    .scrollContentBackground(.hidden)
                    .background(.quaternary, in: .rect(cornerRadius: 8))
            case .date:
                let date = Binding(
                    get: { if case .date(let it)? = answer { it } else { .now } }, set: { answer = .date($0) })
                DatePicker("Date", selection: date, in: ...Date.now, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .labelsHidden()
            }
        } label: {
            Text(question.prompt).font(.title3.weight(.semibold))
        }
    }
}

private struct SurveySummary: View {
    let survey: Survey
    var body: some View {
        List(survey.questions) { question in
            VStack(alignment: .leading) {
                Text(question.prompt).font(.caption).foregroundStyle(.secondary)
                Text(survey[question]?.description ?? "–")
            }
        }
        .listStyle(.insetGrouped)
        .safeAreaInset(edge: .bottom) {
            Text("Took \(Duration.seconds(Date.now.timeIntervalSince(survey.started)).formatted(.units(allowed: [.minutes, .seconds], width: .wide)))")
                .font(.footnote)
                .padding()
                .frame(maxWidth: .infinity)
                .background(.bar)
        }
    }
}
