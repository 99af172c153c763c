import type { Look } from "./look.ts";
import type { State } from "./states/state.ts";

export const pageOf = ({ name }: State, { lang, mode }: Look): string =>
  `?${new URLSearchParams({ lang, mode, state: name })}`;

/** Shows a state's own page in a frame, and ends when it is there. @throws where it does not get there */
export async function frameOwnPage(place: Element, state: State, look: Look): Promise<void> {
  const frame = document.createElement("iframe");
  frame.title = state.name;
  frame.src = pageOf(state, look);
  place.append(frame);
  const find = (selector: string) => frame.contentDocument?.querySelector(selector);
  while (!find("html[data-staged]")) await new Promise((resolve) => setTimeout(resolve, 100));
  const problem = find(".failed figcaption")?.textContent;
  if (problem) throw new Error(problem);
}
