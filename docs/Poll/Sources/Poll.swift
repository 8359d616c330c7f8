import Foundation

/// A question, its answers, and the answer that each device has chosen.
struct Poll: Equatable {
    var question = "" {
        didSet { question = String(question.prefix(Self.lengthMax)) }
    }
    private(set) var answers: [String] = []
    private(set) var choices: [UUID: Int] = [:]

    static let lengthMax = 60
    static let answersMax = 5
    static let choicesMax = 32

    var canBeAsked: Bool { !question.isEmpty && answers.count >= 2 }

    /// Adds an answer; one that is empty or there already is left out, and so is a sixth one.
    mutating func add(_ answer: String) {
        let answer = String(answer.prefix(Self.lengthMax))
        guard !answer.isEmpty, !answers.contains(answer), answers.count < Self.answersMax else { return }
        answers.append(answer)
    }

    /// Chooses an answer by its place, instead of the one that the device has chosen before.
    mutating func choose(_ answer: Int, by device: UUID) {
        guard answers.indices.contains(answer) else { return }
        guard choices[device] != nil || choices.count < Self.choicesMax else { return }
        choices[device] = answer
    }

    func count(of answer: Int) -> Int { choices.values.count { $0 == answer } }

    /// Every answer with its count, as in "Park 1, Lake 2".
    var result: String {
        answers.indices.map { "\(answers[$0]) \(count(of: $0))" }.joined(separator: ", ")
    }
}
