import AppProtocol
import Foundation
import RenderTree
import SwiftUI
import UIKit

// Files that views ask the person for, or give. The person chooses in the page; the host puts the files into the container.
extension AppScene {
    func begin(_ exchange: FileExchange) {
        switch exchange.request {
        case .choose(let wish): ask(.chooseFiles(id, wish), for: exchange)
        case .offer(let urls, let text):
            do throws(Problem) {
                let folder = try OfferedFolder(copying: urls, in: container)
                ask(.offerFiles(id, FileOffer(files: folder.files, text: text)), for: exchange, folder)
            } catch {
                exchange.end(.failed(NSError(error)))
            }
        }
    }

    /// Sends the request, and ends the exchange with its answer.
    /// - Parameter folder: removed afterwards.
    private func ask(_ request: AppRequest, for exchange: FileExchange, _ folder: OfferedFolder? = nil) {
        let number = channel.ask(
            request,
            outcome: { [weak self, container] outcome in
                folder?.remove()
                ChosenFolders.trim(in: container)
                let end = FileExchange.End(outcome, in: container)
                guard let self else { return exchange.end(end) }
                renderer.withTraits { exchange.end(end) }
            })
        guard let number else { return }
        exchange.onCancel = { [weak channel] in channel?.notify(.cancel(request: number)) }
    }
}

extension FileExchange.End {
    fileprivate init(_ outcome: Outcome, in container: URL) {
        guard let problem = outcome.problem else {
            let files = (outcome.files ?? []).map {
                PickedFile(url: container.appendingPathComponent($0.path), mediaType: $0.mediaType)
            }
            self = .done(files)
            return
        }
        let isCancelled = problem.domain == FileProblem.domain && problem.code == FileProblem.cancelled.rawValue
        self = isCancelled ? .cancelled : .failed(NSError(problem))
    }
}

extension NSError {
    fileprivate convenience init(_ problem: Problem) {
        self.init(domain: problem.domain, code: problem.code, userInfo: [NSLocalizedDescriptionKey: problem.message])
    }
}
