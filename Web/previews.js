import { make } from "./dom.js";

/** The page of previews: what each app's `#Preview`s and preview providers draw, light and dark. */
const main = document.getElementById("previews");

async function start() {
  main.replaceChildren();
  try {
    const { apps } = await fetchJSON("/simulator/previews");
    const sections = apps.map(makeSection);
    main.replaceChildren(...sections.map(({ element }) => element));
    if (apps.length === 0) main.replaceChildren(words("There are no apps here."));
    // One after the other: each starts a process that draws.
    for (const section of sections) await section.load();
  } catch {
    main.replaceChildren(make("div", { class: "stage-words", role: "alert" },
      make("p", { class: "empty-title", text: "The simulator is not answering" }),
      make("p", { text: "Is the server still running in its terminal?" }),
      retryButton(start)));
  }
}

function makeSection({ id, name }) {
  const path = `/simulator/previews/${encodeURIComponent(id)}`;
  const content = make("div", { class: "preview-list" });
  const element = make("section", { class: "preview-section", "aria-label": name, "aria-busy": "true" },
    make("h2", { class: "preview-app", text: name }), content);
  async function load() {
    element.setAttribute("aria-busy", "true");
    content.replaceChildren(words("Drawing…"));
    try {
      const { previews } = await fetchJSON(path);
      content.replaceChildren(...previews.map((preview, index) => makeFigure(preview, `${path}/${index}`)));
      if (previews.length === 0) content.replaceChildren(words("No previews. Write #Preview { … } beside a view to see it here."));
    } catch (error) {
      content.replaceChildren(make("div", { class: "preview-problem", role: "alert" }, words(error.message), retryButton(load)));
    }
    element.setAttribute("aria-busy", "false");
  }
  return { element, load };
}

function makeFigure({ name, place, hasPicture }, path) {
  const caption = make("figcaption", { class: "preview-caption" },
    make("span", { class: "preview-name", text: name }), place && make("code", { class: "preview-place", text: place }));
  const pictures = hasPicture
    ? ["light", "dark"].map((scheme) => make("img", {
      class: `preview-picture is-${scheme}`, src: `${path}/${scheme}`, alt: `${name}, ${scheme}`, loading: "lazy",
    }))
    : [make("p", { class: "preview-problem", text: "Nothing was drawn: the preview is empty, or stopped the app." })];
  return make("figure", { class: "preview" }, make("div", { class: "preview-pictures" }, ...pictures), caption);
}

function words(text) {
  return make("p", { class: "preview-words", text });
}

function retryButton(onclick) {
  return make("button", { type: "button", class: "primary-button", text: "Retry", onclick });
}

async function fetchJSON(path) {
  const response = await fetch(path, { headers: { Accept: "application/json" } });
  const body = await response.json();
  if (!response.ok) throw new Error(body?.error?.message ?? `The server answered ${response.status}.`);
  return body;
}

start();
