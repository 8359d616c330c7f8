// Runs in the measured page: taps a button, and takes the times until its change is in the document, by the page's own clock.
(() => {
  const stages = {};
  const layoutReads = ["scrollHeight", "scrollWidth", "clientHeight", "clientWidth", "offsetHeight", "offsetWidth", "offsetTop",
    "offsetLeft", "scrollTop", "scrollLeft"];
  let readCount = 0;

  for (const name of layoutReads) {
    for (const prototype of [Element.prototype, HTMLElement.prototype]) {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      if (!property) continue;
      Object.defineProperty(prototype, name, { ...property, get() { readCount += 1; return property.get.call(this); } });
    }
  }
  for (const name of ["getBoundingClientRect", "getClientRects"]) {
    const own = Element.prototype[name];
    Element.prototype[name] = function () { readCount += 1; return own.call(this); };
  }
  // It styles the page when it is read, and lays it out for a width or a height.
  const computed = window.getComputedStyle;
  window.getComputedStyle = function (...given) { readCount += 1; return computed.apply(this, given); };

  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) { stages.sent ??= performance.now(); return send.call(this, data); };
  const ask = window.fetch;
  window.fetch = function (...given) { stages.sent ??= performance.now(); return ask.apply(this, given); };
  const parse = JSON.parse;
  JSON.parse = function (text, ...rest) {
    if (stages.sent && typeof text === "string" && text.includes('"operations"')) stages.parsed ??= performance.now();
    return parse.call(this, text, ...rest);
  };

  const pause = (time) => new Promise((done) => setTimeout(done, time));

  function tapOnce(button, area) {
    return new Promise((done, fail) => {
      const before = area.textContent;
      const late = setTimeout(() => fail(new Error("nothing changed")), 5_000);
      const observer = new MutationObserver(() => {
        if (area.textContent === before) return;
        const changed = performance.now();
        observer.disconnect();
        clearTimeout(late);
        const { sent = begin, parsed } = stages;
        done({ whole: changed - begin, page: sent - begin, painter: parsed ? changed - parsed : 0, reads: readCount });
      });
      observer.observe(area, { subtree: true, childList: true, characterData: true });
      delete stages.sent;
      delete stages.parsed;
      readCount = 0;
      const begin = performance.now();
      button.click();
    });
  }

  const stillness = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

  /** Taps `count` times, one after the other, `rest` milliseconds apart; without `rest` when nothing moves any more. */
  globalThis.measureTaps = async (button, area, count, rest) => {
    const taps = [];
    for (let number = 0; number < count; number += 1) {
      taps.push(await tapOnce(button, area));
      await (rest === null ? stillness() : pause(rest));
    }
    return taps;
  };
})();
