//
//  Sundae.swift
//  SundaeMessages
//
//  Created by Ben Example on 24/03/2020.
//

import Messages
import UIKit

/// One part of a sundae, which is chosen in one step.
enum Part: String, CaseIterable {
    case glass, scoop, topping

    var title: String { "Choose a \(rawValue)" }

    var options: [String] {
        switch self {
        case .glass: return ["Tulip", "Boat", "Tumbler"]
        case .scoop: return ["Vanilla", "Mocha", "Pistachio"]
        case .topping: return ["Cherry", "Nuts", "Wafer"]
        }
    }
}

struct Sundae: Hashable {
    var chosen: [Part: String] = [:]

    var isComplete: Bool { chosen.count == Part.allCases.count }
    var nextPart: Part? { Part.allCases.first { chosen[$0] == nil } }
    var summary: String { Part.allCases.compactMap { chosen[$0] }.joined(separator: ", ") }

    static func color(of option: String) -> UIColor {
        switch option {
        case "Vanilla", "Wafer": return .systemYellow
        case "Mocha", "Nuts": return .brown
        case "Pistachio": return .systemGreen
        case "Cherry": return .systemRed
        default: return .systemTeal
        }
    }
}

extension Sundae {
    var queryItems: [URLQueryItem] {
        chosen.map { URLQueryItem(name: $0.key.rawValue, value: $0.value) }.sorted { $0.name < $1.name }
    }

    init?(message: MSMessage?) {
        guard let url = message?.url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else { return nil }
        for item in items {
            guard let part = Part(rawValue: item.name), let value = item.value, part.options.contains(value) else { continue }
            chosen[part] = value
        }
    }
}
