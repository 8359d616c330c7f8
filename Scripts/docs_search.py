"""Gives the documents' site a search of all its words, which needs no network: a file with the text of every section and symbol,
Debian's copy of the library lunr, and the field of docs/search in the head of each page.
"""

import json
import shutil
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "docs" / "search"
LUNR = Path("/usr/share/javascript/lunr/lunr.min.js")
# Longest text of one entry, in characters: a table of docs/coverage.md has most.
LONGEST = 100_000
BLOCKS = {"paragraph", "heading", "codeListing", "row"}
# A page of DocC shows the template of this name above everything else.
# Source: Swift-DocC, "Adding custom templates", header.html.
HEAD = (
    '<script src="{base}search/search.js" defer></script><template id="custom-header"><link rel="stylesheet"'
    ' href="{base}search/search.css"><parley-search data-base="{base}"></parley-search></template>')


def text(node, references) -> str:
    """Returns the words of a part of a page, blocks with a space between them."""
    if isinstance(node, list):
        return "".join(text(each, references) for each in node)
    match node.get("type"):
        case "text":
            return node["text"]
        case "codeVoice":
            return node["code"]
        case "codeListing":
            return "\n".join(node["code"]) + " "
        case "reference":
            return node.get("overridingTitle") or references.get(node["identifier"], {}).get("title", "")
    inside = [node[key] for key in ("inlineContent", "content", "items", "rows") if key in node]
    return text(inside, references) + (" " if node.get("type") in BLOCKS else "")


def sections(page) -> list[tuple[str, str, str]]:
    """Returns the anchor, the heading and the text of each section of a page; the first has none of the two."""
    references = page.get("references", {})
    found = [("", "", text(page.get("abstract", []), references) + " ")]
    for part in page.get("primaryContentSections", []):
        for node in part.get("content", []):
            if node.get("type") == "heading" and node["anchor"] != "overview":
                found.append((node["anchor"], node["text"], ""))
            else:
                anchor, heading, before = found[-1]
                found[-1] = (anchor, heading, before + text(node, references))
    return [(anchor, heading, " ".join(words.split())[:LONGEST]) for anchor, heading, words in found]


def entries(file: Path, site: Path) -> list[dict[str, str]]:
    """Returns what is found of one page: an entry a section of an article, and one for a symbol."""
    page = json.loads(file.read_text())
    address = file.relative_to(site / "data").with_suffix("").as_posix() + "/"
    metadata = page["metadata"]
    module = next((each["name"] for each in metadata.get("modules", [])), "")
    entry = {"title": metadata.get("title", ""), "kind": " · ".join(filter(None, (module, metadata.get("roleHeading"))))}
    found = sections(page)
    if page["kind"] == "symbol":
        found = [("", "", " ".join(words for _, _, words in found).strip())]
    return [
        {**entry, "address": address + (f"#{anchor}" if anchor else ""), "heading": heading, "text": words}
        for anchor, heading, words in found]


def add(site: Path, base: str):
    """Adds the search to a finished site.

    base: the path below which the site is served, with a slash at its end.
    """
    if not LUNR.is_file():
        sys.exit("make-docs: there is no lunr; `Scripts/setup docs` installs Debian's libjs-lunr")
    folder = site / "search"
    folder.mkdir()
    for file in (LUNR, SOURCES / "search.js", SOURCES / "search.css"):
        shutil.copy(file, folder)
    files = sorted((site / "data").rglob("*.json"))
    found = [entry for file in files for entry in entries(file, site)]
    (folder / "entries.json").write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False))
    for page in (site / "documentation").rglob("index.html"):
        page.write_text(page.read_text().replace("</head>", HEAD.format(base=base) + "</head>", 1))
