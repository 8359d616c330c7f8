import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A segmented control` {
    private let control = UISegmentedControl(items: ["Small", "Medium", "Large"])

    private var selected: String? { control.titleForSegment(at: control.selectedSegmentIndex) }

    @Test func `keeps the selected segment where others are inserted`() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Tiny", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "Just before", at: 2, animated: false)
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect(control.selectedSegmentIndex == 3)
        #expect(selected == "Medium")
    }

    @Test func `keeps the selected segment where others are removed`() {
        control.selectedSegmentIndex = 1
        control.removeSegment(at: 2, animated: false)
        #expect(selected == "Medium")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 0)
        #expect(selected == "Medium")
    }

    @Test func `selects none once the selected segment is removed`() {
        control.selectedSegmentIndex = 1
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Tiny", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
