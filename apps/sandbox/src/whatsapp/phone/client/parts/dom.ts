type Child = Node | string | null | undefined | false;
type Props = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;

/** An element: properties that are functions listen (`click`), all others are attributes. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Nodes that are there already stay as they are: what plays goes on, what has the focus keeps it. */
export function place(parent: Element, nodes: Node[]): void {
  const isSame = parent.childNodes.length === nodes.length && nodes.every((node, at) => parent.childNodes[at] === node);
  if (!isSame) parent.replaceChildren(...nodes);
}

const paths = {
  back: "M15 5l-7 7 7 7",
  plus: "M12 5v14M5 12h14",
  send: "M4 12l16-8-6 16-3-6z",
  mic: "M12 4a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4",
  list: "M5 7h14M5 12h14M5 17h9",
  bag: "M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0",
  place: "M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20a7 7 0 0 1 14 0",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  more: "M12 6h.01M12 12h.01M12 18h.01",
  sliders: "M5 8h9M18 8h1M5 16h1M10 16h9M16 6v4M8 14v4",
  close: "M6 6l12 12M18 6L6 18",
  clock: "M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  link: "M10 14l9-9M13 5h6v6M18 14v5H5V6h5",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 10h.01M15 10h.01M8 14a5 5 0 0 0 8 0",
  check: "M5 12l5 5 9-10",
  checks: "M2 12l5 5 9-10M12 17l9-10",
  film: "M5 5h14v14H5zM10 9l5 3-5 3z",
};

export type IconName = keyof typeof paths;

export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
}

export function iconButton(name: IconName, label: string, click: (event: Event) => void): HTMLButtonElement {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, click }, icon(name));
}
