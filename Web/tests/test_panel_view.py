"""The container of the open app, by itself: its state, its cards, its keys, over scenes that a test draws."""

from module_page import ModuleTestCase

PANEL = """async () => {
  const { PanelView } = await import("/web/client/panel-view.js");
  Object.assign(globalThis, { calls: [], scenes: [], hasFocus: true });
  const note = (name) => (...words) => { calls.push([name, ...words]); };
  const open = (instance, options) => {
    const scene = { instance, options, isEmpty: true, element: document.createElement("div"), isClosed: false, isDialogOpen: false,
      placeChanged: () => (scene.places = (scene.places ?? 0) + 1), expectRedraw: () => (scene.redraws = (scene.redraws ?? 0) + 1), dismissDialog: () => scene.isDialogOpen };
    scenes.push(scene);
    return scene;
  };
  await (await import("/web/client/late-parts.js")).loadLateParts();
  globalThis.panel = new PanelView({ iconURL: () => undefined }, { open, close: (scene) => scene && (scene.isClosed = true) }, {
    reopen: note("reopen"), get: note("get"), close: note("close"), setStyle: note("setStyle"), resize: async () => {}, places: () => ({ compact: 300, expanded: 700 }),
    onFault: note("fault"), hasFocus: () => hasFocus });
  document.getElementById("place").append(panel.element);
  panel.connect();
  globalThis.paint = (lostFocus = false) => { scenes.at(-1).isEmpty = false; scenes.at(-1).options.onPaint({ isFirst: true, lostFocus }); };
  globalThis.look = () => ({ state: panel.element.dataset.state, style: panel.element.dataset.panelStyle, role: panel.element.role, isHidden: panel.element.inert && panel.element.ariaHidden === "true",
    label: panel.element.ariaLabel, toggle: panel.element.querySelector(".panel-bar button").hidden ? null : panel.element.querySelector(".panel-bar button").ariaLabel });
  globalThis.body = panel.element.querySelector(".panel-body");
  globalThis.isLoading = () => [body.ariaBusy, body.querySelectorAll(".spinner").length];
  globalThis.press = (key, more) => { const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }); body.dispatchEvent(event); return event.defaultPrevented; };
}"""
APP = {"id": "a", "name": "Mussels Party"}


def opened(style="compact", instance=1):
    return {"kind": "open", "app": "a", "style": style, "instance": instance}


FAILED = {"kind": "failed", "app": "a", "style": "compact", "failure": {"code": "app_ended", "message": "The app ended by itself. Its author is told. Try again."}}


