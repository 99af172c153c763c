const load = () => import("@mauzo/layers/close-on-back");

/** The folded navigation covers the page: Back closes it. Who never opens it does not load what that takes. */
export function foldOnBack(header: HTMLElement) {
  const menu = header.querySelector<HTMLDetailsElement>("details[data-hamburger]");
  let leaveHistory: (() => void) | undefined;
  menu?.addEventListener("pointerdown", () => void load(), { once: true });
  menu?.addEventListener("toggle", async () => {
    leaveHistory?.();
    leaveHistory = undefined;
    if (!menu.open) return;
    const { closeOnBack } = await load();
    if (!menu.open || leaveHistory) return;
    leaveHistory = closeOnBack(() => {
      menu.open = false;
    });
  });
}

/** Back goes past an entry that something closed has left in the history, of which this page may be one. */
export function watchLeftOver() {
  if (history.state?.layer) void load().then(({ watchBack }) => watchBack());
}
