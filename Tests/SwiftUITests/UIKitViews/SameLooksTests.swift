import ReadPictures
import RenderTree
import SwiftUI
import Testing
import TreePainter
import UIKit

/// A control of each framework that a person should not be able to tell apart.
@MainActor struct ControlPair: Sendable {
    let name: String
    let size: CGSize
    let swiftUI: AnyView
    let uiKit: () -> UIView

    static let all: [String: ControlPair] = Dictionary(uniqueKeysWithValues: pairs.map { ($0.name, $0) })

    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ view: some View, _ uiKit: @escaping () -> UIView
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        swiftUI = AnyView(view)
        self.uiKit = uiKit
    }

    private static var pairs: [ControlPair] {
        [
            ControlPair("switch that is on", 51, 31, Toggle("", isOn: .constant(true)).labelsHidden()) {
                toggle(isOn: true)
            },
            ControlPair("switch that is off", 51, 31, Toggle("", isOn: .constant(false)).labelsHidden()) {
                toggle(isOn: false)
            },
            ControlPair("slider", 160, 31, Slider(value: .constant(0.3))) {
                let slider = UISlider()
                slider.value = 0.3
                return slider
            },
            ControlPair("stepper", 94, 32, Stepper("", value: .constant(1), in: 1...5).labelsHidden()) {
                let stepper = UIStepper()
                (stepper.minimumValue, stepper.maximumValue) = (1, 5)
                return stepper
            },
            ControlPair("segments", 200, 32, segments(selected: 1)) {
                let control = UISegmentedControl(items: ["A", "B", "C", "D"])
                control.selectedSegmentIndex = 1
                return control
            },
            ControlPair("progress", 120, 4, ProgressView(value: 0.4)) {
                let progress = UIProgressView(progressViewStyle: .default)
                progress.progress = 0.4
                return progress
            },
            ControlPair("small spinner", 20, 20, ProgressView()) { spinner(.medium) },
            ControlPair("large spinner", 37, 37, ProgressView().controlSize(.large)) { spinner(.large) },
            ControlPair("thin material", 80, 40, Rectangle().fill(.thinMaterial)) { blur(.systemThinMaterial) },
            ControlPair("regular material", 80, 40, Rectangle().fill(.regularMaterial)) { blur(.systemMaterial) },
            ControlPair("bar", 80, 40, Rectangle().fill(.bar)) { blur(.systemChromeMaterial) },
            ControlPair("empty field", 160, 34, field("")) { textField("") },
            ControlPair("field", 160, 34, field("Fries")) { textField("Fries") },
        ]
    }

    private static func toggle(isOn: Bool) -> UIView {
        let toggle = UISwitch()
        toggle.isOn = isOn
        return toggle
    }

    private static func segments(selected: Int) -> some View {
        Picker("", selection: .constant(selected)) {
            ForEach(0..<4) { Text(["A", "B", "C", "D"][$0]).tag($0) }
        }
        .pickerStyle(.segmented).labelsHidden()
    }

    private static func spinner(_ style: UIActivityIndicatorView.Style) -> UIView {
        let spinner = UIActivityIndicatorView(style: style)
        spinner.startAnimating()
        return spinner
    }

    private static func blur(_ style: UIBlurEffect.Style) -> UIView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    private static func field(_ text: String) -> some View {
        TextField("Dish", text: .constant(text)).textFieldStyle(.roundedBorder)
    }

    private static func textField(_ text: String) -> UIView {
        let field = UITextField()
        (field.text, field.placeholder, field.borderStyle) = (text, "Dish", .roundedRect)
        return field
    }
}

/// Traits in which a control is drawn.
struct Surroundings: CustomTestStringConvertible {
    let scheme: RenderEnvironment.Scheme
    let direction: LayoutDirection
    let isEnabled: Bool
    var testDescription: String { "\(scheme), \(direction), \(isEnabled ? "enabled" : "disabled")" }

    static let all: [Surroundings] = [RenderEnvironment.Scheme.light, .dark].flatMap { scheme in
        [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
            [true, false].map { Surroundings(scheme: scheme, direction: direction, isEnabled: $0) }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `UIKit and SwiftUI` {
    private nonisolated static let names = [
        "switch that is on", "switch that is off", "slider", "stepper", "segments", "progress", "small spinner",
        "large spinner", "thin material", "regular material", "bar", "empty field", "field",
    ]

    private func picture(_ controller: UIViewController, _ size: CGSize, _ around: Surroundings) throws -> CGImage {
        let screen = Screen(controller: controller, size: size)
        screen.renderer.environment = RenderEnvironment(
            colorScheme: around.scheme, layoutDirection: around.direction)
        screen.render()
        #expect(screen.diagnostics.isEmpty)
        return try #require(CairoPainter.image(of: screen.painted, scale: 2) { _ in nil })
    }

    @Test(arguments: names, Surroundings.all) func `draw a control alike`(name: String, around: Surroundings) throws {
        let pair = try #require(ControlPair.all[name])
        let hosted = UIHostingController(rootView: pair.swiftUI.disabled(!around.isEnabled))
        let plain = UIViewController()
        let view = pair.uiKit()
        view.frame = CGRect(origin: .zero, size: pair.size)
        (view as? UIControl)?.isEnabled = around.isEnabled
        plain.view.addSubview(view)
        let (one, other) = (
            try picture(hosted, pair.size, around), try picture(plain, pair.size, around)
        )
        #expect(!isBlank(one))
        #expect(difference(one, other) <= 2)
    }

    private func isBlank(_ image: CGImage) -> Bool {
        (0..<image.height).allSatisfy { y in (0..<image.width).allSatisfy { image.components($0, y)[3] == 0 } }
    }

    /// The largest between two components of the same pixel.
    private func difference(_ one: CGImage, _ other: CGImage) -> Int {
        guard (one.width, one.height) == (other.width, other.height) else { return 255 }
        return (0..<one.height).flatMap { y in
            (0..<one.width).map { x in
                zip(one.components(x, y), other.components(x, y)).map { abs($0 - $1) }.max() ?? 0
            }
        }.max() ?? 0
    }

    @Test(arguments: Surroundings.all.filter(\.isEnabled))
    func `draw the line between rows alike`(around: Surroundings) throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        let plain = UIViewController()
        plain.view.addSubview(table)
        let list = List { ForEach(["a", "b"], id: \.self) { Text($0) } }.listStyle(.plain)
        let lines = try [UIHostingController(rootView: list), plain].map { controller in
            let screen = Screen(controller: controller)
            screen.renderer.environment = RenderEnvironment(
                colorScheme: around.scheme, layoutDirection: around.direction)
            screen.render()
            return try #require(screen.painted.inDrawingOrder.map(\.node).first { $0.frame.height == 0.5 })
        }
        #expect(lines[0].content == lines[1].content)
        #expect(lines[0].frame == lines[1].frame)
    }
}
