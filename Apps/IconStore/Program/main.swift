import Foundation

let outcome = StoreCommand.run(Array(CommandLine.arguments.dropFirst()))
let stream = outcome.status == 0 ? FileHandle.standardOutput : FileHandle.standardError
stream.write(Data(outcome.text.utf8))
exit(outcome.status)
