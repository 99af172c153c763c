import { foldOnBack } from "./fold-on-back.ts";
import { hoverIntent } from "./hover-intent.ts";

/** A click this soon after the pointer opened a menu was meant to open it. */
const sameGestureMs = 500;

/** In the folded menu entries open by click only: an opening entry pushes those below it down. */
const inRow = matchMedia("(min-width: 62.0625em)");

function openUnderPointer(header: HTMLElement) {
  const openedAt = new WeakMap<HTMLDetailsElement, number>();
  const intent = hoverIntent<HTMLDetailsElement>((menu, open) => {
    if (open && !menu.open) openedAt.set(menu, performance.now());
    // A menu in use by keyboard stays open, wherever the pointer is.
    if (open || !menu.querySelector(":focus-visible")) menu.open = open;
  });
  for (const menu of header.querySelectorAll<HTMLDetailsElement>("details[data-hover]")) {
    const onMouse = (work: (menu: HTMLDetailsElement) => void) => (event: PointerEvent) => {
      if (event.pointerType === "mouse" && inRow.matches) work(menu);
    };
    menu.addEventListener("pointerenter", onMouse(intent.enter));
    menu.addEventListener("pointerleave", onMouse(intent.leave));
    menu.querySelector("summary")?.addEventListener("click", (event) => {
      const isPointer = event.detail > 0;
      const sinceMs = performance.now() - (openedAt.get(menu) ?? Number.NEGATIVE_INFINITY);
      if (isPointer && sinceMs < sameGestureMs) event.preventDefault();
    });
  }
}

/** The element a menu covers; for the folded navigation its parent, as the list is beside its button. */
const reachOf = (menu: HTMLDetailsElement) => ("hamburger" in menu.dataset ? menu.parentElement : undefined) ?? menu;

function foldMenus(header: HTMLElement) {
  const menus = () => header.querySelectorAll<HTMLDetailsElement>("details[open]");
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const menu of menus()) if (!reachOf(menu).contains(target) || target.closest("a")) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const inner = [...menus()].at(-1);
    if (!inner) return;
    if (reachOf(inner).contains(document.activeElement)) inner.querySelector("summary")?.focus();
    inner.open = false;
  });
}

/** Opens and closes menus by click, by keyboard and under a resting pointer. */
export function handleMenus(header: HTMLElement) {
  openUnderPointer(header);
  foldMenus(header);
  foldOnBack(header);
}
