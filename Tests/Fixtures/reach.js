/* How far a point may be from the middle of a control and still hit it, to its sides together. */
(control) => {
  const { x, y, width, height } = control.getBoundingClientRect();
  const owner = control.closest(".node") ?? control;
  const hits = (dx, dy) => {
    const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
    return hit !== null && (owner.contains(hit) || hit.closest("label")?.control === control);
  };
  const reach = (dx, dy) => {
    let far = 0;
    while (far < 30 && hits(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
    return far;
  };
  return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
}
