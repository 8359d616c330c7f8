import SwiftUI

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : configuration.isMixed ? "minus.square" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    static var checkbox: CheckboxToggleStyle { .init() }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 16).fill(.background.secondary).shadow(radius: 4, y: 2))
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.title)
            configuration.title.font(.caption)
        }
    }
}

struct RingProgressStyle: ProgressViewStyle {
    var lineWidth: CGFloat = 8

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
        .overlay(alignment: .bottom) { configuration.label }
    }
}

struct LinearBarGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.2))
                Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
            }
        }
        .frame(height: 10)
    }
}

struct PressableCardStyle: PrimitiveButtonStyle {
    @GestureState private var pressed = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(pressed ? 0.95 : 1)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($pressed) { _, state, _ in state = true }
                    .onEnded { _ in configuration.trigger() }
            )
            .animation(.spring, value: pressed)
    }
}

struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 4) {
            configuration
            Rectangle().frame(height: 1).foregroundStyle(.tertiary)
        }
    }
}

struct TwoColumnLabeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.foregroundStyle(.secondary).frame(width: 100, alignment: .trailing)
            configuration.content.frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

struct CompactDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button { withAnimation { configuration.isExpanded.toggle() } } label: {
                HStack { configuration.label; Spacer(); Image(systemName: configuration.isExpanded ? "minus" : "plus") }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct CustomStylesShowcase: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var open = true

    var body: some View {
        ScrollView {
            GroupBox("Controls") {
                Toggle("Accept", isOn: $isOn).toggleStyle(.checkbox)
                TextField("Name", text: $text).textFieldStyle(UnderlinedFieldStyle())
                Label("Home", systemImage: "house").labelStyle(VerticalLabelStyle())
                ProgressView(value: 0.4) { Text("Upload") }.progressViewStyle(RingProgressStyle()).frame(width: 80, height: 80)
                Gauge(value: 3, in: 0...10) { Text("Level") }.gaugeStyle(LinearBarGauge())
                Button("Card", role: .none) {}.buttonStyle(PressableCardStyle())
                LabeledContent("Size", value: "42").labeledContentStyle(TwoColumnLabeled())
                DisclosureGroup("More", isExpanded: $open) { Text("Here") }.disclosureGroupStyle(CompactDisclosure())
            }
            .groupBoxStyle(CardGroupBoxStyle())
        }
    }
}
