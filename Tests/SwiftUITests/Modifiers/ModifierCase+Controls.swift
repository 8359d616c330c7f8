import SwiftUI

extension ModifierCase {
    static var controls: [ModifierCase] {
        let button = Button("Go") {}
        let bordered = button.buttonStyle(.bordered)
        let label = Label("Heart", systemImage: "heart")
        let picker = Picker("Size", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)").tag($0) } }
        let toggle = Toggle("On", isOn: .constant(true))
        let rows = { (view: AnyView) -> any View in List { view } }
        return [
            ModifierCase("buttonStyle", button) { $0.buttonStyle(.bordered) },
            ModifierCase("buttonBorderShape", bordered) { $0.buttonBorderShape(.capsule) },
            ModifierCase("controlSize", bordered) { $0.controlSize(.large) },
            ModifierCase("tint", button) { $0.tint(.green) },
            ModifierCase("tint style", bordered) { $0.tint(Color.green) },
            ModifierCase("accentColor", button) { $0.accentColor(.green) },
            ModifierCase("labelStyle", label) { $0.labelStyle(.iconOnly) },
            ModifierCase("labelIconToTitleSpacing", label) { $0.labelIconToTitleSpacing(40) },
            ModifierCase("labelReservedIconWidth", label) { $0.labelReservedIconWidth(60) },
            ModifierCase("labelsHidden", toggle) { $0.labelsHidden() },
            ModifierCase("labelsVisibility", toggle) { $0.labelsVisibility(.hidden) },
            ModifierCase("pickerStyle", picker) { $0.pickerStyle(.segmented) },
            ModifierCase(
                "tag", Text("One"),
                in: { view in
                    Picker("Size", selection: .constant(7)) {
                        view; Text("Two").tag(8)
                    }.pickerStyle(.segmented)
                }
            ) { $0.tag(7) },
            ModifierCase(
                "navigationLinkIndicatorVisibility", NavigationLink("Go") { Text("There") },
                in: { view in NavigationStack { List { view } } }
            ) { $0.navigationLinkIndicatorVisibility(.hidden) },
            ModifierCase("toggleStyle", toggle) { $0.toggleStyle(.button) },
            ModifierCase("progressViewStyle", ProgressView(value: 0.5)) { $0.progressViewStyle(.circular) },
            ModifierCase("gaugeStyle", Gauge(value: 0.5) { Text("Fuel") }) { $0.gaugeStyle(.accessoryCircular) },
            ModifierCase("controlGroupStyle", ControlGroup { button }) { $0.controlGroupStyle(.menu) },
            ModifierCase(
                "datePickerStyle", DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
            ) {
                $0.datePickerStyle(.wheel)
            },
            ModifierCase("badge", Text("a"), in: rows) { $0.badge(3) },
            ModifierCase("contextMenu", Text("a")) { $0.contextMenu { Button("Go") {} } },
        ]
    }

    static var fields: [ModifierCase] {
        let field = TextField("Name", text: .constant("Kate"))
        return [
            ModifierCase("textFieldStyle", field) { $0.textFieldStyle(.roundedBorder) },
            ModifierCase("keyboardType", field) { $0.keyboardType(.numberPad) },
            ModifierCase("textContentType", field) { $0.textContentType(.emailAddress) },
            ModifierCase("textInputAutocapitalization", field) { $0.textInputAutocapitalization(.never) },
            ModifierCase("autocapitalization", field) { $0.autocapitalization(.none) },
            ModifierCase("autocorrectionDisabled", field) { $0.autocorrectionDisabled() },
            ModifierCase("disableAutocorrection", field) { $0.disableAutocorrection(true) },
            ModifierCase("submitLabel", field) { $0.submitLabel(.search) },
            ModifierCase("scrollContentBackground", TextEditor(text: .constant("a"))) {
                $0.scrollContentBackground(.hidden)
            },
        ]
    }

