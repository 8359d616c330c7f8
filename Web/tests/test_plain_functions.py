"""Functions of the painter and the client that need no page: values of apps, timings, gradients, words, zooms."""

from module_page import ModuleTestCase


class FunctionTestCase(ModuleTestCase):
    module = ""

    def call(self, function, *arguments):
        return self.js("async ([module, name, words]) => { const value = (await import(module))[name](...words); return value === undefined ? null : value; }",
                       [f"/web/{self.module}", function, list(arguments)])

    def results(self, function, *cases):
        """Calls the function with each case's arguments, all but its last, which is what is to be returned."""
        for *arguments, expected in cases:
            with self.subTest(function=function, arguments=arguments):
                self.assertEqual(self.call(function, *arguments), expected)


class ValueTests(FunctionTestCase):
    module = "painter/values.js"

    def test_what_is_no_number_counts_as_absent(self):
        self.results("finite", (1.5, 1.5), ("1", 0), (None, 7, 7), (float("inf"), 3, 3), (0, 5, 0))
        self.results("pixels", (2.5, "2.5px"), ("2", "0px"), (None, 17, "17px"))

    def test_a_colour_has_eight_digits(self):
        self.results("colour", ("#0a0B0cff", "#0a0B0cff"), ("#0a0b0c", "transparent"), ("red", "", ""), (12, "transparent"), ("x#00000000", "transparent"))

    def test_paths_words_and_names_of_pictures_are_plain(self):
        self.results("pathData", ("M0 0 L1.5,2e-3 Z", "M0 0 L1.5,2e-3 Z"), ("M0 0 url(x)", ""), (4, ""))
        self.results("words", ("a", "a"), (4, ""), (None, ""))
        self.results("assetName", ("abc123", "abc123"), ("a" * 64, "a" * 64), ("a" * 65, ""), ("../a", ""), ("", ""), (3, ""))
        self.results("choice", ("a", {"a": 1}, 9, 1), ("toString", {"a": 1}, 9, 9), (3, {"3": 1}, 9, 9))

    def test_a_frame_has_four_numbers_and_no_negative_side(self):
        self.results("rectangle", ([1, -2, 3, 4], [1, -2, 3, 4]), ([1, 2, -3, -4], [1, 2, 0, 0]), ("frame", [0, 0, 0, 0]), ([None, "1", 2], [0, 0, 2, 0]))

    def test_a_font_has_a_plain_family_and_a_weight_that_there_is(self):
        script = """async (font) => {
          const { applyFont } = await import("/web/painter/values.js");
          const style = {};
          applyFont(style, font);
          return [style.fontFamily.split(",")[0], style.fontSize, style.fontWeight, style.fontStyle, style.fontVariantNumeric];
        }"""
        for font, expected in [
            ({}, ['"Inter"', "17px", "400", "normal", "normal"]),
            ({"family": "Quicksand", "size": 12, "weight": 1000, "italic": True, "monospacedDigits": True}, ['"Quicksand"', "12px", "900", "italic", "tabular-nums"]),
            ({"family": 'x", url(y)', "weight": 50, "italic": "yes"}, ['"Inter"', "17px", "100", "normal", "normal"]),
        ]:
            with self.subTest(font=font):
                self.assertEqual(self.js(script, font), expected)


