import SwiftUI

@main
struct LivePreferencesApp: App {
    @StateObject private var settings = AppSettings()
    @Environment(\.scenePhase) private var phase
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            PreferencesRoot()
                .environmentObject(settings)
                .environment(\.theme, settings.theme)
                .onOpenURL { settings.lastURL = $0 }
        }
        .onChange(of: phase) { _, new in if new == .background { settings.save() } }
        .commands { CommandMenu("Tools") { Button("Reset") { settings.reset() }.keyboardShortcut("r") } }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
}

struct Theme: Equatable, Sendable {
    var accent = Color.accentColor
    var cornerRadius: CGFloat = 12
    static let standard = Theme()
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.standard }

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

final class AppSettings: ObservableObject {
    @Published var theme = Theme.standard
    @Published var lastURL: URL?
    @AppStorage("fontSize") var fontSize = 15.0
    @AppStorage("showsBadges") var showsBadges = true
    func save() { objectWillChange.send() }
    func reset() { theme = .standard; fontSize = 15 }
}

struct PreferencesRoot: View {
    @EnvironmentObject private var settings: AppSettings
    @Environment(\.theme) private var theme
    @State private var isShowing = false
    @State private var color = Color.blue
    @State private var font: Font.Design = .default
    @State private var alignment = TextAlignment.leading

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Slider(value: settings.$fontSize, in: 10...30)
                    Toggle("Badges", isOn: $settings.showsBadges)
                    ColorPicker(selection: $settings.theme.accent) { Label("Accent", systemImage: "paintpalette") }
                    Stepper("Radius: \(Int(theme.cornerRadius))", onIncrement: { settings.theme.cornerRadius += 1 }, onDecrement: { settings.theme.cornerRadius -= 1 })
                } header: { Text("Look") } footer: { Text("Last link: \(settings.lastURL?.absoluteString ?? "none")") }
                Section("Preview") {
                    Text("The quick brown fox").font(.system(size: settings.fontSize, design: font)).multilineTextAlignment(alignment)
                        .themed()
                    Picker("Font", selection: $font) {
                        Text("Default").tag(Font.Design.default)
                        Text("Rounded").fontDesign(.rounded).tag(Font.Design.rounded)
                        Text("Serif").tag(Font.Design.serif)
                    }
                    Picker("Alignment", systemImage: "text.alignleft", selection: $alignment) {
                        ForEach(TextAlignment.allCases, id: \.self) { Text(String(describing: $0)) }
                    }
                }
                NavigationLink("Advanced") { AdvancedPreferences().navigationBarBackButtonHidden(false) }
                    .isDetailLink(false)
            }
            .formStyle(.automatic)
            .navigationTitle("Preferences")
            .toolbar(.visible, for: .navigationBar, .tabBar)
            .toolbarBackground(Color.orange.opacity(0.2), for: .navigationBar)
        }
        .tint(theme.accent)
        .fontWeight(.medium)
        .buttonStyle(ThemedButton())
    }
}

struct AdvancedPreferences: View {
    @Environment(\.refresh) private var refresh
    @Environment(\.editMode) private var editMode
    @Environment(\.allowsTightening) private var tightening
    @Environment(\.lineLimit) private var lineLimit
    @State private var items = ["One", "Two"]
    var body: some View {
        List {
            ForEach(items, id: \.self, content: Text.init(verbatim:)).onMove { items.move(fromOffsets: $0, toOffset: $1) }.onDelete { items.remove(atOffsets: $0) }
            if editMode?.wrappedValue.isEditing == true { TextField("New", text: .constant("")) }
        }
        .toolbar { EditButton() }
    }
}

struct ThemedButton: ButtonStyle {
    @Environment(\.theme) var theme
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(theme.accent, in: .rect(cornerRadius: theme.cornerRadius)).opacity(configuration.role == .destructive ? 0.5 : 1)
    }
}

extension View {
    func themed() -> some View { modifier(ThemedModifier()) }
}

struct ThemedModifier: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { PaddingModifier(radius: environment.theme.cornerRadius) }
    struct PaddingModifier: ViewModifier {
        let radius: CGFloat
        func body(content: Content) -> some View { content.padding(radius).clipShape(RoundedRectangle(cornerRadius: radius)) }
    }
}
