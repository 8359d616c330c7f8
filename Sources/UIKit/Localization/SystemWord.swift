/// A word or phrase of the system's own controls, shown or read by assistive technology. `%@` in a translation stands
/// for a name; `%1$@` and `%2$@` stand for numbers.
package enum SystemWord: CaseIterable, Hashable, Sendable {
    // Buttons of dialogs, bars and lists.
    case cancel, ok, done, edit, delete, move, rename, paste, share, back
    /// Accessibility label of a back button, with the title of the previous page.
    case backTo

    // Search.
    case search, noResults
    /// Title of a search without results, with the search text.
    case noResultsFor
    case checkSpelling

    // Parts of controls.
    case increment, decrement, date, time, sheetGrabber

    // States of controls.
    case expand, collapse, expanded, collapsed, mixed

    // Actions for assistive technology.
    case activate, dismiss, mainAction, showMenu, action

    // Further buttons of bars.
    case save, add, compose, reply, organize, bookmarks, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close
    /// Commands of a menu, with the name of what is taken back or done again.
    case undoAction, redoAction

    // Tabs.
    case more, favorites, featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed

    // Names of controls.
    case moreInfo, clearText, picker, tabBar, inProgress
    /// The name of a page control, with the number of the page and how many there are.
    case pageOf

    // Pickers of pictures and files.
    case photos, choosingPictures, choosingFiles, givingFiles

    // Commands of editing.
    case cut, copy, select, selectAll

    // Addresses of pages.
    case open, opensNewTab, badAddress

    // Purchases.
    case buy, nothingCharged, restorePurchases, storeUnavailable, nothingToBuy

    // Maps.
    case map, showMyLocation, zoomIn, zoomOut, noLookAround

    // Tools to draw with.
    case pen, marker, pencil, eraser, color

    // Names of files that have none of their own.
    case imageName, textName, untitled
}
