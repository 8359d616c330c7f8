import UIKit

// Code as Swift 4 projects wrote it before the names were grouped under their types.
class OldContainerController: UIViewController {
    let names = ["a", "b"]
    var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIViewController(nibName: nil, bundle: nil)
        addChildViewController(child)
        view.addSubview(child.view)
        child.didMove(toParentViewController: self)
        automaticallyAdjustsScrollViewInsets = false
        let constraint = child.view.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)
        constraint.isActive = true
        child.view.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }

    func remove(_ child: UIViewController) {
        child.willMove(toParentViewController: nil)
        child.view.removeFromSuperview()
        child.removeFromParentViewController()
        for other in childViewControllers { print(other) }
        print(UITableViewAutomaticDimension)
    }

    func spinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        spinner.activityIndicatorViewStyle = .whiteLarge
        return spinner
    }

    func modern() -> UIActivityIndicatorView { UIActivityIndicatorView(style: .gray) }

    func screen() -> CGRect {
        if let window = UIApplication.shared.keyWindow { return window.bounds }
        return UIScreen.main.bounds
    }

    func open(_ url: URL) {
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
        if UIApplication.shared.canOpenURL(url) { extensionContext?.open(url, completionHandler: { success in print(success) }) }
        UIApplication.shared.isIdleTimerDisabled = true
        UIApplication.shared.isNetworkActivityIndicatorVisible = false
    }

    func insets(_ scrollView: UIScrollView) {
        scrollView.scrollIndicatorInsets = UIEdgeInsetsMake(0, 0, 10, 0)
        scrollView.contentInset = .zero
        let rect = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsets.zero)
        print(rect, UIDevice.current.model, UIDevice.current.systemVersion, UIDevice.current.userInterfaceIdiom == .pad)
        print(UIDevice.current.orientation.isLandscape, UIDevice.current.name, UIDevice.current.identifierForVendor as Any)
    }

    func image() -> Data? {
        let image = UIImage(named: "photo")
        return image.flatMap { UIImageJPEGRepresentation($0, 0.8) } ?? image.flatMap { UIImagePNGRepresentation($0) }
    }

    func rowActions() -> [UITableViewRowAction] {
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { action, indexPath in print(indexPath) }
        delete.backgroundColor = .red
        return [delete]
    }
}
