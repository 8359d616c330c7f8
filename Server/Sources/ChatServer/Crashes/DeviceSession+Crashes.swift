import AppHost
import ChatModels
import DeviceHost

extension DeviceSession {
    /// Returns how a process has ended, for the app's author; nil where no author is there, or the host ended it on purpose.
    func report(of number: ProcessID, _ end: AppProcessEnd) async -> CrashReport? {
        guard let tools = world.tools, let cause = end.cause else { return nil }
        let words = LastWords(processes[number]?.log.lines ?? [])
        let executable = host.app(ofProcess: number).flatMap { world.apps.installed.bundles[$0]?.executable }
        guard let executable, !words.offsets.isEmpty else { return CrashReport(cause: cause, output: words.output) }
        let calls = await tools.locate(words.offsets, executable).prefix(CrashReport.callCountMax)
        return CrashReport(cause: cause, output: words.output, calls: Array(calls))
    }

    /// Shows the report where an author looks: in the inspector and in the terminal. The card on the phone gets it, too.
    func tell(_ report: CrashReport, of app: String) {
        let fields = report.calls.map { LineDetails.Field(name: $0.function, value: $0.place ?? "") }
        let details = fields.isEmpty ? [] : [LineDetails("Calls, newest first", fields: fields)]
        inspect(InspectedEvent(.process, "\(app): \(report.cause)", details: details))
        world.tools?.show(app, report)
    }
}
