import Accessibility
import SwiftUI

struct AccessibleRating: View {
    @Binding var rating: Int
    var maximum = 5
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.layoutDirection) private var direction
    @AccessibilityFocusState(for: .voiceOver) private var focused: Bool
    @Namespace private var rotorSpace

    var body: some View {
        HStack(spacing: 6) {
            ForEach(1...maximum, id: \.self) { value in
                Image(systemName: value <= rating ? "star.fill" : withoutColor ? "star.slash" : "star")
                    .foregroundStyle(value <= rating ? Color.yellow : .gray)
                    .fontWeight(weight == .bold || contrast == .increased ? .heavy : .regular)
                    .onTapGesture { withAnimation(reduceMotion ? nil : .bouncy) { rating = value } }
                    .accessibilityHidden(true)
            }
        }
        .flipsForRightToLeftLayoutDirection(direction == .rightToLeft)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue(Text("\(rating) of \(maximum) stars"))
        .accessibilityHint("Swipe up or down to adjust", isEnabled: voiceOver)
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(rating + 1, maximum)
            case .decrement: rating = max(rating - 1, 0)
            @unknown default: break
            }
        }
        .accessibilityFocused($focused)
        .accessibilityInputLabels(["Rating", "Stars"])
        .accessibilityIdentifier("rating")
        .accessibilityRespondsToUserInteraction()
        .onChange(of: rating) {
            AccessibilityNotification.Announcement("\(rating) stars").post()
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }
}

struct Movie: Identifiable { let id: Int; var title: String; var stars: Int; var isFavorite: Bool }

struct MovieList: View {
    @State private var movies = [Movie(id: 1, title: "Up", stars: 4, isFavorite: true), Movie(id: 2, title: "Coco", stars: 5, isFavorite: false)]
    @Namespace private var space
    @AccessibilityFocusState private var focusedMovie: Int?

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach($movies) { $movie in
                    HStack {
                        Text(movie.title).accessibilityHeading(.h2).accessibilityLabeledPair(role: .label, id: movie.id, in: space)
                        Spacer()
                        AccessibleRating(rating: $movie.stars).accessibilityLabeledPair(role: .content, id: movie.id, in: space)
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityRotorEntry(id: movie.id, in: space)
                    .accessibilitySortPriority(movie.isFavorite ? 1 : 0)
                    .accessibilityFocused($focusedMovie, equals: movie.id)
                    .accessibilityActions {
                        Button("Favorite") { movie.isFavorite.toggle() }
                        Button("Delete", role: .destructive) { movies.removeAll { $0.id == movie.id } }
                    }
                    .accessibilityCustomContent("Stars", "\(movie.stars)", importance: .high)
                    .accessibilityShowsLargeContentViewer { Label(movie.title, systemImage: "film") }
                }
            }
            .padding()
        }
        .accessibilityRotor("Favorites") {
            ForEach(movies.filter(\.isFavorite)) { movie in
                AccessibilityRotorEntry(movie.title, movie.id, in: space)
            }
        }
        .accessibilityRotor(.headings) { ForEach(movies) { AccessibilityRotorEntry($0.title, id: $0.id) } }
        .accessibilityChartDescriptor(StarsDescriptor(movies: movies))
        .accessibilityScrollAction { edge in print(edge == .top) }
        .accessibilityAction(.magicTap) { movies.shuffle() }
        .accessibilityAction(.escape) { focusedMovie = nil }
        .accessibilityIgnoresInvertColors()
        .accessibilityTextContentType(.narrative)
    }
}

struct StarsDescriptor: AXChartDescriptorRepresentable {
    let movies: [Movie]
    func makeChartDescriptor() -> AXChartDescriptor {
        let x = AXCategoricalDataAxisDescriptor(title: "Movie", categoryOrder: movies.map(\.title))
        let y = AXNumericDataAxisDescriptor(title: "Stars", range: 0...5, gridlinePositions: []) { "\($0) stars" }
        let series = AXDataSeriesDescriptor(name: "Stars", isContinuous: false, dataPoints: movies.map { .init(x: $0.title, y: Double($0.stars)) })
        return AXChartDescriptor(title: "Movies", summary: nil, xAxis: x, yAxis: y, additionalAxes: [], series: [series])
    }
}
