import type { BrowserContext, Page } from "playwright-core";

/** When the launcher and the text field became visible, in milliseconds on the page's clock; 0 while they are not. */
export type LaunchTimings = { launcherAt: number; pressedAt: number; fieldAt: number };

/**
 * Runs in the page before anything else. A chat's elements are those outside `data-host`: its launcher is the first
 * visible thing like a button there, its field the first visible text field.
 */
function watchInPage() {
  const launchers = "button,[role=button],[part=button],.chat-window-toggle,.rcb-toggle-button";
  const fields = "textarea,input:not([type=hidden],[type=file],[type=checkbox],[type=radio]),[contenteditable=true]";
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 15 && height > 9 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const find = (selector: string, root: Document | ShadowRoot = document): Element | undefined => {
    for (const element of root.querySelectorAll("*")) {
      if (element.closest("[data-host],head")) continue;
      if (element.matches(selector) && seen(element)) return element;
      const within = element.shadowRoot && find(selector, element.shadowRoot);
      if (within) return within;
    }
    return undefined;
  };
  const watched = { launcherAt: 0, pressedAt: 0, fieldAt: 0 };
  const look = () => {
    if (!watched.launcherAt && find(launchers)) watched.launcherAt = performance.now();
    if (!watched.fieldAt && find(fields)) watched.fieldAt = performance.now();
    if (!watched.fieldAt) requestAnimationFrame(look);
  };
  const active = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  addEventListener("click", () => (watched.pressedAt = performance.now()), true);
  requestAnimationFrame(look);
  Object.assign(window, {
    bench: {
      watched,
      launcher: () => find(launchers),
      field: () => find(fields),
      /** Where the focus is: on the launcher, elsewhere in the chat, or in the page. */
      focus: () => {
        const element = active();
        if (!element || element === document.body || element.closest("[data-host]")) return "page";
        const launcher = find(launchers);
        return element === launcher || launcher?.contains(element) ? "launcher" : "chat";
      },
    },
  });
}

/** Makes every new page of the context record when parts of the chat become visible. */
export const recordTimings = (context: BrowserContext): Promise<unknown> => context.addInitScript(watchInPage);

export const readTimings = (page: Page): Promise<LaunchTimings> => page.evaluate("bench.watched");
export const focusOn = (page: Page): Promise<string> => page.evaluate("bench.focus()");

export async function launcherMiddle(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(
    "(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(bench.launcher().getBoundingClientRect())",
  );
}
