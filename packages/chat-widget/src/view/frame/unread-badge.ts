import { shortCount } from "../../core/short-count.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { element } from "./element.ts";
import type { Launcher } from "./launcher.ts";

/**
 * Shows the number of unread messages on the launcher; it is part of the launcher's name and announced when it changes.
 */
export function createUnreadBadge({ button, name }: Launcher, texts: ChatTexts): (unread: number) => void {
  const badge = element("span", { class: "badge", "aria-hidden": "true" });
  const said = element("span", { class: "name", role: "status" });
  const plain = name.textContent;
  button.append(badge);
  button.after(said);
  return (unread) => {
    const words = unread ? texts.unread(unread) : "";
    badge.textContent = unread ? shortCount(unread) : "";
    said.textContent = words;
    name.textContent = [plain, words].filter(Boolean).join(". ");
  };
}
