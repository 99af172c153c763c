import { mountWidget } from "../src/mount-widget.ts";
import { type Look, toBotId } from "./look.ts";
import type { State } from "./states/state.ts";

/** How often something is looked for, every 50 ms. */
const mostLooks = 600;

/** Brings a widget into a state, as a visitor would. @throws where it does not get there */
export async function putOn(
  place: Element,
  { name, floating, withheld, steps = [] }: State,
  look: Look,
): Promise<void> {
  const botId = toBotId(name, look);
  const widget = mountWidget({
    botId,
    apiBase: `${location.origin}/api`,
    lang: look.lang,
    mode: floating === "popup" ? "popup" : floating ? "bubble" : "inline",
    target: place,
  });
  // A page has one that floats, the gallery many: each in its own place.
  const host = document.querySelector("body > mauzo-chat");
  if (host) place.append(host);
  const find = async (selector: string) => {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const found = place.querySelector("mauzo-chat")?.shadowRoot?.querySelector<HTMLElement>(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing matches ${selector}`);
  };
  if (withheld?.part !== "panel") {
    // The theme has come: it names the box after the state.
    const title = await find("#title");
    while (title.textContent !== name) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const step of steps) await step({ widget, find });
}
