// Reads a task from the standard input, carries it out, and writes the answer to the standard output: `parley open`, `build`, `report`
// and `test` start it. It has what a server does not need: swift-syntax, and the readers of projects and storyboards.

import Foundation
import ParleyPrograms

let input = try FileHandle.standardInput.readToEnd() ?? Data()
try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(ProjectWork.answer(to: input)))
