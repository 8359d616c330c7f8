import SwiftUI

struct FoundLink: Identifiable, Hashable {
    enum Kind: String { case web, phone, date, address }
    let id = UUID()
    let kind: Kind
    let text: String
    let url: URL?
    let date: Date?
}

enum LinkScanner {
    static func scan(_ text: String) -> [FoundLink] {
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date, .address]
        guard let detector = try? NSDataDetector(types: types.rawValue) else { return [] }
        let range = NSRange(text.startIndex..<text.endIndex, in: text)
        return detector.matches(in: text, options: [], range: range).compactMap { match in
            guard let found = Range(match.range, in: text) else { return nil }
            let part = String(text[found])
            switch match.resultType {
            case .link: return FoundLink(kind: .web, text: part, url: match.url, date: nil)
            case .phoneNumber: return FoundLink(kind: .phone, text: match.phoneNumber ?? part, url: nil, date: nil)
            case .date: return FoundLink(kind: .date, text: part, url: nil, date: match.date)
            case .address: return FoundLink(kind: .address, text: match.addressComponents?[.city] ?? part, url: nil, date: nil)
            default: return nil
            }
        }
    }
    static func highlighted(_ text: String) -> AttributedString {
        var result = AttributedString(text)
        for link in scan(text) {
            guard let range = result.range(of: link.text) else { continue }
            result[range].link = link.url
            result[range].underlineStyle = .single
            result[range].backgroundColor = link.kind == .date ? .yellow.opacity(0.3) : nil
        }
        return result
    }
}

struct LinkInbox: View {
    @State private var text = "Call +49 30 1234567 or see https://example.com tomorrow"
    @State private var selection: TextSelection?
    @State private var found: [FoundLink] = []
    @Environment(\.openURL) private var openURL
    private let regex = #/#(?<tag>\w+)/#

    private var tags: [Substring] { text.matches(of: regex).map(\.output.tag) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Text", text: $text, selection: $selection, axis: .vertical)
                .lineLimit(3...8)
                .textFieldStyle(.roundedBorder)
                .writingToolsBehavior(.disabled)
                .findDisabled(false)
            Text(LinkScanner.highlighted(text))
                .environment(\.openURL, OpenURLAction { url in
                    url.scheme == "https" ? .systemAction : .discarded
                })
            if !tags.isEmpty {
                Text("Tags: \(tags.joined(separator: ", "))").font(.footnote)
            }
            List(found) { link in
                Label {
                    VStack(alignment: .leading) {
                        Text(link.text)
                        if let date = link.date { Text(date, style: .relative).font(.caption) + Text(" · ") + Text(date, format: .dateTime.weekday()) }
                    }
                } icon: {
                    Image(systemName: symbol(link.kind)).symbolVariant(.circle.fill).foregroundStyle(.tint)
                }
                .labelStyle(.titleAndIcon)
                .onTapGesture { if let url = link.url { openURL(url) { accepted in print(accepted) } } }
            }
            .listStyle(.plain)
            .listSectionSpacing(.compact)
            .listRowSpacing(4)
        }
        .padding()
        .task(id: text) {
            do {
                try await Task.sleep(for: .milliseconds(300))
                found = LinkScanner.scan(text)
            } catch {}
        }
        .toolbar {
            ToolbarItem(placement: .principal) {
                VStack { Text("Links").font(.headline); Text("\(found.count) found").font(.caption2) }
            }
        }
    }

    private func symbol(_ kind: FoundLink.Kind) -> String {
        switch kind { case .web: "link"; case .phone: "phone"; case .date: "calendar"; case .address: "mappin" }
    }
}
