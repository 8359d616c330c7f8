/// Type of a colour literal where the context asks for none. Source: Apple, "UIColor".
public typealias _ColorLiteralType = UIColor
/// Type of an image literal where the context asks for none. Source: Apple, "UIImage".
public typealias _ImageLiteralType = UIImage
