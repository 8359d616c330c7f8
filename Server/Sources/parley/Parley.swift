import ArgumentParser

@main
struct Parley: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parley", abstract: "Message apps, anywhere.",
        discussion: """
            The first minutes of an app of your own:

              parley new Poll       makes an app that works, and its tests, in a folder Poll
              parley run Poll       shows it between Kate and John, again after each save
              parley test Poll      runs its tests
              parley preview Poll   draws its previews into a folder
              parley package Poll   puts it into one file for others

            An Xcode project is shown as it is: `parley open FOLDER`.
            """,
        version: Installation.current.version,
        subcommands: [
            New.self, Run.self, Open.self, Build.self, Report.self, Test.self, Preview.self, Package.self, Inspect.self,
            Doctor.self, Simulate.self, Serve.self, Owner.self, Install.self, Check.self, Backup.self, Restore.self,
        ])
}
