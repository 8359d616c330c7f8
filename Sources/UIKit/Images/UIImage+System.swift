// Images of the system. Source: developer.apple.com/documentation/uikit/uiimage
extension UIImage {
    public class var add: UIImage { system("plus.circle") }
    public class var remove: UIImage { system("minus.circle") }
    public class var actions: UIImage { system("square.and.arrow.up") }
    public class var checkmark: UIImage { system("checkmark") }
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