class TimingTests(FunctionTestCase):
    module = "painter/motion/timing.js"

    def test_a_motion_without_duration_is_none(self):
        self.results("optionsOf", (None, None), ({"duration": 0}, None), ({"duration": -1}, None), ({"duration": "1"}, None))

    def test_a_timing_becomes_that_of_the_browser(self):
        usual = {"duration": 500, "delay": 0, "easing": "linear", "iterations": 1, "direction": "normal", "fill": "backwards"}
        self.results(
            "optionsOf", ({"duration": 0.5}, usual), ({"duration": 0.5, "delay": -1, "repeatCount": 0.5}, usual),
            ({"duration": 0.5, "delay": 0.25, "repeatCount": 3, "autoreverses": True}, {**usual, "delay": 250, "iterations": 3, "direction": "alternate"}),
            ({"duration": 0.5, "bezier": [-1, 2, 1.5, -2]}, {**usual, "easing": "cubic-bezier(0, 2, 1, -2)"}),
            ({"duration": 0.5, "bezier": [0.25, 0, 0.75, 1]}, {**usual, "easing": "cubic-bezier(0.25, 0, 0.75, 1)"}),
            ({"duration": 0.5, "bezier": [0, 0, 1]}, usual), ({"duration": 0.5, "bezier": [0, 0, 1, "1"]}, usual),
            ({"duration": 0.5, "samples": [0, 1]}, {**usual, "easing": "linear(0, 1)"}), ({"duration": 0.5, "samples": [1]}, usual),
            ({"duration": 0.5, "samples": [0] * 201}, usual), ({"duration": 0.5, "samples": [0] * 200}, {**usual, "easing": f"linear({', '.join(['0'] * 200)})"}),
            ({"duration": 0.5, "samples": "0, 1"}, usual))
        self.assertEqual(self.js("async () => (await import('/web/painter/motion/timing.js')).optionsOf({ duration: 1, repeatCount: 0 }).iterations === Infinity"), True)


