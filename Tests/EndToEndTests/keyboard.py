"""A person who has no pointer: presses keys alone, and always sees where the focus is."""

from playwright.sync_api import expect

# Presses of Tab until a control must have been reached.
TABS_MAX = 60
# Returns what has the focus, and what is wrong: it must be on a control in sight with a ring, or within a frame or bubble with one.
LOOK = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return ["", "nothing has the focus"];
  const name = `${active.tagName} “${active.ariaLabel || active.textContent.slice(0, 40) || active.id}”`;
  const box = active.getBoundingClientRect();
  if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) return [name, "is out of sight"];
  const probe = document.body.appendChild(document.createElement("i"));
  const inks = ["--focus", "--accent"].map((ink) => {
    probe.style.color = `var(${ink})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const isRing = (css) => (css.outlineStyle !== "none" && parseFloat(css.outlineWidth) > 0 && inks.includes(css.outlineColor))
    || inks.some((ink) => css.boxShadow.includes(ink));
  const around = [active, ...active.querySelectorAll(":scope > *, :scope > * > *")];
  for (let each = active.parentElement; each; each = each.parentElement) around.push(each);
  const isSeen = around.some((each) => [null, "::after", "::before"].some((part) => isRing(getComputedStyle(each, part))));
  return [name, isSeen ? "" : "has no ring"];
}"""
IS_FOCUSED = "element => element === document.activeElement"


class Keyboard:
    def __init__(self, test, page):
        self.test = test
        self.page = page
        # Names of the controls that had the focus.
        self.trail = []

    def look(self):
        """After a frame: what a page does with the focus, it has done by then."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        name, problem = self.page.evaluate(LOOK)
        self.trail.append(name)
        self.test.assertEqual(problem, "", f"after {self.trail[-16:]}")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, words):
        self.page.keyboard.type(words)
        self.look()

    def tab_to(self, control, key="Tab"):
        """Never past the end of the page, where the focus goes to the browser: `Shift+Tab` leads back."""
        expect(control).to_be_visible()
        expect(control).to_be_enabled()
        for _ in range(TABS_MAX):
            if control.evaluate(IS_FOCUSED):
                return
            self.press(key)
            self.look()
        self.test.fail(f"Tab does not reach {control}")

    def press_on(self, control, key="Enter"):
        self.tab_to(control)
        self.press(key)
