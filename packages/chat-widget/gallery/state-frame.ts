import type { GalleryVariant } from "./gallery-variant.ts";
import type { State } from "./states/state.ts";

export const stateUrl = ({ name }: State, { lang, mode }: GalleryVariant): string =>
  `?${new URLSearchParams({ lang, mode, state: name })}`;

/** Shows a state's own page in a frame and waits until it is ready. @throws when it does not get there */
export async function mountInFrame(place: Element, state: State, look: GalleryVariant): Promise<void> {
  const frame = document.createElement("iframe");
  frame.title = state.name;
  frame.src = stateUrl(state, look);
  place.append(frame);
  const find = (selector: string) => frame.contentDocument?.querySelector(selector);
  while (!find("html[data-staged]")) await new Promise((resolve) => setTimeout(resolve, 100));
  const problem = find(".failed figcaption")?.textContent;
  if (problem) throw new Error(problem);
}
