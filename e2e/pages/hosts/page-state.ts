/** How everything of the page that is not the chat's looks and where it stands, as the browser has worked it out. */
export function looksOf(): string[] {
  const own = [...document.querySelectorAll("*")].filter((element) => !element.matches("mauzo-chat, script, head *"));
  return own.map((element) => {
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const values = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`);
    return [element.localName, x, y, width, height, ...values].join(";");
  });
}

/** The page's elements, but not its programs: those stay where they were. */
export const markup = (): string =>
  document.documentElement.outerHTML.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/\s+/g, " ");

export const globals = (): string[] => Object.getOwnPropertyNames(window).sort();

/** Every place the launcher has had, until the shop's theme has been on it for a while; where none comes for five seconds. */
export function launcherPlaces(): Promise<string[]> {
  return new Promise((resolve) => {
    const places = new Set<string>();
    let end = performance.now() + 5_000;
    const look = () => {
      const button = document.querySelector("mauzo-chat")?.shadowRoot?.querySelector(".launcher");
      const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      places.add([x, y, width, height].join(" "));
      const isThemed = Object.keys(localStorage).some((key) => key.startsWith("mauzo:look:"));
      if (isThemed) end = Math.min(end, performance.now() + 150);
      if (performance.now() < end) requestAnimationFrame(look);
      else resolve([...places]);
    };
    look();
  });
}
