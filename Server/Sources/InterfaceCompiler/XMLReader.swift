import Foundation
import FoundationXML

/// Reads XML into elements, within `InterfaceLimits`. A document type, with which entities could be declared, is refused.
final class XMLReader: NSObject, XMLParserDelegate {
    private let file: String
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var count = 0
    private var problem: InterfaceError?

    private init(file: String) { self.file = file }

    static func read(_ data: Data, file: String) throws(InterfaceError) -> XMLElement {
        guard data.count <= InterfaceLimits.byteCountMax else {
            throw InterfaceError(
                .interfaceTooLarge, "\(file):1: The file has more than \(InterfaceLimits.byteCountMax) bytes.")
        }
        guard data.range(of: Data("<!DOCTYPE".utf8)) == nil else {
            throw InterfaceError(.interfaceMalformed, "\(file):1: A document type is no part of such a file.")
        }
        let reader = XMLReader(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        let isWhole = parser.parse()
        if let problem = reader.problem { throw problem }
        // Foundation's parser on Linux answers true where a tag is closed by another's end.
        guard isWhole, reader.open.isEmpty, let root = reader.root else {
            throw InterfaceError(
                .interfaceMalformed, "\(file):\(max(1, parser.lineNumber)): This is no well-formed XML.")
        }
        return root
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        // An aborted parser reports that, too.
        guard problem == nil else { return }
        let code = (error as NSError).code
        stop(parser, .interfaceMalformed, "This is no well-formed XML (libxml2's error \(code)).")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count += 1
        if count > InterfaceLimits.elementCountMax {
            return stop(
                parser, .interfaceTooManyElements, "There are more than \(InterfaceLimits.elementCountMax) elements.")
        }
        if open.count >= InterfaceLimits.depthMax {
            return stop(
                parser, .interfaceTooDeep, "Elements are within each other more than \(InterfaceLimits.depthMax) deep.")
        }
        let element = XMLElement(name, attributes, line: parser.lineNumber)
        open.last?.children.append(element)
        if open.isEmpty { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    private func stop(_ parser: XMLParser, _ code: InterfaceError.Code, _ message: String) {
        problem = InterfaceError(code, "\(file):\(parser.lineNumber): \(message)")
        parser.abortParsing()
    }
}
