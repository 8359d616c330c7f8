import SwiftUI

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : configuration.isMixed ? "minus.square" : "square")
                    .contentTransition(.symbolEffect(.replace))
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    static var box: CheckboxToggleStyle { .init() }
}

struct CapsuleFieldStyle: TextFieldStyle {
    @FocusState private var isFocused: Bool

    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .focused($isFocused)
            .padding(10)
            .background(Capsule().stroke(isFocused ? Color.accentColor : .gray))
    }
}

struct RingProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 8)
            Circle()
                .trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(.tint, style: .init(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
        .frame(width: 80, height: 80)
    }
}

struct SpeedometerStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Circle()
                .trim(from: 0, to: 0.75 * configuration.value)
                .stroke(AngularGradient(colors: [.green, .red], center: .center), lineWidth: 10)
                .rotationEffect(.degrees(135))
            configuration.currentValueLabel
            configuration.label.font(.caption)
            HStack { configuration.minimumValueLabel; Spacer(); configuration.maximumValueLabel }
        }
    }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(.background.secondary, in: .rect(cornerRadius: 12))
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.icon; configuration.title.font(.caption) }
    }
}

struct ArrowDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: "chevron.right")
                        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                }
                .contentShape(.rect)
            }
            if configuration.isExpanded { configuration.content.transition(.move(edge: .top).combined(with: .opacity)) }
        }
    }
}

struct SpacedLabeledStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.label; Spacer(); configuration.content.foregroundStyle(.secondary) }
    }
}

struct TimesMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).font(.headline) }
}

struct LongPressStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onLongPressGesture { configuration.trigger() }
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    }
}

struct CustomControls: View {
    @State private var flags = [true, false]
    @State private var text = ""
    @State private var progress = 0.4
    @State private var isOpen = false
    @State private var choice: String? = "a"

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Toggle(sources: $flags, isOn: \.self) { Text("All") }
                ForEach(flags.indices, id: \.self) { index in
                    Toggle("Flag \(index)", isOn: $flags[index])
                }
                TextField("Text", text: $text).textFieldStyle(CapsuleFieldStyle())
                ProgressView("Loading", value: progress).progressViewStyle(RingProgressStyle())
                ProgressView().progressViewStyle(.circular)
                Gauge(value: progress) { Text("Speed") }.gaugeStyle(SpeedometerStyle())
                Gauge(value: progress) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity).tint(Gradient(colors: [.red, .green]))
                GroupBox("Group") { Text("Inside") }.groupBoxStyle(CardGroupBoxStyle())
                GroupBox { Text("Inside") } label: { Label("Heart", systemImage: "heart") }
                Label("Star", systemImage: "star").labelStyle(VerticalLabelStyle())
                DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden") }
                    .disclosureGroupStyle(ArrowDisclosureStyle())
                LabeledContent("Key", value: "Value").labeledContentStyle(SpacedLabeledStyle())
                Menu("Choices") {
                    Picker("Choice", selection: $choice) {
                        Text("None").tag(nil as String?)
                        Text("A").tag("a" as String?)
                    }
                    .pickerStyle(.inline)
                }
                .menuStyle(TimesMenuStyle())
                Button("Hold", role: .destructive) { progress += 0.1 }.buttonStyle(LongPressStyle())
                Stepper {
                    Text("Progress")
                } onIncrement: {
                    progress = min(1, progress + 0.1)
                } onDecrement: {
                    progress = max(0, progress - 0.1)
                }
                Stepper(value: $progress, in: 0...1, step: 0.05, format: .percent) { Text("Percent") }
            }
            .toggleStyle(.box)
            .padding()
        }
        .scrollClipDisabled()
        .scrollIndicatorsFlash(onAppear: true)
    }
}
