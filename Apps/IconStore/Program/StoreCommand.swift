import Foundation
import IconDataKit

/// `icon-store`: the icon store's catalogue in a terminal, independent of messages.
enum StoreCommand {
    struct Outcome: Equatable {
        var text: String
        /// Exit status: 0; 1 if nothing was found or a file cannot be read; 64 for invalid arguments.
        var status: Int32
    }

    static let usage = """
        usage: icon-store [--catalog FILE] COMMAND
          list            every icon, with its price
          search WORDS    the icons in which all the words are found
          show NAME       what one icon is, by its name or identifier
          json            the catalogue as JSON, as --catalog reads it

        """

    static func run(_ arguments: [String]) -> Outcome {
        var arguments = arguments[...]
        var catalog = IconCatalog.standard
        if arguments.first == "--catalog" {
            guard let file = arguments.dropFirst().first else { return misuse }
            do {
                catalog = try IconCatalog(json: try Data(contentsOf: URL(fileURLWithPath: file)))
            } catch {
                return failure("\(file) is no catalogue of icons that can be read.")
            }
            arguments = arguments.dropFirst(2)
        }
        guard let command = arguments.first else { return misuse }
        return run(command, arguments.dropFirst().joined(separator: " "), in: catalog)
    }

    private static func run(_ command: String, _ words: String, in catalog: IconCatalog) -> Outcome {
        switch command {
        case "list" where words.isEmpty: table(of: catalog.icons)
        case "search" where !words.isEmpty: found(words, in: catalog)
        case "show" where !words.isEmpty: details(of: words, in: catalog)
        case "json" where words.isEmpty: json(catalog)
        case "help", "--help", "-h": Outcome(text: usage, status: 0)
        default: misuse
        }
    }

    private static func found(_ words: String, in catalog: IconCatalog) -> Outcome {
        let icons = catalog.search(words)
        return icons.isEmpty ? failure("No icon matches “\(words)”.") : table(of: icons)
    }

    private static func details(of name: String, in catalog: IconCatalog) -> Outcome {
        let icon = catalog[name] ?? catalog.icons.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
        guard let icon else { return failure("There is no icon “\(name)”.") }
        return Outcome(text: "\(icon.name) (\(icon.id))\n\(price(of: icon))\n\(icon.details)\n", status: 0)
    }

    private static func json(_ catalog: IconCatalog) -> Outcome {
        do {
            return Outcome(text: String(decoding: try catalog.json(), as: UTF8.self) + "\n", status: 0)
        } catch {
            return failure("The catalogue cannot be written as JSON.")
        }
    }

    /// Returns a table of identifiers, names and prices.
    private static func table(of icons: [Icon]) -> Outcome {
        let width = icons.map(\.id.count).max() ?? 0
        let nameWidth = icons.map(\.name.count).max() ?? 0
        let lines = icons.map { icon in
            icon.id.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                + icon.name.padding(toLength: nameWidth + 2, withPad: " ", startingAt: 0) + price(of: icon)
        }
        return Outcome(text: lines.joined(separator: "\n") + "\n", status: 0)
    }

    /// Returns the price in the current locale's format; on Linux, Foundation uses English.
    private static func price(of icon: Icon) -> String { icon.price(in: .current) }

    private static func failure(_ words: String) -> Outcome { Outcome(text: "icon-store: \(words)\n", status: 1) }
    private static var misuse: Outcome { Outcome(text: usage, status: 64) }
}
