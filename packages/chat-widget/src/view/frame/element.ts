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

const worn = new WeakMap<Node, Set<string>>();

/** Adds the rules of a late part to the widget that `element` is in, the first time they are needed there. */
export function adoptOnce(element: Element, css: string): void {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const known = worn.get(root) ?? new Set();
  if (!known.has(css)) adoptStyles(root, css);
  worn.set(root, known.add(css));
}
