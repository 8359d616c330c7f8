import CoreMetrics
import HTTPTypes
import Hummingbird

/// The server's metrics by name. None has a label that a person, a conversation or an app's author chooses.
struct ServerMetrics: Sendable {
    private let registry = MetricsRegistry()
    private let answers = AnswerSeries()

    private static let help = [
        "parley_http_requests_total": "Requests answered, by route, method and status.",
        "parley_http_request_duration_seconds":
            "Time from a request to its answer's head, by route; of a stream to its beginning.",
        "parley_pushes_total":
            "Notices to browsers, by what came of an attempt: delivered, later, given_up, refused, gone, left_out.",
        "parley_streams": "Event streams that are open.",
        "parley_sessions": "Devices in conversations that are held in memory.",
        "parley_app_processes": "Processes of apps that run.",
        "parley_store_bytes": "Bytes of the store's files.",
        "parley_disk_free_bytes": "Bytes that the disk of the data folder has left.",
    ]

    private static let methods: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .patch, .delete]

    /// Counts an answered request.
    /// - Parameter route: the route's pattern, never the address: addresses have names and codes in them.
    func count(_ route: String, _ method: HTTPRequest.Method, _ status: HTTPResponse.Status, in duration: Duration) {
        let method = Self.methods.contains(method) ? method.rawValue : "other"
        let series = answers.find(AnswerSeries.Key(route: route, method: method, status: status.code)) {
            Counter(
                label: "parley_http_requests_total",
                dimensions: [("route", route), ("method", method), ("status", "\(status.code)")], factory: registry)
        } timer: {
            Timer(label: "parley_http_request_duration_seconds", dimensions: [("route", route)], factory: registry)
        }
        series.counter.increment()
        series.timer.recordNanoseconds(duration.nanoseconds)
    }

    /// Counts an attempt to deliver a notice.
    /// - Parameter outcome: one of few words of the server's own.
    func countPush(_ outcome: String) {
        Counter(label: "parley_pushes_total", dimensions: [("outcome", outcome)], factory: registry).increment()
    }

    func set(_ name: String, to value: some BinaryInteger) { set(name, to: Double(value)) }

    func set(_ name: String, to value: Double) {
        Recorder(label: name, aggregate: false, factory: registry).record(value)
    }

    var text: String { registry.text(help: Self.help) }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue + attoseconds / 1_000_000_000
    }
}
