import { mountWidget } from "../src/mount-widget.ts";
import { type GalleryVariant, toBotId } from "./gallery-variant.ts";
import type { State } from "./states/state.ts";

/** How many times `find` looks for an element, every 50 ms. */
const maxAttempts = 600;

/** Brings a widget into a state as a visitor would. @throws when it does not get there */
export async function mountState(
  place: Element,
  { name, floating, blocked, steps = [] }: State,
  look: GalleryVariant,
): Promise<void> {
  const botId = toBotId(name, look);
  const widget = mountWidget({
    botId,
    apiBase: `${location.origin}/api`,
    lang: look.lang,
    mode: floating === "popup" ? "popup" : floating ? "bubble" : "inline",
    target: place,
  });
  // A page has one floating widget, the gallery has many: each is moved to its own place.
  const host = document.querySelector("body > mauzo-chat");
  if (host) place.append(host);
  const find = async (selector: string) => {
    for (let looks = 0; looks < maxAttempts; looks += 1) {
      const found = place.querySelector("mauzo-chat")?.shadowRoot?.querySelector<HTMLElement>(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing matches ${selector}`);
  };
  if (blocked?.part !== "panel") {
    // The theme has loaded when the box has the state's name as its title.
    const title = await find("#title");
    while (title.textContent !== name) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const step of steps) await step({ widget, find });
}
