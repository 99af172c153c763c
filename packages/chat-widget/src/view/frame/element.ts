/** Creates an element of the frame: attributes as given, children as given, text only as text. */
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

/** An icon on a 24 × 24 grid; the control around it has the accessible name. */
export function iconElement(path: string): SVGElement {
  return drawn("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, drawn("path", { d: path }));
}

/** Adds rules to a shadow root without a style element, which a strict content security policy would block. */
export function adoptStyles(shadow: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets.push(sheet);
}

const worn = new WeakMap<Node, Set<string>>();

/** Adds the rules of a lazy part to the widget around `element`, the first time they are needed there. */
export function adoptStylesOnce(element: Element, css: string): void {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const known = worn.get(root) ?? new Set();
  if (!known.has(css)) adoptStyles(root, css);
  worn.set(root, known.add(css));
}