    static var lists: [ModifierCase] {
        let row = Text("Row")
        let list = List {
            Section("Head") {
                row; Text("Other")
            }
        }
        func inList(_ view: AnyView) -> any View {
            List {
                view; Text("Other"); Text("Third")
            }
        }
        let area = ScrollView { ForEach(0..<40) { Text("\($0)").frame(height: 40) } }
        return [
            ModifierCase("listStyle", list) { $0.listStyle(.plain) },
            ModifierCase("listRowInsets", row, in: inList) {
                $0.listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
            },
            ModifierCase("listRowSeparator", row, in: inList) { $0.listRowSeparator(.hidden) },
            ModifierCase("listRowSeparatorTint", row, in: inList) { $0.listRowSeparatorTint(.red) },
            ModifierCase("listRowBackground", row, in: inList) { $0.listRowBackground(Color.red) },
            ModifierCase("swipeActions", row, in: inList) { $0.swipeActions { Button("Go") {} } },
            ModifierCase(
                "listSectionSpacing",
                List {
                    Section { row }; Section { row }
                }
            ) { $0.listSectionSpacing(60) },
            ModifierCase(
                "listRowSpacing",
                List {
                    Text("a"); Text("b")
                }
            ) { $0.listRowSpacing(20) },
            ModifierCase("headerProminence", list) { $0.headerProminence(.increased) },
            ModifierCase("scrollIndicators", area) { $0.scrollIndicators(.hidden) },
            ModifierCase("scrollDisabled", area) { $0.scrollDisabled(true) },
            ModifierCase("scrollDismissesKeyboard", area) { $0.scrollDismissesKeyboard(.immediately) },
            ModifierCase("scrollTargetBehavior", area) { $0.scrollTargetBehavior(.paging) },
            ModifierCase("defaultScrollAnchor", area) { $0.defaultScrollAnchor(.bottom) },
            ModifierCase("refreshable", area) { $0.refreshable {} },
        ]
    }

    static var bars: [ModifierCase] {
        let page = Text("Page")
        func inStack(_ view: AnyView) -> any View { NavigationStack { view } }
        func titled(_ view: AnyView) -> any View { NavigationStack { view.navigationTitle("Title") } }
        func inTabs(_ view: AnyView) -> any View {
            TabView {
                view; Text("Other").tabItem { Text("Other") }
            }
        }
        return [
            ModifierCase("navigationTitle", page, in: inStack) { $0.navigationTitle("Title") },
            ModifierCase("navigationBarTitle", page, in: inStack) { $0.navigationBarTitle("Title") },
            ModifierCase("navigationBarTitleDisplayMode", page, in: titled) {
                $0.navigationBarTitleDisplayMode(.inline)
            },
            ModifierCase("navigationBarHidden", page, in: titled) { $0.navigationBarHidden(true) },
            ModifierCase("toolbar", page, in: inStack) { $0.toolbar { Button("Go") {} } },
            ModifierCase("toolbar hidden", page, in: titled) { $0.toolbar(.hidden, for: .navigationBar) },
            ModifierCase("toolbarBackground", page, in: titled) {
                $0.toolbarBackground(Color.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
            },
            ModifierCase("navigationBarItems", page, in: inStack) { $0.navigationBarItems(trailing: Button("Go") {}) },
            ModifierCase("searchable", page, in: inStack) { $0.searchable(text: .constant("")) },
            ModifierCase("tabItem", page, in: inTabs) { $0.tabItem { Text("Page") } },
            ModifierCase(
                "tabViewStyle",
                TabView {
                    page; Text("Other")
                }
            ) { $0.tabViewStyle(.page) },
        ]
    }

    static var presentation: [ModifierCase] {
        let page = Text("Page")
        func inSheet(_ view: AnyView) -> any View { page.sheet(isPresented: .constant(true)) { view } }
        return [
            ModifierCase("sheet", page) { $0.sheet(isPresented: .constant(true)) { Text("Sheet") } },
            ModifierCase("fullScreenCover", page) { $0.fullScreenCover(isPresented: .constant(true)) { Text("All") } },
            ModifierCase("popover", page) { $0.popover(isPresented: .constant(true)) { Text("Popover") } },
            ModifierCase("alert", page) { $0.alert("Alert", isPresented: .constant(true)) { Button("Go") {} } },
            ModifierCase("confirmationDialog", page) {
                $0.confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Go") {} }
            },
            ModifierCase("preferredColorScheme", page) { $0.preferredColorScheme(.dark) },
            ModifierCase("presentationDetents", page, in: inSheet) { $0.presentationDetents([.height(200)]) },
            ModifierCase("presentationDragIndicator", page, in: inSheet) { $0.presentationDragIndicator(.visible) },
            ModifierCase("presentationCornerRadius", page, in: inSheet) { $0.presentationCornerRadius(40) },
            ModifierCase("presentationBackground", page, in: inSheet) { $0.presentationBackground(Color.red) },
            ModifierCase("interactiveDismissDisabled", page, in: inSheet) { $0.interactiveDismissDisabled() },
        ]
    }
}
