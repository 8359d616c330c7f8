import AppHost

/// Something that was tried and did not succeed, in a sentence for the author: the command ends with 1. What was typed wrongly is a
/// `ValidationError`, which ends it with 64 and says how it is typed.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Says why a bundle is refused, with the code.
    init(_ error: AppHostError) { description = "\(error.message) (\(error.code.rawValue))" }
}
