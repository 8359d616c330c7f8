import SwiftUI

struct ScrollPage: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                HStack {
                    Button("To row 40") { proxy.scrollTo(40, anchor: .center) }
                    Button("To the top") { proxy.scrollTo(1, anchor: .top) }
                }
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack { ForEach(1..<20) { Tile("\($0)") } }.padding(.horizontal)
                }
                .frame(height: 40)
                ScrollView {
                    VStack(alignment: .leading, spacing: 6) {
                        ForEach(1..<60) { number in Text("Row \(number)").id(number) }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
                }
            }
            .padding(.top, 8)
        }
    }
}
