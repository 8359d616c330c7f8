/**
 * Marks the document while a finger or mouse moves the focus, until the Tab key does: browsers find the focus of a text field worth a ring
 * in either case (`:focus-visible`), and a phone's own fields have none. Other keys tell nothing, since on-screen keyboards send them too.
 */
const mark = (isPointed) => document.documentElement.toggleAttribute("data-pointed", isPointed);

addEventListener("pointerdown", () => mark(true), true);
addEventListener("keydown", ({ key }) => key === "Tab" && mark(false), true);
