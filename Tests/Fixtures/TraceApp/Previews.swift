import SwiftUI

#Preview("Good") {
    Text("A preview").padding()
}

#Preview("Bad") {
    let nothing: [Int] = []
    Text("\(nothing[nothing.count])")
}

#Preview("Small", traits: .fixedLayout(width: 60, height: 40)) {
    Color.red
}

private struct Provided_Previews: PreviewProvider {
    static var previews: some View {
        Color.green.previewLayout(.fixed(width: 60, height: 40))
        Color.blue.previewLayout(.fixed(width: 100, height: 30))
    }
}
