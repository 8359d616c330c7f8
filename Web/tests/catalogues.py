"""The words of the client's code, and the catalogues of them: read as text, so that what no page shows is compared as well."""

import json
import re
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
LANGUAGES = ("ar", "de", "es", "fr")
STRING = r'"((?:[^"\\]|\\.)*)"'
# The keys of errors, by the server's codes.
ERROR = "error "


def sources():
    """Yields the modules whose words are translated."""
    for file in sorted(WEB.rglob("*.js")):
        if file.relative_to(WEB).parts[0] not in ("languages", "tests"):
            yield file.relative_to(WEB), file.read_text()


def phrases():
    """Keys of the code without a count: of calls, of errors that the client makes, and of the pages' titles."""
    found = set()
    for _, text in sources():
        found |= set(re.findall(r"\bphrase(?:Nodes)?\(\s*" + STRING, text))
        found |= set(re.findall(r'RequestError\("\w+", ' + STRING, text))
    for page in WEB.glob("*.html"):
        text = page.read_text()
        if "data-language" not in text:
            found.add(re.search(r"<title>(.*)</title>", text)[1])
    return found - {"Parley"}


def counted():
    """Keys of the code with a count, and the words for one."""
    return {other: one for _, text in sources() for one, other in re.findall(rf"\bphraseCount\(\s*{STRING},\s*{STRING}", text)}


def calls_without_key():
    """Calls whose key is no literal, which nothing here could find."""
    return [f"{file}: {line.strip()}" for file, text in sources() if file.name != "words.js"
            for line in re.sub(r"\(\s+", "(", text).splitlines() if re.search(r'(?<![\w"])phrase(?:Nodes|Count)?\((?!")', line)]


def catalogue(language, part=None):
    """One language's entries by key; texts, or texts by category. Fails on a line of another form, and on a key that comes twice."""
    entries = {}
    for file in sorted((WEB / "languages" / language).glob(f"{part or '*'}.js")):
        head, _, body = file.read_text().partition("export default {\n")
        for line in body.removesuffix("};\n").splitlines():
            key, value = re.fullmatch(rf"  ({STRING}): (.+),", line).group(1, 3)
            key, value = json.loads(key), json.loads(re.sub(r'([{,]) (\w+): "', r'\1 "\2": "', value))
            assert key not in entries, f"{language}: “{key}” comes twice"
            entries[key] = value
    return entries


def placeholders(text):
    return sorted(re.findall(r"\{\w+\}", text))
