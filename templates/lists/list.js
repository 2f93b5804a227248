"use strict";
(() => {
  const body = document.querySelector("tbody"), rows = [...body.rows];
  const fold = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = new Map(rows.map(row => [row, fold(row.textContent)]));
  const tools = document.querySelector(".tools"), search = tools.querySelector("input");
  const count = document.getElementById("count"), all = count.textContent;
  tools.hidden = false;

  search.addEventListener("input", () => {
    const wanted = fold(search.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !wanted.every(word => words.get(row).includes(word));
      shown += !row.hidden;
    }
    count.textContent = wanted.length ? `${shown} of ${rows.length} rows` : all;
    document.getElementById("none").hidden = shown > 0;
  });

  const key = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.sort ?? cell.textContent.trim();
  };
  const compare = new Intl.Collator(document.documentElement.lang, {numeric: true}).compare;
  for (const head of document.querySelectorAll("thead th:not(.face)")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      for (const other of head.parentNode.cells) other.setAttribute("aria-sort", "none");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const at = head.cellIndex, sign = up ? 1 : -1;
      body.append(...[...rows].sort((a, b) => {
        const x = key(a, at), y = key(b, at);
        if (!x || !y) return !x - !y;  // what has no value stays last
        return sign * compare(x, y);
      }));
    });
  }
})();
