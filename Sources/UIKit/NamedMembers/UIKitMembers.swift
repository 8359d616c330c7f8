/// Methods of UIKit's own classes that apps name in selectors, and properties that they set by name.
private enum ResponderMembers: MemberTable {
    static var members: ClassMembers {
        var members = ClassMembers(of: UIResponder.self)
        members.action("becomeFirstResponder") { (it: UIResponder) in _ = it.becomeFirstResponder() }
        members.action("resignFirstResponder") { (it: UIResponder) in _ = it.resignFirstResponder() }
        members.action("cut:") { (it: UIResponder, sender: Any?) in it.cut(sender) }
        members.action("copy:") { (it: UIResponder, sender: Any?) in it.copy(sender) }
        members.action("paste:") { (it: UIResponder, sender: Any?) in it.paste(sender) }
        members.action("select:") { (it: UIResponder, sender: Any?) in it.select(sender) }
        members.action("selectAll:") { (it: UIResponder, sender: Any?) in it.selectAll(sender) }
        members.action("delete:") { (it: UIResponder, sender: Any?) in it.delete(sender) }
        return members
    }
}

private enum ViewMembers: MemberTable {
    static var members: ClassMembers {
        var members = ClassMembers(of: UIView.self)
        members.action("endEditing:") { (it: UIView, force: Any?) in it.endEditing(force as? Bool ?? true) }
        members.action("removeFromSuperview") { (it: UIView) in it.removeFromSuperview() }
        members.action("setNeedsLayout") { (it: UIView) in it.setNeedsLayout() }
        members.action("layoutIfNeeded") { (it: UIView) in it.layoutIfNeeded() }
        members.action("setNeedsDisplay") { (it: UIView) in it.setNeedsDisplay() }
        members.property("layer") { (it: UIView) in it.layer }
        members.property("tag") { (it: UIView) in
            it.tag
        } set: {
            $0.tag = $1
        }
        members.property("alpha") { (it: UIView) in
            it.alpha
        } set: {
            $0.alpha = $1
        }
        members.property("hidden") { (it: UIView) in
            it.isHidden
        } set: {
            $0.isHidden = $1
        }
        members.property("clipsToBounds") { (it: UIView) in
            it.clipsToBounds
        } set: {
            $0.clipsToBounds = $1
        }
        members.property("backgroundColor") { (it: UIView) in
            it.backgroundColor
        } set: {
            $0.backgroundColor = $1
        }
        members.property("tintColor") { (it: UIView) in
            it.tintColor
        } set: {
            $0.tintColor = $1
        }
        return members
    }
}

private enum LayerMembers: MemberTable {
    static var members: ClassMembers {
        var members = ClassMembers(of: CALayer.self)
        members.property("cornerRadius") { (it: CALayer) in
            it.cornerRadius
        } set: {
            $0.cornerRadius = $1
        }
        members.property("masksToBounds") { (it: CALayer) in
            it.masksToBounds
        } set: {
            $0.masksToBounds = $1
        }
        members.property("borderWidth") { (it: CALayer) in
            it.borderWidth
        } set: {
            $0.borderWidth = $1
        }
        members.property("borderColor") { (it: CALayer) in
            it.borderColor
        } set: {
            $0.borderColor = $1
        }
        members.property("shadowOpacity") { (it: CALayer) in
            it.shadowOpacity
        } set: {
            $0.shadowOpacity = $1
        }
        members.property("shadowRadius") { (it: CALayer) in
            it.shadowRadius
        } set: {
            $0.shadowRadius = $1
        }
        members.property("shadowOffset") { (it: CALayer) in
            it.shadowOffset
        } set: {
            $0.shadowOffset = $1
        }
        return members
    }
}

private enum ListMembers: MemberTable {
    static var members: ClassMembers {
        var members = ClassMembers(of: UITableView.self)
        members.action("reloadData") { (it: UITableView) in it.reloadData() }
        return members
    }
}

private enum CollectionMembers: MemberTable {
    static var members: ClassMembers {
        var members = ClassMembers(of: UICollectionView.self)
        members.action("reloadData") { (it: UICollectionView) in it.reloadData() }
        return members
    }
}
