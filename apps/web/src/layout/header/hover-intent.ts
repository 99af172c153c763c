const openDelayMs = 200;
const skipDelayMs = 300;
const closeDelayMs = 150;

/**
 * Decides when menus open and close under a pointer: they open after it rests on one, at once if another was open a
 * moment ago, and close a moment after it has left.
 * @param setOpen shows or hides a menu.
 */
export function hoverIntent<Menu>(setOpen: (menu: Menu, open: boolean) => void) {
  const timers = new Map<Menu, ReturnType<typeof setTimeout>>();
  let shown: Menu | undefined;
  let lastShown = Number.NEGATIVE_INFINITY;

  const later = (menu: Menu, delayMs: number, work: () => void) => {
    clearTimeout(timers.get(menu));
    timers.set(menu, setTimeout(work, delayMs));
  };
  return {
    enter(menu: Menu) {
      const isSwift = shown !== undefined || performance.now() - lastShown < skipDelayMs;
      later(menu, isSwift ? 0 : openDelayMs, () => {
        shown = menu;
        setOpen(menu, true);
      });
    },
    leave(menu: Menu) {
      later(menu, closeDelayMs, () => {
        if (shown === menu) {
          shown = undefined;
          lastShown = performance.now();
        }
        setOpen(menu, false);
      });
    },
  };
}