class PanelViewTests(ModuleTestCase):
    setup = PANEL

    def update(self, panel, app=APP):
        self.js("([panel, app]) => { globalThis.panel.update(panel, app ?? undefined); }", [panel, app])

    def do(self, script):
        self.js(f"() => {{ {script}; }}")
        return self.js("calls.splice(0)")

    def get(self, script):
        return self.js(script)

    def test_it_is_hidden_until_an_app_is_open(self):
        self.assertEqual(self.get("look()"), {"state": "closed", "style": "compact", "role": "group", "isHidden": True, "label": None, "toggle": "Expand"})
        self.update(opened())
        self.assertEqual(self.get("look()"), {"state": "open", "style": "compact", "role": "group", "isHidden": False, "label": "Mussels Party panel", "toggle": "Expand"})
        self.update(opened("expanded"))
        self.assertEqual(self.get("look()"), {"state": "open", "style": "expanded", "role": "dialog", "isHidden": False, "label": "Mussels Party panel", "toggle": "Collapse"})
        self.assertEqual([self.get("panel.isExpanded"), self.get("scenes.length"), self.get("scenes[0].redraws ?? 0")], [True, 1, 0])
        self.update(opened())
        self.assertEqual([self.get("panel.isExpanded"), self.get("scenes[0].redraws"), self.get("scenes[0].options.hasKeyboard()")], [False, 1, False])

    def test_a_panel_that_closes_keeps_its_picture_and_its_size_for_a_while(self):
        self.update(opened("expanded"))
        self.update({"kind": "closed"})
        self.assertEqual([self.get("look().style"), self.get("look().isHidden"), self.get("panel.isExpanded")], ["expanded", True, False])
        self.pass_time(259)
        self.assertEqual([self.get("scenes[0].isClosed"), self.get("body.childElementCount > 0")], [False, True])
        self.pass_time(1)
        self.assertEqual([self.get("scenes[0].isClosed"), self.get("body.childElementCount")], [True, 0])
        self.update(opened(instance=2))
        self.update({"kind": "closed"})
        self.update(opened(instance=2))
        self.pass_time(1_000)
        self.assertEqual([self.get("scenes.length"), self.get("scenes[1].isClosed")], [2, False])

    def test_another_instance_gets_a_scene_of_its_own(self):
        self.update(opened())
        self.update(opened(instance=2))
        self.assertEqual([self.get("scenes.map(({ isClosed }) => isClosed)"), self.get("body.firstElementChild === scenes[1].element")], [[True, False], True])

    def test_it_loads_until_something_is_painted(self):
        self.update(opened())
        self.assertEqual(self.get("isLoading()"), ["true", 1])
        self.update(opened("expanded"))
        self.assertEqual(self.get("isLoading()"), ["true", 1])
        self.do("paint()")
        self.assertEqual(self.get("isLoading()"), [None, 0])

    def test_the_focus_that_a_patch_took_away_comes_to_the_panel(self):
        self.update(opened())
        self.do("paint()")
        self.assertFalse(self.get("panel.containsFocus"))
        self.do("paint(true)")
        self.assertTrue(self.get("panel.containsFocus && document.activeElement === body"))

    def test_an_app_takes_the_focus_only_from_where_nobody_misses_it(self):
        self.update(opened())
        may = "scenes[0].options.mayTakeFocus()"
        self.assertTrue(self.get(may))
        self.do("hasFocus = false")
        self.assertFalse(self.get(may))
        self.do("body.focus()")
        self.assertTrue(self.get(may))
        self.do("hasFocus = true; const other = document.createElement('button'); document.getElementById('place').append(other); other.focus()")
        self.assertFalse(self.get(may))

    def test_a_failure_is_told_with_a_way_back(self):
        self.update(opened())
        self.update(FAILED)
        self.assertEqual(self.get("[body.querySelector('.failure-title').textContent, body.querySelector('.failure-words').textContent, look().toggle, scenes[0].isClosed, isLoading()]"),
                         ["The app ended by itself.", "Its author is told. Try again.", None, True, [None, 0]])
        self.assertTrue(self.get("document.activeElement.textContent === 'Reopen'"))
        self.assertEqual(self.do("document.activeElement.click()"), [["reopen", "a"]])
        self.update({**FAILED, "failure": {"code": "app_ended", "message": "The app ended."}})
        self.assertEqual(self.get("[body.querySelector('.failure-title').textContent, body.querySelector('.failure-words')]"), ["The app ended.", None])
        self.update(opened(instance=2))
        self.assertEqual(self.get("body.querySelectorAll('.failure').length"), 0)

    def test_a_card_takes_no_focus_from_somebody_else(self):
        self.do("const other = document.createElement('button'); document.getElementById('place').append(other); other.focus()")
        self.update(FAILED)
        self.assertFalse(self.get("panel.containsFocus"))
        self.do("panel.focus()")
        self.assertEqual(self.get("document.activeElement.textContent"), "Reopen")

    def test_an_app_that_the_device_has_not_is_offered_by_its_own_name(self):
        self.update({"kind": "offered", "app": "b", "name": "Snippets"}, None)
        self.assertEqual(self.get("[look().state, look().label, look().toggle, scenes.length]"), ["offered", "Snippets panel", None, 0])
        self.update(opened(), None)
        self.assertEqual(self.get("look().label"), "App panel")

    def test_escape_makes_it_smaller_and_then_closes_it(self):
        self.update(opened("expanded"))
        self.assertEqual([self.get("press('Escape')"), self.get("calls.splice(0)")], [True, [["setStyle", "compact"]]])
        self.update(opened())
        self.assertEqual([self.get("press('Escape')"), self.get("calls.splice(0)")], [True, [["close"]]])
        self.assertEqual([self.get("press('a')"), self.get("press('Escape', { isComposing: true })")], [False, False])
        self.do("body.addEventListener('keydown', (event) => event.preventDefault()); press('Escape')")
        self.assertEqual(self.get("calls"), [])

    def test_its_buttons_change_the_style_and_close(self):
        self.update(opened())
        click = "for (const each of panel.element.querySelectorAll('.panel-bar button')) each.click()"
        self.assertEqual(self.do(click), [["setStyle", "expanded"], ["close"]])
        self.update(opened("expanded"))
        self.assertEqual(self.do(click), [["setStyle", "compact"], ["close"]])

    def test_back_closes_a_dialog_of_the_app_before_the_panel(self):
        self.update(opened())
        self.do("scenes[0].isDialogOpen = true")
        self.assertEqual([self.get("panel.back()"), self.get("calls.splice(0)")], [True, []])
        self.do("scenes[0].isDialogOpen = false")
        self.assertEqual([self.get("panel.back()"), self.get("calls.splice(0)")], [False, [["close"]]])

    def test_a_drag_up_enlarges_only_an_open_app_and_down_makes_smaller_or_closes(self):
        drag = """const bar = panel.element.querySelector('.panel-bar'); bar.setPointerCapture = () => {};
          for (const [name, clientY] of [["pointerdown", 300], ["pointermove", 300 + way], ["pointerup", 300 + way]]) bar.dispatchEvent(new PointerEvent(name, { clientY, isPrimary: true, button: 0, pointerId: 1 }));"""
        results = []
        for panel, way in ((opened(), -50), (opened(), 50), (opened("expanded"), 50), (FAILED, -50), (FAILED, 50)):
            self.update(panel)
            results.append(self.do(f"const way = {way}; {drag}"))
        self.assertEqual(results, [[["setStyle", "expanded"]], [["close"]], [["setStyle", "compact"]], [], [["close"]]])

    def test_a_lost_connection_is_told_while_it_lasts(self):
        self.do("panel.showConnection(true)")
        words = "[panel.element.classList.contains('is-cut-off'), panel.element.querySelector('.panel-connection').textContent]"
        self.assertEqual(self.get(words), [True, "No connection"])
        self.do("panel.showConnection(false)")
        self.assertEqual(self.get(words), [False, ""])

    def test_one_that_is_disconnected_closes_its_scene(self):
        self.update(opened())
        self.do("panel.disconnect()")
        self.assertTrue(self.get("scenes[0].isClosed"))
