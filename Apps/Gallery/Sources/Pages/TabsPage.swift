import SwiftUI

struct TabsPage: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Text("The list").tabItem { Label("List", systemImage: "list.bullet") }.tag(0)
            Text("The map").tabItem { Label("Map", systemImage: "map") }.tag(1)
            Text("Settings of the party").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
        }
    }
}
