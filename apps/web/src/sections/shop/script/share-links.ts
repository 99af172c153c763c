/** Opens the device's own sheet for a link that is shared; otherwise its menu does (`product/share-menu`). */
async function share(event: MouseEvent, menu: HTMLElement) {
  if (typeof navigator.share !== "function") return;
  event.preventDefault();
  try {
    await navigator.share({ title: menu.dataset.shareName ?? "", url: menu.dataset.share ?? location.href });
  } catch {
    // Closed without sharing.
  }
}

async function copy(button: HTMLElement, menu: HTMLElement) {
  try {
    await navigator.clipboard.writeText(menu.dataset.share ?? "");
    const label = button.querySelector("span");
    if (label) label.textContent = button.dataset.copy ?? "";
  } catch {
    // Refused by the browser; the other ways are still there.
  }
}

/** Gives all menus that share a link what they need a script for, those of sheets that open later, too. */
export function enableSharing() {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const menu = target.closest<HTMLDetailsElement>("details[data-share]");
    for (const other of document.querySelectorAll<HTMLDetailsElement>("details[data-share][open]"))
      if (other !== menu) other.open = false;
    if (!menu) return;
    if (target.closest("summary")) return void share(event, menu);
    const button = target.closest<HTMLElement>("[data-copy]");
    if (button) void copy(button, menu);
  });
}
