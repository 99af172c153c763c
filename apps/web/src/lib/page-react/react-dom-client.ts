import { type ComponentChild, hydrate, render } from "preact";

/** `react-dom/client` in the scripts of pages. */
export const createRoot = (place: Element) => ({ render: (children: ComponentChild) => render(children, place) });

export const hydrateRoot = (place: Element, children: ComponentChild) => hydrate(children, place);
