/** Makes an element of the frame: attributes as written, children as given, text only ever as text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  return dress(document.createElement(name), attributes, children);
}

function dress<Made extends Element>(
  made: Made,
  attributes: Record<string, string>,
  children: (Node | string)[],
): Made {
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const drawn = (name: "svg" | "path", attributes: Record<string, string>, ...children: Node[]): SVGElement =>
  dress(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** A drawing on a 24 × 24 grid; the control around it carries the name. */
export function drawing(path: string): SVGElement {
  return drawn("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, drawn("path", { d: path }));
}

/** Adds rules to a shadow root without a style element, which a strict content policy of the page would refuse. */
export function adoptStyles(shadow: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets.push(sheet);
}
