// A click on a heading sorts by its column; text in the field keeps only the rows that contain it.
for (const table of document.querySelectorAll("table.live")) {
  const body = table.tBodies[0];
  const value = (row, column) => row.cells[column].dataset.value ?? row.cells[column].textContent;
  for (const head of table.tHead.querySelectorAll("th")) {
    head.dataset.sorts = "";
    head.tabIndex = 0;
    const sort = () => {
      const down = head.getAttribute("aria-sort") !== "descending";
      for (const other of table.tHead.querySelectorAll("th")) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...body.rows].sort((a, b) => {
        const [x, y] = [value(a, head.cellIndex), value(b, head.cellIndex)];
        const order = isNaN(x) || isNaN(y) ? y.localeCompare(x) : y - x;
        return down ? order : -order;
      });
      body.append(...rows);
    };
    head.addEventListener("click", sort);
    head.addEventListener("keydown", (event) => event.key === "Enter" && sort());
  }
  const field = table.parentElement.querySelector("input");
  field?.addEventListener("input", () => {
    const wanted = field.value.toLowerCase();
    for (const row of body.rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(wanted);
  });
}
