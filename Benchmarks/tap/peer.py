"""A counter in NiceGUI, which the benchmark of taps measures beside Parley's: `python peer.py PORT`."""

import sys

from nicegui import ui


@ui.page("/")
def counter():
    count = {"number": 0}

    def tap():
        count["number"] += 1
        label.set_text(f"Count: {count['number']}")

    label = ui.label("Count: 0").classes("count")
    ui.button("Count one", on_click=tap)


ui.run(host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False, show_welcome_message=False)
