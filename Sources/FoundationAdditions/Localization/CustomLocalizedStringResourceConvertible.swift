/// A value with a localised name. Source: developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
