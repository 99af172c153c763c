/** Computed styles and positions of everything on the page that is not part of the chat. */
export function computedStyles(): string[] {
  const own = [...document.querySelectorAll("*")].filter((element) => !element.matches("mauzo-chat, script, head *"));
  return own.map((element) => {
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const values = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`);
    return [element.localName, x, y, width, height, ...values].join(";");
  });
}

/** The page's HTML without its script elements: those stay where they were. */
export const markup = (): string =>
  document.documentElement.outerHTML.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/\s+/g, " ");

export const globals = (): string[] => Object.getOwnPropertyNames(window).sort();

/**
 * Records every position of the launcher until the shop's theme has been applied for a while; gives up after five
 * seconds without one.
 */
export function launcherPlaces(): Promise<string[]> {
  return new Promise((resolve) => {
    const places = new Set<string>();
    let end = performance.now() + 5_000;
    const check = () => {
      const button = document.querySelector("mauzo-chat")?.shadowRoot?.querySelector(".launcher");
      const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      places.add([x, y, width, height].join(" "));
      const isThemed = Object.keys(localStorage).some((key) => key.startsWith("mauzo:look:"));
      if (isThemed) end = Math.min(end, performance.now() + 150);
      if (performance.now() < end) requestAnimationFrame(check);
      else resolve([...places]);
    };
    check();
  });
}
