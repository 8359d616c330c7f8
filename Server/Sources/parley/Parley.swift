import ArgumentParser

@main
struct Parley: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parley", abstract: "Message apps, anywhere.", subcommands: [Simulate.self, Check.self])
}
