import SwiftUI

/// One snippet, enlarged, and the button that inserts it.
struct PreviewPage: View {
    let library: SnippetLibrary
    let snippet: Snippet
    let pictures: Namespace.ID
    let insert: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button {
                    library.close()
                } label: {
                    Label("Snippets", systemImage: "chevron.left")
                }
                Spacer()
                Button("Insert", action: insert).buttonStyle(.borderedProminent).tint(.snippets)
            }
            .padding(.top, 10)
            SnippetPicture(library: library, snippet: snippet)
                .aspectRatio(4 / 3, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .matchedGeometryEffect(id: snippet.id, in: pictures)
                .accessibilityElement()
                .accessibilityLabel("Preview of \(snippet.title)")
            VStack(spacing: 2) {
                Text(snippet.title).font(.title3).fontWeight(.bold).accessibilityAddTraits(.isHeader)
                Text(snippet.kind).font(.subheadline).foregroundStyle(.secondary)
            }
            if snippet.sound != nil, let file = library.file(of: snippet) { PlayButton(file: file) }
            if let problem = library.problem {
                Text(problem).font(.footnote).foregroundStyle(Color.problem).multilineTextAlignment(.center)
            }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 12)
        .frame(maxWidth: 560, maxHeight: .infinity, alignment: .top)
        .frame(maxWidth: .infinity)
    }
}

/// The picture itself, or the waveform of a sound.
struct SnippetPicture: View {
    let library: SnippetLibrary
    let snippet: Snippet

    var body: some View {
        if let sound = snippet.sound {
            SoundBars(bars: sound.bars)
        } else if let picture = library.picture(of: snippet) {
            Image(uiImage: picture).resizable().scaledToFill().accessibilityHidden(true)
        } else {
            Color(uiColor: .tertiarySystemFill)
        }
    }
}

/// The waveform of a sound.
private struct SoundBars: View {
    let bars: [Int]

    var body: some View {
        Canvas { context, size in
            let step = size.width * 0.84 / CGFloat(max(bars.count, 1))
            for (index, bar) in bars.enumerated() {
                let height = max(step, size.height * 0.62 * CGFloat(min(max(bar, 0), 100)) / 100)
                let rect = CGRect(
                    x: size.width * 0.08 + step * CGFloat(index), y: (size.height - height) / 2, width: step * 0.6,
                    height: height)
                context.fill(Path(roundedRect: rect, cornerRadius: step * 0.3), with: .color(.white))
            }
        }
        .background(LinearGradient(colors: [.snippets, .plum], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}
