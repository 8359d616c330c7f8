import ChatModels
import Hummingbird

/// The pages of a server for people. Each is the same for everybody; its script asks who is signed in.
struct PeoplePageRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("/") { try await page("people.html", $0, $1) }
        router.get("conversations/:conversation") { try await page("people.html", $0, $1) }
        router.get("settings") { try await page("settings.html", $0, $1) }
        router.get("owner") { try await page("owner.html", $0, $1) }
        router.get("apps") { try await page("apps.html", $0, $1) }
        router.get("apps/:app") { try await page("apps.html", $0, $1) }
        router.get("sign-in") { try await page("sign-in.html", $0, $1) }
        // At the root, since a worker answers for the pages below its own address, and a manifest for its scope.
        router.get("service-worker.js") { try await page("service-worker.js", $0, $1) }
        router.get("manifest.webmanifest") { try await page("manifest.webmanifest", $0, $1) }
    }

    @Sendable private func page(
        _ name: String, _ request: Request, _ context: ChatRequestContext
    ) async throws -> Response {
        try await chat.files.web([name], for: request, context)
    }
}
