/**
 * Layers that Back closes before it leaves the page: each open layer is one entry in the browser's history.
 * @type {{close: () => void, depth: number}[]}
 */
const layers = [];

addEventListener("popstate", ({ state }) => {
  const depth = depthOf(state);
  while (layers.length > 0 && layers.at(-1).depth > depth) layers.pop().close();
});

/**
 * Adds a layer on top of the page.
 * @param {() => void} close Called when the person goes back.
 * @returns {() => void} Call it when the layer was closed in another way, to remove its entry from the history.
 */
export function openLayer(close) {
  const layer = { close, depth: depthOf(history.state) + 1 };
  layers.push(layer);
  history.pushState({ layers: layer.depth }, "");
  return () => removeLayer(layer);
}

function removeLayer(layer) {
  const place = layers.indexOf(layer);
  if (place < 0) return;
  layers.splice(place, 1);
  // Layers above it stay open, as in another phone of the simulator.
  for (const above of layers.slice(place)) above.depth -= 1;
  history.back();
}

function depthOf(state) {
  return state?.layers ?? 0;
}
