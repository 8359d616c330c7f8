import Testing

@testable import UIKit

/// Objects of classes that authors register: their own initialisers are called, with no `required` in sight.
@MainActor @Suite(.timeLimit(.minutes(5))) struct InstanceTests {
    private let path = IndexPath(row: 0, section: 0)

    @Test func `a registered row is made by its class's own initialiser`() {
        let table = UITableView(frame: .zero)
        table.register(OwnRow.self, forCellReuseIdentifier: "a row whose name is long enough for the heap")
        let row = table.dequeueReusableCell(
            withIdentifier: "a row whose name is long enough for the heap", for: path)
        #expect((row as? OwnRow)?.mark == 7)
        #expect(row.reuseIdentifier == "a row whose name is long enough for the heap")
        #expect(row.detailTextLabel != nil, "The class asks for the subtitle style.")
    }

    @Test func `a class without an initialiser of its own is made by the inherited one`() {
        let table = UITableView(frame: .zero)
        table.register(PlainRow.self, forCellReuseIdentifier: "row")
        #expect((table.dequeueReusableCell(withIdentifier: "row") as? PlainRow)?.mark == 3)
    }

    @Test func `a registered item and header are made by their own initialisers`() {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(OwnItem.self, forCellWithReuseIdentifier: "item")
        #expect((grid.dequeueReusableCell(withReuseIdentifier: "item", for: path) as? OwnItem)?.mark == 5)
        let table = UITableView(frame: .zero)
        table.register(OwnTitle.self, forHeaderFooterViewReuseIdentifier: "title")
        let title = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
        #expect((title as? OwnTitle)?.mark == 11)
        #expect(title?.reuseIdentifier == "title")
    }

    @Test func `a view's layer is made by its layer class's own initialiser`() {
        #expect((Ground(frame: .zero).layer as? OwnLayer)?.mark == 13)
    }

    @Test func `a frame reaches the initialiser`() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIView.make(Ground.self, frame: frame).frame == frame)
    }

    @Test func `objects are given up when nobody holds them`() {
        var row: UITableViewCell? = UITableViewCell.make(OwnRow.self, .default, "row")
        weak let watched = row
        #expect(watched != nil)
        row = nil
        #expect(watched == nil)
    }
}

private final class OwnRow: UITableViewCell {
    var mark = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        mark = 7
    }
    required init?(coder: NSCoder) { nil }
}

private final class PlainRow: UITableViewCell { let mark = 3 }

private final class OwnItem: UICollectionViewCell {
    var mark = 0
    override init(frame: CGRect) {
        super.init(frame: frame)
        mark = 5
    }
    required init?(coder: NSCoder) { nil }
}

private final class OwnTitle: UITableViewHeaderFooterView {
    var mark = 0
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        mark = 11
    }
    required init?(coder: NSCoder) { nil }
}

private final class OwnLayer: CALayer {
    var mark = 0
    override init() {
        super.init()
        mark = 13
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Ground: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
}
