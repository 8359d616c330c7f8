// Searches the words of all pages of the site: the element <parley-search>, which Scripts/make-docs puts into the head of each.
// The texts and the library (lunr) are fetched when somebody begins to search, from the site itself.

(() => {
  const RESULTS_MAX = 12;
  const LENGTH_MAX = 100;
  const BEFORE = 50;
  const EXCERPT = 180;
  // Shorter words are not looked for with a letter that differs.
  const TYPO_LENGTH_MIN = 5;
  const TITLE_BOOST = 2;
  const HEADING_BOOST = 6;
  // A text that has the words as they were typed is worth this much of one that has them here and there.
  const PHRASE_BOOST = 3;

  // Returns the words of a text with their places; `willBecomeActive` is found by its parts, too.
  function tokens(text) {
    const found = [];
    for (const word of String(text ?? "").matchAll(/[\p{L}\p{N}_]+/gu)) {
      const parts = [...word[0].matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+/gu)];
      for (const part of parts.length > 1 ? [{ 0: word[0], index: 0 }, ...parts] : [{ 0: word[0], index: 0 }]) {
        const position = [word.index + part.index, part[0].length];
        found.push(new lunr.Token(part[0].toLowerCase(), { position, index: found.length }));
      }
    }
    return found;
  }

  // Indexes a word as it is, for one that is typed by half or with a wrong letter, and its stem for its other forms.
  function wordAndStem(token) {
    const stem = lunr.stemmer(token.clone());
    return String(stem) === String(token) ? token : [token, stem];
  }

  function makeIndex(entries) {
    lunr.Pipeline.registerFunction(wordAndStem, "wordAndStem");
    return lunr(function () {
      this.tokenizer = tokens;
      // Without a list of stop words: `if` and `in` are words of Swift.
      this.pipeline.reset();
      this.pipeline.add(wordAndStem);
      this.metadataWhitelist = ["position"];
      this.ref("number");
      this.field("title", { boost: TITLE_BOOST });
      this.field("heading", { boost: HEADING_BOOST });
      this.field("text");
      entries.forEach((entry, number) => this.add({ ...entry, heading: entry.heading || entry.title, number }));
    });
  }

  // Returns the entries with one word, by their numbers: how well, and at which places of the text.
  function matches(index, word) {
    const found = index.query((query) => {
      query.term(word, { boost: 10 });
      query.term(word, { boost: 3, usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING });
      if (word.length >= TYPO_LENGTH_MIN) query.term(word, { boost: 0.1, usePipeline: false, editDistance: 1 });
    });
    return new Map(found.map(({ ref, score, matchData }) => [
      Number(ref), { score, places: Object.values(matchData.metadata).flatMap((fields) => fields.text?.position ?? []) },
    ]));
  }

  // Returns the best entries that have all the words.
  function search(index, entries, words) {
    const phrase = words.join(" ");
    const worth = ({ number, score }) => entries[number].text.toLowerCase().includes(phrase) ? score * PHRASE_BOOST : score;
    const [first, ...others] = words.map((word) => matches(index, word));
    return [...first]
      .filter(([number]) => others.every((found) => found.has(number)))
      .map(([number, { score, places }]) => others.reduce(
        (all, found) => ({ ...all, score: all.score + found.get(number).score, places: all.places.concat(found.get(number).places) }),
        { number, score, places }))
      .map((match) => ({ ...match, score: worth(match) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, RESULTS_MAX);
  }

  function script(address) {
    return new Promise((resolve, reject) => {
      const element = document.createElement("script");
      Object.assign(element, { src: address, onload: resolve, onerror: () => reject(new Error(address)) });
      document.head.append(element);
    });
  }

  async function entries(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(address);
    return answer.json();
  }

  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  // Returns the text around the place that has most of the others beside it, what was found in it marked.
  function excerpt(text, places) {
    const sorted = [...places].sort((one, other) => one[0] - other[0]);
    const near = (place) => sorted.filter(([start]) => start >= place[0] && start < place[0] + EXCERPT - BEFORE).length;
    const best = sorted.reduce((best, place) => near(place) > near(best) ? place : best, sorted[0] ?? [0]);
    const begin = Math.max(0, best[0] - BEFORE);
    const end = begin + EXCERPT;
    const parts = [begin > 0 ? "…" : ""];
    let at = begin;
    for (const [start, length] of sorted) {
      if (start < at || start + length > end) continue;
      parts.push(text.slice(at, start), make("mark", {}, text.slice(start, start + length)));
      at = start + length;
    }
    return [...parts, text.slice(at, end), text.length > end ? "…" : ""];
  }

  class Search extends HTMLElement {
    connectedCallback() {
      if (this.input) return;
      this.input = make("input", {
        type: "search", role: "combobox", "aria-label": "Search all pages", "aria-autocomplete": "list", "aria-expanded": "false",
        "aria-controls": "found", placeholder: "Search all pages", maxlength: LENGTH_MAX, autocomplete: "off", spellcheck: "false",
      });
      this.list = make("div", { id: "found", role: "listbox", "aria-label": "Pages with these words", hidden: "" });
      this.status = make("p", { role: "status" });
      this.append(make("form", { role: "search" }, this.input, make("div", { class: "sheet" }, this.status, this.list)));
      this.input.addEventListener("focus", () => this.prepare());
      this.input.addEventListener("input", () => this.show());
      this.addEventListener("keydown", (event) => this.onKey(event));
      this.addEventListener("focusout", (event) => this.contains(event.relatedTarget) || this.close());
      // A touch on a result keeps the field's focus, so that the result is still there when the finger is lifted.
      this.list.addEventListener("mousedown", (event) => event.preventDefault());
      this.list.addEventListener("click", () => this.close());
      this.firstChild.addEventListener("submit", (event) => event.preventDefault());
      document.addEventListener("keydown", (event) => this.onPageKey(event));
    }

    // Fetches what a search needs, once; again where that did not come.
    prepare() {
      this.ready ??= Promise.all([entries(`${this.dataset.base}search/entries.json`), script(`${this.dataset.base}search/lunr.min.js`)])
        .then(([found]) => {
          this.entries = found;
          this.index = makeIndex(found);
        })
        .catch(() => {
          this.ready = undefined;
          this.say("The pages could not be read. Is the site's server still running?");
        });
      return this.ready;
    }

    async show() {
      const words = this.words;
      if (words.length === 0) return this.close();
      if (!this.index) {
        this.say("Reading the pages…");
        await this.prepare();
        // Typed on meanwhile: the newest words are shown by the call that came with them.
        if (!this.index || String(words) !== String(this.words)) return;
      }
      this.fill(search(this.index, this.entries, words));
    }

    get words() {
      return [...this.input.value.matchAll(/[\p{L}\p{N}_]+/gu)].map((word) => word[0].toLowerCase());
    }

    fill(found) {
      this.list.replaceChildren(...found.map((match, place) => this.option(this.entries[match.number], match.places, place)));
      this.choose(undefined);
      this.say(found.length === 0 ? "No page has all of these words." : "");
      this.list.hidden = found.length === 0;
      this.input.setAttribute("aria-expanded", String(found.length > 0));
    }

    option(entry, places, place) {
      const title = entry.heading ? `${entry.title} › ${entry.heading}` : entry.title;
      return make("a", { role: "option", id: `found-${place}`, href: this.dataset.base + entry.address, tabindex: -1, "aria-selected": "false" },
        make("strong", {}, title), make("small", {}, entry.kind), make("span", {}, ...excerpt(entry.text, places)));
    }

    say(words) {
      this.status.textContent = words;
      if (words) this.list.hidden = true;
    }

    close() {
      this.list.replaceChildren();
      this.list.hidden = true;
      this.say("");
      this.choose(undefined);
      this.input.setAttribute("aria-expanded", "false");
    }

    choose(option) {
      this.chosen?.setAttribute("aria-selected", "false");
      this.chosen = option;
      option?.setAttribute("aria-selected", "true");
      option?.scrollIntoView({ block: "nearest" });
      if (option) this.input.setAttribute("aria-activedescendant", option.id);
      else this.input.removeAttribute("aria-activedescendant");
    }

    onKey(event) {
      const options = [...this.list.children];
      const at = options.indexOf(this.chosen);
      switch (event.key) {
        case "ArrowDown": this.choose(options[(at + 1) % options.length]); break;
        case "ArrowUp": this.choose(options[(Math.max(at, 0) + options.length - 1) % options.length]); break;
        case "Enter": (this.chosen ?? options[0])?.click(); break;
        case "Escape": this.close(); this.input.value = ""; this.input.blur(); break;
        default: return;
      }
      event.preventDefault();
    }

    // "/" begins a search, where nothing else is typed into.
    onPageKey(event) {
      const origin = event.composedPath()[0];
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || origin.closest?.("input, textarea, [contenteditable]")) return;
      event.preventDefault();
      this.input.focus();
    }
  }

  customElements.define("parley-search", Search);
})();
