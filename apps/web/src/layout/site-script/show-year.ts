/** Shows the current year: the page itself may have been built last year. */
export function showYear() {
  for (const place of document.querySelectorAll("[data-year]")) place.textContent = String(new Date().getFullYear());
}
