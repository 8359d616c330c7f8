/// The words of `ProblemPage` in the languages of the browser client, whose catalogues the server does not read.
struct ProblemWords {
    var language: String
    var nothingHere: String
    var failed: String
    var nothingAtAddress: String
    var startPage: String

    /// Returns those in the first language of an `Accept-Language` value that there are words in, as browsers order it; else the
    /// English ones.
    static func of(_ languages: String?) -> ProblemWords {
        let looked = String(decoding: (languages ?? "").utf8.prefix(byteCountMax), as: UTF8.self)
        let wanted = looked.split(separator: ",").map { language in
            language.prefix { $0 != ";" && $0 != "-" }.trimmingPrefix { $0.isWhitespace }.lowercased()
        }
        return wanted.lazy.compactMap { name in all.first { $0.language == name } }.first ?? all[0]
    }

    /// Bytes of the value that are looked at.
    private static let byteCountMax = 200

    private static let all = [
        ProblemWords(
            language: "en", nothingHere: "Nothing is here", failed: "This did not work",
            nothingAtAddress: "There is nothing at this address.", startPage: "To the start page"),
        ProblemWords(
            language: "de", nothingHere: "Hier ist nichts", failed: "Das hat nicht geklappt",
            nothingAtAddress: "An dieser Adresse gibt es nichts.", startPage: "Zur Startseite"),
        ProblemWords(
            language: "fr", nothingHere: "Il n’y a rien ici", failed: "Cela n’a pas fonctionné",
            nothingAtAddress: "Il n’y a rien à cette adresse.", startPage: "Vers la page d’accueil"),
        ProblemWords(
            language: "es", nothingHere: "Aquí no hay nada", failed: "No ha funcionado",
            nothingAtAddress: "No hay nada en esta dirección.", startPage: "A la página de inicio"),
        ProblemWords(
            language: "ar", nothingHere: "لا يوجد شيء هنا", failed: "لم ينجح هذا",
            nothingAtAddress: "لا يوجد شيء في هذا العنوان.", startPage: "إلى صفحة البداية"),
    ]
}
