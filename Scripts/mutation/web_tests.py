"""Finds the tests of Web/tests that are about a place of a module: by the words that both have in common."""

import ast
import math
import re
from collections import Counter
from pathlib import Path

# Weight of the words around the place, against those of the whole module.
NEAR = 3
# Lines before and after the place.
LINES = 8


class WebTests:
    def __init__(self, web):
        self._modules = {str(path.relative_to(web)): words(path.read_text())
                         for path in web.rglob("*.js") if not {"tests", "styles"} & set(path.relative_to(web).parts)}
        self._tests = {}
        self._files = {}
        for path in sorted((web / "tests").glob("test_*.py")):
            self._files[path.stem] = path.read_text()
            self._tests |= tests_in(path)
        self._rarity = rarity([*self._modules.values(), *self._tests.values()])

    def about(self, module, text, line, count):
        """Returns the names of at most `count` tests, the closest first: those of files that load the module by itself before all."""
        near = words("\n".join(text.splitlines()[max(0, line - 1 - LINES):line + LINES]))
        wanted = {word: self._rarity[word] * (NEAR if word in near else 1) for word in self._modules[module]}
        tests = sorted(self._tests, key=lambda test: (not self._loads(test, module), -self._closeness(test, module, wanted), test))
        return tests[:count]

    def _loads(self, test, module):
        text = self._files[test.split(".")[0]]
        return f"/web/{module}" in text or f'"{module}"' in text

    def _closeness(self, test, module, wanted):
        own = self._tests[test]
        shared = sum(wanted[word] * self._rarity[word] for word in own if word in wanted)
        is_named = any(word.rstrip("s") in re.split(r"s?[_.]|s?$", test.split(".")[0]) for word in Path(module).stem.split("-"))
        return shared / math.sqrt(len(own) + 20) * (2 if is_named else 1)


def tests_in(path):
    """Returns the words of each test of a file: its own, and those of the names of its class and its file."""
    text = path.read_text()
    found = {}
    for group in ast.parse(text).body:
        if isinstance(group, ast.ClassDef):
            for each in group.body:
                if isinstance(each, ast.FunctionDef) and each.name.startswith("test_"):
                    found[f"{path.stem}.{group.name}.{each.name}"] = words(ast.get_source_segment(text, each) + path.stem + group.name)
    return found


def words(text):
    """Returns the words of at least three letters, those within a camelCase name by themselves."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]{3,}", text)}


def rarity(all_words):
    counts = Counter(word for each in all_words for word in each)
    return {word: math.log(len(all_words) / count) for word, count in counts.items()}
