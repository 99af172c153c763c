/** Keyboard shortcuts: `/` goes to the search, arrows move through the results, Escape goes back. */
export function moveByKeys(form: HTMLFormElement, list: HTMLElement) {
  const input = form.querySelector<HTMLInputElement>("input[name=q]");
  const links = () => [...list.querySelectorAll<HTMLAnchorElement>("li > div a")];
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input?.focus();
  });
  input?.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    links()[0]?.focus();
  });
  list.addEventListener("keydown", (event) => {
    const all = links();
    const at = all.findIndex((link) => link === event.target);
    if (at < 0) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined && event.key !== "Escape") return;
    event.preventDefault();
    if (step === undefined || at + step < 0) input?.focus();
    else all[at + step]?.focus();
  });
}
