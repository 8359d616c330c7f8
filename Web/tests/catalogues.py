"""The words of the client's code, and the catalogues of them: read as text, so that what no page shows is compared as well."""

import json
import re
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
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


# A value within a text of Swift, which may have texts and calls within.
VALUE = r'\\\((?:[^()"]|"[^"]*"|\((?:[^()]|\([^()]*\))*\))*\)'
SERVER_FILES = ("Sources/Transcript/*.swift", "Sources/DeviceHost/AppViolation.swift", "Server/Sources/ChatServer/Apps/PanelFailure+End.swift")
# Files whose errors have sentences of their own, since one code stands for several of them.
ERROR_FILES = ("Server/Sources/ChatServer/Passkeys/*.swift", "Server/Sources/ChatStore/Accounts/ChatDatabase+Passkeys.swift")
# No sentence: what stands in one for the name of an app that has none.
NAMES = {"The app"}


def said_by_server():
    """Patterns of the sentences that the server says within conversations: texts with words, in which values may be anything."""
    found = errors_in_words()
    for file in (file for pattern in SERVER_FILES for file in ROOT.glob(pattern)):
        code = re.sub(r"^\s*//.*", "", file.read_text(), flags=re.M)
        for text in re.findall(rf'"((?:{VALUE}|[^"\\\n])*)"', code):
            parts = re.split(VALUE, text)
            if " " in "".join(parts).strip() and text not in NAMES:
                found.append(".+".join(map(re.escape, parts)))
    return found


def errors_in_words():
    """Patterns of the sentences of errors that say more than their code's words; one with a value has the code's."""
    found = set()
    for file in (file for pattern in ERROR_FILES for file in ROOT.glob(pattern)):
        for text in re.findall(r'Error\(\s*\.\w+,\s*"([^"\n]*)"', file.read_text()):
            if "\\(" not in text:
                found.add(re.escape(text))
    return sorted(found)


def error_codes():
    """Codes of the table of errors in the description of the protocol."""
    table = (ROOT / "docs" / "protocol.md").read_text().partition("### Errors")[2].partition("###")[0]
    return {code for line in table.splitlines() if re.match(r"\| \d", line) for code in re.findall(r"`(\w+)`", line)}


def worker_words(language):
    """Words that the service worker has itself, by their key."""
    line = re.search(rf"^  {language}: \[({STRING}),.*?\]\]\],$", (WEB / "service-worker.js").read_text(), re.M | re.S)
    return {"New messages": line[2], **dict(re.findall(rf"\[{STRING}, {STRING}\]", line[0].partition("`,")[2]))}
