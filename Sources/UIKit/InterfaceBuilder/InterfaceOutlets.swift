/// Properties of UIKit's own classes that outlets and runtime attributes name.
@MainActor enum InterfaceOutlets {
    /// Sets a property; returns false where it is none of these, or the value is of another type.
    static func set(_ value: Any?, _ name: String, on object: AnyObject) -> Bool {
        switch name {
        case "delegate": setDelegate(value, of: object)
        case "dataSource": setDataSource(value, of: object)
        case "view": assign(value) { (object as? UIViewController)?.view = $0 }
        case "tableView": assign(value) { (object as? UITableViewController)?.tableView = $0 }
        case "collectionView": assign(value) { (object as? UICollectionViewController)?.collectionView = $0 }
        case "backgroundView": setBackground(value, of: object)
        case "selectedBackgroundView":
            assign(value) { (object as? UITableViewCell)?.selectedBackgroundView = $0 }
                || assign(value) { (object as? UICollectionViewCell)?.selectedBackgroundView = $0 }
        case "accessoryView": assign(value) { (object as? UITableViewCell)?.accessoryView = $0 }
        case "refreshControl": assign(value) { (object as? UIScrollView)?.refreshControl = $0 }
        default: name.hasPrefix("layer.") ? setLayer(value, String(name.dropFirst(6)), of: object) : false
        }
    }

    /// Sets a value of a type by a chain that is nil for objects of other classes.
    private static func assign<Value>(_ value: Any?, _ set: (Value) -> Void?) -> Bool {
        guard let value = value as? Value else { return false }
        return set(value) != nil
    }

    private static func setDelegate(_ value: Any?, of object: AnyObject) -> Bool {
        switch object {
        case let view as UIScrollView: assign(value) { view.delegate = $0 }
        case let field as UITextField: assign(value) { field.delegate = $0 }
        case let bar as UISearchBar: assign(value) { bar.delegate = $0 }
        case let picker as UIPickerView: assign(value) { picker.delegate = $0 }
        case let recognizer as UIGestureRecognizer: assign(value) { recognizer.delegate = $0 }
        case let controller as UINavigationController: assign(value) { controller.delegate = $0 }
        case let controller as UITabBarController: assign(value) { controller.delegate = $0 }
        case let controller as UISplitViewController: assign(value) { controller.delegate = $0 }
        case let controller as UIPageViewController: assign(value) { controller.delegate = $0 }
        default: false
        }
    }

    private static func setDataSource(_ value: Any?, of object: AnyObject) -> Bool {
        switch object {
        case let table as UITableView: assign(value) { table.dataSource = $0 }
        case let collection as UICollectionView: assign(value) { collection.dataSource = $0 }
        case let picker as UIPickerView: assign(value) { picker.dataSource = $0 }
        case let controller as UIPageViewController: assign(value) { controller.dataSource = $0 }
        default: false
        }
    }

    private static func setBackground(_ value: Any?, of object: AnyObject) -> Bool {
        switch object {
        case let table as UITableView: assign(value) { table.backgroundView = $0 }
        case let collection as UICollectionView: assign(value) { collection.backgroundView = $0 }
        case let cell as UITableViewCell: assign(value) { cell.backgroundView = $0 }
        case let cell as UICollectionViewCell: assign(value) { cell.backgroundView = $0 }
        default: false
        }
    }

    private static func setLayer(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
        guard let layer = (object as? UIView)?.layer else { return false }
        let number = (value as? NSNumber)?.doubleValue ?? (value as? Bool).map { $0 ? 1 : 0 }
        switch name {
        case "cornerRadius": return assign(number) { layer.cornerRadius = CGFloat($0 as Double) }
        case "borderWidth": return assign(number) { layer.borderWidth = CGFloat($0 as Double) }
        case "shadowOpacity": return assign(number) { layer.shadowOpacity = Float($0 as Double) }
        case "shadowRadius": return assign(number) { layer.shadowRadius = CGFloat($0 as Double) }
        case "masksToBounds": return assign(number) { layer.masksToBounds = ($0 as Double) != 0 }
        case "zPosition": return assign(number) { layer.zPosition = CGFloat($0 as Double) }
        case "shadowOffset": return assign(value) { layer.shadowOffset = $0 }
        default: return false
        }
    }
}
