import Testing
import UIKit

/// The table of the words that controls show by themselves.
@Suite(.timeLimit(.minutes(5))) struct `The system's words` {
    @Test(arguments: SystemWords.translations.keys.sorted()) func `are all there in every language`(
        language: String
    ) throws {
        let words = try #require(SystemWords.translations[language])
        #expect(Set(words.keys) == Set(SystemWord.allCases))
        #expect(!words.values.contains(""))
        let phrases = words.filter { $0.value.contains("%@") }.keys
        #expect(Set(phrases) == [.backTo, .noResultsFor, .undoAction, .redoAction])
        let numbered = words.filter { $0.value.contains("%1$@") && $0.value.contains("%2$@") }.keys
        #expect(Set(numbered) == [.pageOf])
        #expect(SystemWords(language: language).language == language)
    }

    @Test func `are chosen by the language, whatever the region and script`() {
        #expect(SystemWords(language: "fr-CA")[.cancel] == "Annuler")
        #expect(SystemWords(language: "ar_EG")[.cancel] == "إلغاء")
        #expect(SystemWords(language: "zh-Hans-CN")[.cancel] == "取消")
        #expect(SystemWords(language: "de")[.backTo, "Gäste"] == "Zurück zu Gäste")
    }

    @Test(arguments: ["sw", "", "$(DEVELOPMENT_LANGUAGE)"]) func `are English in a language without translations`(
        tag: String
    ) {
        #expect(SystemWords(language: tag)[.cancel] == "Cancel")
    }

    @MainActor @Test func `are those of an undo manager's titles`() throws {
        let manager = try #require(UIWindow(frame: .zero).undoManager)
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuTitle(forUndoActionName: "Move") == "Redo Move")
        UITraitCollection(.light, systemWords: SystemWords(language: "de")).performAsCurrent {
            #expect(manager.redoMenuItemTitle == "Wiederholen")
            #expect(manager.undoMenuTitle(forUndoActionName: "Zug") == "Zug widerrufen")
        }
    }
}
