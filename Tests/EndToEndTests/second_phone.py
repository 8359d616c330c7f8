"""What a second client shows of a conversation: transcript, input field and open app, by events and patches as they are described."""

import queue
import time
import uuid

# Limit for one step on a busy computer; a test that passes waits for none of it.
STEP_SECONDS = 30
SCREEN = {
    "compact": [390, 310], "expanded": [390, 640], "environment": {"colorScheme": "light", "displayScale": 2, "locale": "en"}}
TAP = 1


class SharedStream:
    """A stream of several channels, and the name by which they are asked for."""

    def __init__(self, client):
        self.events, self._channels = client.events("get_events"), 0
        self.name = self.events.next(STEP_SECONDS)["data"]["stream"]

    def free_channel(self):
        self._channels += 1
        return self._channels


class Tree:
    """The nodes that an instance shows."""

    def __init__(self):
        self.nodes, self.root, self.revision = {}, None, None

    def apply(self, patch):
        if patch.get("reset"):
            self.nodes, self.revision = {}, None
        if self.revision is not None and patch["revision"] != self.revision + 1:
            raise AssertionError(f"patch {patch['revision']} came after {self.revision}")
        self.revision = patch["revision"]
        for operation in patch["operations"]:
            getattr(self, f"_{operation['op']}")(operation)
        self.root = patch.get("root", self.root)

    def _put(self, operation):
        self.nodes[operation["node"]["id"]] = operation["node"]

    def _frame(self, operation):
        self.nodes[operation["id"]]["frame"] = operation["frame"]

    def _children(self, operation):
        self.nodes[operation["id"]]["children"] = operation["children"]

    def _remove(self, operation):
        for node in operation["ids"]:
            del self.nodes[node]

    def in_order(self, start=None):
        """Yields the nodes from there on, without what is hidden."""
        node = self.nodes.get(self.root if start is None else start)
        if node and not node.get("accessibility", {}).get("hidden"):
            yield node
            for child in node.get("children", ()):
                yield from self.in_order(child)

    def name(self, node):
        """As the description says of `Node`."""
        if label := node.get("accessibility", {}).get("label"):
            return label
        content = node.get("content", {})
        if content.get("kind") == "text":
            return " ".join("".join(run["text"] for run in line["runs"]) for line in content["lines"])
        if content.get("kind") == "textField":
            return content["placeholder"]
        children = [self.nodes[child] for child in node.get("children", ())]
        names = [self.name(child) for child in children if not child.get("accessibility", {}).get("hidden")]
        return " ".join(filter(None, names))

    def named(self, kind, name):
        """The first node of that kind and name that takes input."""
        for node in self.in_order():
            content = node.get("content", {"kind": "group"})
            takes = content["kind"] == kind or kind == "button" and node.get("interactions", 0) & TAP
            if takes and not content.get("isDisabled") and self.name(node) == name:
                return node
        return None


class Phone:
    """stream: one that has told its name; without, the phone opens one of its own."""

    def __init__(self, client, device, conversation, stream=None):
        self.client, self.place = client, {"device": device, "conversation": conversation}
        snapshot = self._ask("get_conversation")
        self.items = self._by_place(snapshot["items"])
        self.apps, self.trees = snapshot["apps"], {}
        self.panel, self.draft = snapshot["state"]["panel"], snapshot["state"]["draft"]
        self._ask("put_conversation_screen", SCREEN)
        self._channel, after = None, snapshot["lastSequence"]
        if stream:
            self._events, self._channel = stream.events, stream.free_channel()
            self._ask("put_conversation_streams_stream_channel", {"after": after}, stream=stream.name, channel=self._channel)
        else:
            self._events = client.events("get_conversation_events", **self.place, after=after)

    def close(self):
        self._events.close()

    # ---- what comes

    def until(self, condition, what):
        """Takes events until the condition gives something; returns that."""
        end = time.monotonic() + STEP_SECONDS
        while not (found := condition()):
            try:
                self._take(self._events.next(end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"{what}: not within {STEP_SECONDS} s; panel {self.panel}, names {self.names()}") from None
        return found

    def _take(self, event):
        if event.get("channel") != self._channel:
            return
        data = event["data"]
        match event["event"]:
            case "state":
                self.panel, self.draft = data["panel"], data["draft"]
            case "entry":
                self.items |= self._by_place(data["items"])
            case "transcript":
                kept = {place: item for place, item in self.items.items() if not data["first"] <= place[0] <= data["last"]}
                self.items = kept | self._by_place(data["items"])
            case "panel":
                self.panel = data
            case "patch":
                self.trees.setdefault(data["instance"], Tree()).apply(data["patch"])
            case "draft":
                self.draft = data
            case "apps":
                self.apps = data

    @staticmethod
    def _by_place(items):
        return {(item["id"], item.get("part", 0)): item for item in items}

    def rows(self):
        """The items from the oldest to the newest; a summary without words shows nothing."""
        items = [self.items[place] for place in sorted(self.items)]
        return [item for item in items if item["kind"] != "summary" or item.get("text")]

    @property
    def tree(self):
        return self.trees.get(self.panel.get("instance"), Tree())

    def names(self):
        return [self.tree.name(node) for node in self.tree.in_order() if node.get("content", {}).get("kind") in ("button", "textField")]

    # ---- what the person does

    def open(self, app):
        found = next(each for each in self.apps if each["name"] == app)
        self._ask("put_conversation_panel", {"app": found["id"]})

    def open_bubble(self, bubble):
        self._ask("put_conversation_selection", {"sequence": bubble["id"]})

    def tap(self, name):
        self._input("tap", self._control("button", name))

    def type(self, name, text):
        """Goes into the field and writes; the app has the text then."""
        field = self._control("textField", name)
        edit = field["content"]["edit"] + 1
        self._input("focus", field, isFocused=True)
        self._input("edit", field, text=text, edit=edit)
        self.until(lambda: self.tree.nodes[field["id"]]["content"]["edit"] >= edit, f"{name} takes {text}")

    def send(self):
        """Sends what stands in the input field, once there is a message in it; returns the numbers of the entries."""
        self.until(lambda: self.draft.get("bubble"), "a message stands in the field")
        receipt = self._ask("post_conversation_entries", {"key": uuid.uuid4().hex, "text": self.draft["text"]})
        self.until(lambda: not self.draft.get("bubble"), "the field is empty")
        return receipt["sequences"]

    def picture(self, bubble):
        return self._ask("get_conversation_pictures_picture", picture=bubble["picture"])

    def _control(self, kind, name):
        return self.until(lambda: self.tree.named(kind, name), f"the {kind} {name} is there")

    def _input(self, kind, node, **more):
        event = {"kind": kind, "node": node["id"], **more}
        self._ask("post_conversation_panel_input", {"instance": self.panel["instance"], "events": [event]})

    def _ask(self, name, body=None, **values):
        return self.client.ask(name, body, **self.place, **values)