class GradientTests(FunctionTestCase):
    module = "painter/gradients.js"
    stops = [{"location": 0, "color": "#ff0000ff"}, {"location": 1, "color": "#0000ffff"}]
    size = {"width": 200, "height": 100}

    def css(self, kind, origin=None, stops=None, **paint):
        return self.call("cssGradient", {"kind": kind, "stops": self.stops if stops is None else stops, **paint}, self.size, *([origin] if origin else []))

    def test_only_three_kinds_are_gradients(self):
        self.results("isGradient", ({"kind": "linearGradient"}, True), ({"kind": "radialGradient"}, True), ({"kind": "angularGradient"}, True), ({"kind": "color"}, False), (None, False))
        self.results("cssGradient", ({"kind": "color"}, self.size, "none"), (None, self.size, "none"))
        self.results("svgGradient", ({"kind": "angularGradient"}, self.size, None), (None, self.size, None))

    def test_a_linear_one_runs_from_its_start_to_its_end(self):
        across = {"startX": 0, "startY": 0.5, "endX": 1, "endY": 0.5}
        self.assertEqual(self.css("linearGradient", **across), "linear-gradient(1.5707963267948966rad, #ff0000ff 0px, #0000ffff 200px)")
        inner = {"startX": 0.5, "startY": 0.25, "endX": 0.5, "endY": 0.75}
        self.assertEqual(self.css("linearGradient", **inner), "linear-gradient(3.141592653589793rad, #ff0000ff 25px, #0000ffff 75px)")
        back = {"startX": 0.75, "startY": 0.5, "endX": 0.25, "endY": 0.5}
        self.assertEqual(self.css("linearGradient", **back), "linear-gradient(-1.5707963267948966rad, #ff0000ff 50px, #0000ffff 150px)")

    def test_one_without_length_has_its_last_colour(self):
        last = "linear-gradient(#0000ffff, #0000ffff)"
        self.assertEqual([self.css("linearGradient", startX=0.5, endX=0.5), self.css("radialGradient")], [last, last])
        self.assertEqual(self.css("linearGradient", stops=[]), "linear-gradient(transparent, transparent)")

    def test_a_radial_one_is_measured_in_points_or_as_its_frame(self):
        paint = {"centerX": 0.5, "centerY": 0.25, "startRadius": 10, "endRadius": 40}
        self.assertEqual(self.css("radialGradient", **paint), "radial-gradient(circle 40px at 100px 25px, #ff0000ff 25%, #0000ffff 100%)")
        self.assertEqual(self.css("radialGradient", **{**paint, "startRadius": 90}), "radial-gradient(circle 40px at 100px 25px, #ff0000ff 100%, #0000ffff 100%)")
        self.assertEqual(self.css("radialGradient", centerX=0, endRadius=0.5, isElliptical=True), "radial-gradient(100px 50px at 0px 0px, #ff0000ff 0%, #0000ffff 100%)")

    def test_an_angular_one_begins_at_the_right_and_its_last_colour_fills_the_rest(self):
        self.assertEqual(self.css("angularGradient", {"x": 10, "y": 20}, centerX=0.5, centerY=0.5, startAngle=30, endAngle=120),
                         "conic-gradient(from 120deg at 90px 30px, #ff0000ff 0deg, #0000ffff 90deg)")
        self.assertEqual(self.css("angularGradient", startAngle=90, endAngle=90), "conic-gradient(from 180deg at 0px 0px, #ff0000ff 0deg, #0000ffff 0.0001deg)")

    def test_one_stop_is_a_plain_colour(self):
        self.assertEqual(self.css("angularGradient", stops=self.stops[:1], endAngle=360), "conic-gradient(from 90deg at 0px 0px, #ff0000ff, #ff0000ff)")
        self.assertEqual(self.css("angularGradient", stops=[], endAngle=360), "conic-gradient(from 90deg at 0px 0px, transparent, transparent)")

    def test_between_colours_of_different_opacity_there_are_steps(self):
        stops = [{"location": 0, "color": "#ff000000"}, {"location": 0.8, "color": "#0000ffff"}, {"location": 1, "color": "#00ff00ff"}]
        listed = self.css("linearGradient", stops=stops, startX=0, startY=0, endX=1, endY=0).split("rad, ")[1].removesuffix(")").split(", ")
        self.assertEqual(len(listed), 3 + 7)
        self.assertEqual([listed[0], listed[1], listed[4], listed[8], listed[9]], ["#ff000000 0px", "#df002020 20px", "#80008080 80px", "#0000ffff 160px", "#00ff00ff 200px"])

    def test_a_colour_that_is_none_is_transparent(self):
        listed = self.css("linearGradient", stops=[{"color": "red"}, {"location": 1, "color": "#000000ff"}], endX=1)
        self.assertTrue(listed.startswith("linear-gradient(1.5707963267948966rad, transparent 0px, #00000020 25px"), listed)

    def test_in_svg_it_has_its_stops_and_its_place(self):
        script = """async ([paint, size]) => {
          const { svgGradient } = await import("/web/painter/gradients.js");
          const made = svgGradient(paint, size);
          const all = (element) => Object.fromEntries([...element.attributes].filter(({ name }) => name !== "id").map(({ name, value }) => [name, value]));
          return [made.localName, all(made), [...made.children].map(all), made.id !== svgGradient(paint, size).id];
        }"""
        stops = [{"offset": "0", "stop-color": "#ff0000ff"}, {"offset": "1", "stop-color": "#0000ffff"}]
        linear = {"kind": "linearGradient", "stops": self.stops, "startX": 0.25, "startY": 0.5, "endX": 1, "endY": 0.75}
        self.assertEqual(self.js(script, [linear, self.size]), ["linearGradient", {"gradientUnits": "userSpaceOnUse", "x1": "50", "y1": "50", "x2": "200", "y2": "75"}, stops, True])
        radial = {"kind": "radialGradient", "stops": self.stops, "centerX": 0.5, "centerY": 0.25, "startRadius": 50, "endRadius": 40}
        place = {"gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "fr": "40", "r": "40", "gradientTransform": "translate(100 25)"}
        self.assertEqual(self.js(script, [radial, self.size]), ["radialGradient", place, stops, True])
        stretched = {**radial, "isElliptical": True, "startRadius": -1, "endRadius": 1}
        self.assertEqual(self.js(script, [stretched, self.size])[1], {**place, "fr": "0", "r": "1", "gradientTransform": "translate(100 25) scale(200 100)"})


class FilterTests(FunctionTestCase):
    def kinds(self, filters):
        """The kinds of the SVG filter's parts; None where there is none."""
        return self.js("""async (filters) => {
          const { filtersOf } = await import("/web/painter/filters.js");
          const { definition } = filtersOf(filters);
          return definition ? [...definition.children].map((each) => `${each.localName} ${each.getAttribute("type") ?? ""}`.trim()) : null;
        }""", filters)

    def test_only_a_matrix_of_twenty_numbers_changes_colours(self):
        part = ["feOffset", "feComponentTransfer", "feColorMatrix matrix", "feComposite"]
        for matrix, expected in [([1] * 20, part), ([1] * 19, None), ([1] * 21, None), ([1] * 19 + ["1"], None), ("1" * 20, None), (None, None)]:
            with self.subTest(matrix=matrix):
                self.assertEqual(self.kinds({"matrix": matrix}), expected)

    def test_a_colour_that_multiplies_and_an_alpha_of_luminance_come_before(self):
        self.assertEqual(self.kinds({"multiply": "#ff8000ff", "isLuminanceAlpha": True}), ["feColorMatrix matrix", "feColorMatrix luminanceToAlpha"])
        self.assertIsNone(self.kinds({"multiply": "orange", "isLuminanceAlpha": "yes"}))
        self.assertIsNone(self.kinds({}))


class WordTests(FunctionTestCase):
    module = "client/files/file-words.js"
    wish = {"source": "photos", "mediaTypes": [], "extensions": [], "countMax": 1}

    def title(self, **wish):
        return self.call("titleOf", {"name": "Album", "wish": {**self.wish, **wish}})

    def test_a_request_names_what_is_asked_for(self):
        self.assertEqual(self.title(), "Album asks for a picture or video")
        self.assertEqual(self.title(countMax=3), "Album asks for pictures and videos")
        self.assertEqual(self.title(mediaTypes=["image/png", "image/jpeg"]), "Album asks for a picture")
        self.assertEqual(self.title(mediaTypes=["image/png", "video/mp4"]), "Album asks for a picture or video")
        self.assertEqual(self.title(mediaTypes=["video/mp4"], countMax=2), "Album asks for videos")
        self.assertEqual(self.title(source="files"), "Album asks for a file")
        self.assertEqual(self.title(source="files", countMax=2), "Album asks for files")
        self.assertEqual(self.call("titleOf", {"name": "Album", "offer": {"files": [1]}}), "Album has a file for you")
        self.assertEqual(self.call("titleOf", {"name": "Album", "offer": {"files": [1, 2]}}), "Album has 2 files for you")

    def test_it_is_explained_how_many_which_kinds_and_what_the_app_gets(self):
        copies = "The app gets copies of what you choose, and sees nothing else of yours."
        clean = f"{copies} Place, time and camera are taken out of them."
        endings = [f"e{number}" for number in range(9)]
        first = ", ".join(f".{ending}" for ending in endings[:8])
        self.results(
            "explanationOf", (self.wish, clean), ({**self.wish, "countMax": 4, "extensions": ["txt"]}, f"Up to 4 at once. {clean}"),
            ({**self.wish, "source": "files"}, copies), ({**self.wish, "source": "files", "extensions": ["txt", "md"]}, f"Kinds: .txt, .md. {copies}"),
            ({**self.wish, "source": "files", "extensions": endings[:8]}, f"Kinds: {first}. {copies}"),
            ({**self.wish, "source": "files", "extensions": endings}, f"Kinds: {first} and others. {copies}"))

    def test_an_input_accepts_kinds_and_endings(self):
        self.assertEqual(self.call("acceptOf", {"mediaTypes": ["image/png"], "extensions": ["txt"]}), "image/png,.txt")


class SizeTests(FunctionTestCase):
    module = "client/files/size-words.js"

    def test_sizes_have_two_digits_at_least(self):
        self.results("sizeWords", (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 KB"), (9_949, "9.9 KB"), (10_000, "10 KB"), (999_000, "999 KB"),
                     (1_000_000, "1.0 MB"), (1_400_000, "1.4 MB"), (2_000_000_000, "2.0 GB"), (5_000_000_000_000, "5,000 GB"))


class ZoomTests(FunctionTestCase):
    def zoom(self, steps, stage=(400, 600), content=(400, 300)):
        return self.js("""async ([stage, content, steps]) => {
          const { Zoom } = await import("/web/client/viewer/zoom.js");
          const zoom = new Zoom(() => ({ stage, content }));
          for (const [name, ...words] of steps) zoom[name](...words);
          return [zoom.scale, zoom.x, zoom.y, zoom.isZoomed];
        }""", [stage, content, steps])

    def test_it_enlarges_about_a_point_up_to_eight_times(self):
        self.assertEqual(self.zoom([]), [1, 0, 0, False])
        self.assertEqual(self.zoom([["to", 4, 100, 50]]), [4, -300, -150, True])
        self.assertEqual(self.zoom([["to", 4, 100, 50], ["to", 2, 0, 0]]), [2, -150, 0, True])
        self.assertEqual(self.zoom([["to", 9, 0, 0]]), [8, 0, 0, True])
        self.assertEqual(self.zoom([["to", 0.5, 10, 10]]), [1, 0, 0, False])
        self.assertEqual(self.zoom([["to", 1.001]])[3], False)
        self.assertEqual(self.zoom([["to", 4, 100, 50], ["reset"]]), [1, 0, 0, False])

    def test_it_is_moved_as_far_as_the_picture_goes(self):
        self.assertEqual(self.zoom([["to", 4], ["move", 10_000, 10_000]]), [4, 600, 300, True])
        self.assertEqual(self.zoom([["to", 4], ["move", -10_000, -10_000]]), [4, -600, -300, True])
        self.assertEqual(self.zoom([["to", 4], ["move", 10, -20], ["move", 1, 2]]), [4, 11, -18, True])
        # Not along a side on which all of it is seen.
        self.assertEqual(self.zoom([["to", 2], ["move", 50, 50]]), [2, 50, 0, True])

    def test_a_picture_fits_its_stage(self):
        self.module = "client/viewer/zoom.js"
        self.results("fittingSize", ([400, 100], [200, 200], [200, 50]), ([100, 400], [200, 200], [50, 200]), ([10, 10], [200, 300], [200, 200]),
                     ([0, 10], [200, 300], [200, 300]), ([10, 0], [200, 300], [200, 300]))


class ListTests(FunctionTestCase):
    def test_conversations_stand_by_their_last_change_and_then_by_their_names(self):
        result = self.js("""async () => {
          const { ConversationList } = await import("/web/people/conversation-list.js");
          const list = new ConversationList();
          const before = [list.isKnown, list.get("a"), list.get(undefined)];
          const ids = () => list.all.map(({ id }) => id).join("");
          const of = (id, changedAt) => ({ id, changedAt });
          list.put(of("x", 1));
          list.replace([of("b", 5), of("a", 5), of("c", 9)]);
          const found = [ids()];
          list.put(of("b", 10));
          found.push(ids(), list.get("b").changedAt);
          list.remove("b");
          list.remove("z");
          found.push(ids(), list.get("b") === undefined, list.isKnown);
          return [before, found];
        }""")
        self.assertEqual(result, [[False, None, None], ["cab", "bca", 10, "ca", True, True]])


class TypingTests(ModuleTestCase):
    setup = """async () => {
      const { TypingHints } = await import("/web/client/typing-hints.js");
      Object.assign(globalThis, { reports: 0, writing: [] });
      globalThis.hints = new TypingHints(() => { reports += 1; return Promise.reject(new Error("lost")); }, (people) => writing.push(people));
    }"""

    def test_it_is_told_every_three_seconds_and_anew_after_a_text(self):
        for script, milliseconds, count in [("hints.typed()", 0, 1), ("hints.typed()", 2_999, 1), ("hints.typed()", 1, 1), ("hints.typed()", 0, 2), ("hints.sent(); hints.typed()", 0, 3)]:
            self.js(f"() => {{ {script} }}")
            self.assertEqual(self.js("reports"), count)
            if milliseconds:
                self.pass_time(milliseconds)

    def test_somebody_writes_for_six_seconds_after_each_hint(self):
        self.js("() => { hints.take('john'); hints.take('maya') }")
        self.pass_time(5_999)
        self.js("() => { hints.take('john'); hints.forget('kate') }")
        self.pass_time(1)
        self.assertEqual(self.js("writing.splice(0)"), [["john"], ["john", "maya"], ["john", "maya"], ["john"]])
        self.pass_time(5_998)
        self.assertEqual(self.js("writing"), [])
        self.pass_time(1)
        self.assertEqual(self.js("writing.splice(0)"), [[]])
        self.js("() => { hints.take('john'); hints.forget('john'); hints.forget('john') }")
        self.pass_time(6_000)
        self.assertEqual(self.js("writing.splice(0)"), [["john"], []])
        self.js("() => { hints.take('john'); hints.disconnect() }")
        self.pass_time(6_000)
        self.assertEqual(self.js("writing"), [["john"]])
