import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct StoryboardTests {
    private func home(_ size: CGSize = CGSize(width: 375, height: 667)) throws -> ListController {
        let controller = try #require(
            InterfaceFixture.storyboard("List").instantiateInitialViewController() as? ListController)
        InterfaceFixture.show(controller, size)
        return controller
    }

    private func detail(_ size: CGSize = CGSize(width: 375, height: 667)) throws -> DetailController {
        let controller = InterfaceFixture.storyboard("List").instantiateViewController(withIdentifier: "Detail")
        InterfaceFixture.show(controller, size)
        return try #require(controller as? DetailController)
    }

    // MARK: Layout

    @Test(arguments: InterfaceFixture.sizes)
    func `The list's parts lie where its constraints say`(size: CGSize) throws {
        let controller = try home(size)
        let (width, height) = (size.width, size.height)
        #expect(controller.parts.first?.frame == CGRect(x: 16, y: 16, width: width - 32, height: 24))
        #expect(controller.nameField?.frame == CGRect(x: 16, y: 52, width: width - 120, height: 34))
        #expect(controller.addButton?.frame.minX == width - 96 && controller.addButton?.frame.width == 80)
        #expect(controller.addButton?.frame.midY == 69)
        #expect(controller.table?.frame == CGRect(x: 0, y: 94, width: width, height: height - 94))
    }

    @Test(arguments: InterfaceFixture.sizes)
    func `Ratios, shares, margins and priorities hold in every size`(size: CGSize) throws {
        let controller = try detail(size)
        let width = size.width
        let pictureHeight = width / 2 * 9 / 16
        let picture = try #require(controller.picture?.frame)
        expect(picture, CGRect(x: width / 4, y: 20, width: width / 2, height: pictureHeight))
        let stack = try #require(controller.view.subviews.first { $0 is UIStackView })
        let top = 20 + pictureHeight + 8
        expect(stack.frame, CGRect(x: 16, y: top, width: width - 32, height: 44))
        let each = (width - 42) / 2
        expect(stack.subviews[0].frame, CGRect(x: 0, y: 0, width: each, height: 44))
        expect(stack.subviews[1].frame, CGRect(x: each + 10, y: 12, width: each, height: 20))
        let notesWidth = min(300, width - 40)
        let notes = try #require(controller.notes?.frame)
        expect(notes, CGRect(x: (width - notesWidth) / 2, y: top + 64, width: notesWidth, height: 100))
    }

    @Test(arguments: InterfaceFixture.sizes)
    func `A view with an autoresizing mask follows from its place on the canvas`(size: CGSize) throws {
        let button = try #require(try detail(size).view.subviews.first { $0 is UISwitch })
        // 163 points before it, 51 of its own and 161 behind it: the margins are flexible.
        #expect(abs(button.frame.minX - (163 + (size.width - 375) * 163 / 324)) < 0.01)
        #expect(button.frame.minY == 600 + size.height - 667)
    }

    private func expect(_ frame: CGRect, _ expected: CGRect, _ location: SourceLocation = #_sourceLocation) {
        let pairs = [
            (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
            (frame.height, expected.height),
        ]
        let isNear = pairs.allSatisfy { abs($0 - $1) < 0.01 }
        #expect(isNear, "\(frame) is not \(expected)", sourceLocation: location)
    }

    @Test func `The view and what is in it have their sizes before viewDidLoad`() throws {
        let controller = try home(CGSize(width: 430, height: 300))
        #expect(controller.sizeInViewDidLoad == CGSize(width: 430, height: 300))
        #expect(controller.fieldWidthInViewDidLoad == 310)
    }

    // MARK: Values

    @Test func `Views have the values that Interface Builder has set`() throws {
        let controller = try home()
        let label = try #require(controller.parts.first as? UILabel)
        #expect(label.text == "Things to bring" && label.textAlignment == .center)
        #expect(label.font == .systemFont(ofSize: 20, weight: .semibold))
        #expect(label.textColor == UIColor(red: 0.5, green: 0.25, blue: 0.125, alpha: 1))
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        let field = try #require(controller.nameField)
        #expect(field.placeholder == "Something" && field.borderStyle == .roundedRect)
        #expect(field.clearButtonMode == .whileEditing && field.autocapitalizationType == .words)
        #expect(field.returnKeyType == .done && field.autocorrectionType == .no)
        let button = try #require(controller.addButton)
        #expect(button.buttonType == .system && button.title(for: .normal) == "Add")
        #expect(button.title(for: .disabled) == "Full" && button.titleColor(for: .disabled) == .systemRed)
        #expect(controller.view.backgroundColor == .systemBackground && controller.title == "Home")
    }

    @Test func `Pictures, texts and colours of an asset catalogue are found, or their stand-ins`() throws {
        let controller = try detail()
        #expect(controller.picture?.image != nil && controller.picture?.contentMode == .scaleAspectFit)
        #expect(controller.picture?.tintColor == .systemGreen)
        #expect(controller.notes?.text == "First line\nsecond & last" && controller.notes?.isEditable == false)
        #expect(controller.notes?.backgroundColor == UIColor(red: 0.95, green: 0.9, blue: 0.8, alpha: 1))
        #expect(controller.navigationItem.title == "Detail")
        #expect((controller.view.subviews.first { $0 is UISwitch } as? UISwitch)?.isOn == true)
    }

    @Test func `Runtime attributes reach the layer`() throws {
        let button = try home().addButton
        #expect(button?.layer.cornerRadius == 8 && button?.layer.masksToBounds == true)
    }

    // MARK: Connections

    @Test func `Outlets are views, constraints and collections in the file's order`() throws {
        let controller = try home()
        #expect(controller.parts.count == 2 && controller.parts[1] === controller.addButton)
        #expect(controller.tableTop?.constant == 8)
        controller.tableTop?.constant = 20
        controller.view.layoutIfNeeded()
        #expect(controller.table?.frame.minY == 106)
        #expect(controller.nameField?.delegate === controller && controller.table?.dataSource === controller)
        #expect(controller.calls == ["awake"])
    }

    @Test func `Actions are sent for their event, with the control`() throws {
        let controller = try home()
        controller.addButton?.triggered()
        controller.nameField?.sendActions(for: .editingChanged)
        controller.nameField?.sendActions(for: .editingDidEnd)
        #expect(controller.calls == ["awake", "add Add", "typed"])
        let detail = try detail()
        detail.view.subviews.compactMap { $0 as? UISwitch }.first?.triggered()
        #expect(detail.calls == ["switched"])
    }

    @Test func `An item of a bar is of the file's class, has its values and calls its action`() throws {
        let controller = try detail()
        let item = try #require(controller.navigationItem.rightBarButtonItem as? SaveItem)
        #expect(item.titleInInit == "Save" && item.style == .plain)
        try #require(item.view as? UIButton).sendActions(for: .touchUpInside)
        #expect(controller.calls == ["save"])
        #expect(SaveItem(coder: NSCoder()) == nil)
    }

    @Test func `A scene that nothing refers to any more is given back`() throws {
        weak var controller: ListController?
        do { controller = try home() }
        #expect(controller == nil)
    }

    // MARK: Prototype cells

    @Test func `A prototype's cell has its class, outlets, actions and layout`() throws {
        let controller = try home()
        let cell = try #require(controller.table?.cellForRow(at: IndexPath(row: 1, section: 0)) as? ItemCell)
        #expect(cell.nameLabel?.text == "Item 1" && cell.frame.height == 60 && cell.reuseIdentifier == "ItemCell")
        #expect(cell.nameLabel?.frame.minX == 20 && abs((cell.nameLabel?.frame.midY ?? 0) - 30) < 0.51)
        let button = try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
        #expect(abs(button.frame.maxX - 355) < 0.01)
        button.triggered()
        #expect(cell.doneCount == 1)
    }

    @Test func `A prototype of a style has the style's labels`() throws {
        let cell = try #require(try home().table?.dequeueReusableCell(withIdentifier: "Subtitle"))
        #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Subtitle")
        #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 16))
        #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
    }

    @Test func `A row with a segue asks, prepares and shows before its delegate is told`() throws {
        let controller = try home()
        controller.beginAppearanceTransition(true, animated: false)
        controller.table?.choose(IndexPath(row: 2, section: 0))
        #expect(controller.calls == ["awake", "should detail", "prepare detail", "selected"])
        #expect((controller.presentedViewController as? DetailController)?.given == "Item 2")
    }

    @Test func `A segue that is refused does nothing`() throws {
        let controller = try home()
        controller.allowsSegues = false
        controller.table?.choose(IndexPath(row: 0, section: 0))
        #expect(controller.calls == ["awake", "should detail", "selected"])
        #expect(controller.presentedViewController == nil)
    }
}
