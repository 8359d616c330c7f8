import SwiftUI

struct LazyPage: View {
    @State private var loaded = 40

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("To row 9000") { proxy.scrollTo("row 9000", anchor: .center) }
                rows
                grid
                more
            }
            .padding(.top, 8)
        }
    }

    private var rows: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(1..<11) { number in LazyRow(name: "first \(number)", height: 30) }
                } header: {
                    LazyHeader(title: "A few")
                }
                Section {
                    ForEach((1...10_000).map { "row \($0)" }, id: \.self) { name in
                        LazyRow(name: name, height: name.hasSuffix("7") ? 60 : 30)
                    }
                } header: {
                    LazyHeader(title: "Ten thousand")
                }
            }
        }
    }

    private var grid: some View {
        ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(28)), GridItem(.fixed(28))]) {
                ForEach(1..<1_001) { number in Text(verbatim: "\(number)").frame(width: 44) }
            }
        }
        .frame(height: 70)
    }

    private var more: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<loaded, id: \.self) { number in Text(verbatim: "loaded \(number)") }
                ProgressView().onAppear { loaded += 40 }
            }
        }
        .frame(height: 120)
    }
}

private struct LazyRow: View {
    let name: String
    let height: CGFloat
    @State private var isChosen = false

    var body: some View {
        Button {
            isChosen.toggle()
        } label: {
            Text(verbatim: isChosen ? "\(name) chosen" : name).frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal)
        .frame(height: height)
    }
}

private struct LazyHeader: View {
    let title: String

    var body: some View {
        Text(title).font(.headline).frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
            .padding(.horizontal).background(Color(uiColor: .secondarySystemBackground))
    }
}
