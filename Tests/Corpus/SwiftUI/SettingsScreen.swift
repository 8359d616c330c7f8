import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: String { rawValue }
    var scheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

enum SettingsIcons {
    @ViewBuilder static var wifi: some View {
        Image(systemName: "wifi").foregroundStyle(.white)
    }

    @ViewBuilder
    static func badge(_ count: Int) -> some View {
        if count > 0 {
            Text(count, format: .number).font(.caption2).padding(4).background(.red, in: Circle())
        }
    }
}

struct SettingsScreen: View {
    @AppStorage("theme") private var theme: AppTheme = .system
    @AppStorage("notifications") private var notifications = true
    @AppStorage("fontSize") private var fontSize: Double = 15
    @AppStorage("name") private var name: String?
    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.scenePhase) private var scenePhase
    @State private var isExpanded = true
    @State private var quietDays: Set<DateComponents> = []
    @State private var showsReset = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    NavigationLink {
                        ProfileSettings(name: Binding($name, replacingNilWith: "Nobody"))
                    } label: {
                        HStack(spacing: 12) {
                            Image(systemName: "person.crop.circle.fill")
                                .font(.system(size: 44, weight: .light, design: .rounded))
                                .symbolRenderingMode(.palette)
                                .foregroundStyle(.white, .blue)
                            VStack(alignment: .leading) {
                                Text(name ?? "Sign in").font(.title3)
                                Text("Account, backup and more").font(.subheadline).foregroundStyle(.secondary)
                            }
                        }
                    }
                }
                Section("Looks", isExpanded: $isExpanded) {
                    Picker(selection: $theme) {
                        ForEach(AppTheme.allCases) { Text($0.rawValue.localizedCapitalized).tag($0) }
                    } label: {
                        SettingsLabel("Theme", icon: "paintbrush.fill", color: .purple)
                    } currentValueLabel: {
                        Text(theme.rawValue)
                    }
                    .pickerStyle(.navigationLink)
                    Gauge(value: fontSize, in: 10...30) {
                        Text("Size")
                    } currentValueLabel: {
                        Text(fontSize, format: .number.precision(.fractionLength(0)))
                    } minimumValueLabel: {
                        Text("10")
                    } maximumValueLabel: {
                        Text("30")
                    }
                    .gaugeStyle(.accessoryLinear)
                    Slider(value: $fontSize, in: 10...30, step: 1)
                }
                Section(header: Text("Notices"), footer: Text("Quiet days have no notices.")) {
                    Toggle(isOn: $notifications.animation()) {
                        SettingsLabel("Notices", icon: "bell.badge.fill", color: .red)
                    }
                    if notifications {
                        DisclosureGroup("Quiet days") {
                            MultiDatePicker("Quiet days", selection: $quietDays)
                        }
                    }
                }
                Section("About") {
                    LabeledContent("Language", value: locale.identifier)
                    LabeledContent("Calendar", value: "\(calendar.identifier)")
                    LabeledContent("Zone", value: timeZone.identifier)
                    LabeledContent("Version") { Text("1.0").textSelection(.enabled) }
                    Button("Web site") {
                        openURL(URL(string: "https://example.com")!) { accepted in
                            if !accepted { showsReset = true }
                        }
                    }
                    Link(destination: URL(string: "https://example.com/help")!) {
                        Label("Help", systemImage: "questionmark.circle")
                    }
                }
                Button("Reset", role: .destructive) { showsReset.toggle() }
                    .alert("Reset?", isPresented: $showsReset) {
                        Button("Reset", role: .destructive, action: reset)
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("All settings get their first values.")
                    }
                    .dialogIcon(Image(systemName: "gear"))
            }
            .navigationTitle(Text("Settings"))
            .navigationBarTitleDisplayMode(.inline)
            .listSectionSpacing(.compact)
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .scrollContentBackground(.hidden)
            .background(Color(.systemGroupedBackground))
        }
        .preferredColorScheme(theme.scheme)
        .onChange(of: scenePhase) { old, new in
            if new == .background { UserDefaults.standard.set(Date.now, forKey: "left") }
        }
    }

    private func reset() {
        theme = .system
        fontSize = 15
        name = nil
    }
}

struct SettingsLabel: View {
    let title: LocalizedStringKey
    let icon: String
    let color: Color

    init(_ title: LocalizedStringKey, icon: String, color: Color) {
        self.title = title
        self.icon = icon
        self.color = color
    }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: icon)
                .imageScale(.small)
                .foregroundColor(.white)
                .frame(width: 28, height: 28)
                .background(color.gradient, in: RoundedRectangle(cornerRadius: 6))
        }
    }
}

struct ProfileSettings: View {
    @Binding var name: String

    var body: some View {
        Form { TextField("Name", text: $name).textFieldStyle(.roundedBorder) }
    }
}

extension Binding where Value: Sendable {
    init(_ source: Binding<Value?>, replacingNilWith fallback: Value) {
        self.init(get: { source.wrappedValue ?? fallback }, set: { source.wrappedValue = $0 })
    }
}

#Preview { SettingsScreen() }
