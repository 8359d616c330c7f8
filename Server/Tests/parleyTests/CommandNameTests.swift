import ArgumentParser
import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct CommandNameTests {
    /// Without one ArgumentParser describes the type, for which the runtime looks through all conformances, at each start.
    @Test func `each command says its name`() {
        for command in Parley.configuration.subcommands {
            #expect(command.configuration.commandName == "\(command)".lowercased())
        }
    }
}
