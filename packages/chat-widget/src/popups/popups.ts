import type { PublicPopup, popupCounts } from "@mauzo/contract/marketing/public-popups";
import type { SafeStorage } from "../safe-storage.ts";
import { adoptStyles } from "../view/frame/element.ts";
import { createPopupBox, opensChat } from "./create-popup-box.ts";
import { due, type Visit } from "./due.ts";
import { noteVia } from "./note-via.ts";
import { popupCss } from "./popup-css.ts";
import { openPopupMemory } from "./popup-memory.ts";
import { watchVisit } from "./watch-visit.ts";

export type PopupHost = {
  botId: string;
  lang: "en" | "sw";
  shadow: ShadowRoot;
  /** Hidden while the chat is open, which it opens. */
  launcher: { button: HTMLElement };
};

type Answer = { today: string; popups: PublicPopup[] };

/** A random key. That of a message is in the conversation's file, which no popup needs. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

async function ask(address: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, { credentials: "omit", signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The colours of the chat's box, which follow the shop's theme and the device. */
function coloursIn(shadow: ShadowRoot): Record<string, string> {
  const style = shadow.querySelector<HTMLElement>(".box")?.style;
  if (!style) return {};
  const names = Array.from(style, String).filter((name) => name.startsWith("--mz-"));
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

const started = new WeakSet<ShadowRoot>();

/** Shows the first popup that fits when it is due: one in a page. Without an answer, none. */
export async function popups(
  { botId, lang, shadow, launcher: { button: launcher } }: PopupHost,
  apiBase: string,
  signal: AbortSignal,
  device: SafeStorage,
  visited: SafeStorage,
): Promise<void> {
  // A page that changes its theme asks again.
  if (signal.aborted || started.has(shadow)) return;
  started.add(shadow);
  const address = `${apiBase}/plugin/${encodeURIComponent(botId)}/popup`;
  const answer = await ask(`${address}s`, signal);
  if (signal.aborted || !answer) return;
  const { today, popups: all } = answer;
  const memory = openPopupMemory(device, visited, botId);
  const known = all.map(({ id }) => id);

  const count = (id: string, what: (typeof popupCounts)[number]) =>
    void fetch(`${address}-counts`, {
      ...{ method: "POST", credentials: "omit", keepalive: true },
      headers: { "Content-Type": "application/json", "Idempotency-Key": newKey() },
      body: JSON.stringify({ popup_id: id, what }),
      // Nobody waits for it: a count that is lost is lost.
    }).catch(() => undefined);

  const show = (popup: PublicPopup) => {
    const { id, document: shown } = popup;
    const gone = new AbortController();
    let back: EventTarget | null = null;
    const leave = () => {
      const hadFocus = box.contains(shadow.activeElement);
      gone.abort();
      box.remove();
      if (hadFocus) (back instanceof HTMLElement && back.isConnected ? back : launcher).focus();
    };
    const close = () => {
      memory.change(id, { closedAtMs: Date.now() }, known);
      count(id, "close");
      leave();
    };
    const box = createPopupBox({
      ...{ popup, lang, base: apiBase, properties: coloursIn(shadow) },
      onClose: close,
      onCall() {
        memory.change(id, { clicked: true }, known);
        count(id, "click");
        noteVia(id);
        leave();
        if (opensChat(popup)) launcher.click();
      },
    });
    const isBeside = shown.position === `bottom_${launcher.dataset.side}`;
    if (isBeside && launcher.offsetHeight > 0) box.style.setProperty("--mz-lift", `${launcher.offsetHeight + 18}px`);
    box.addEventListener("focusin", ({ relatedTarget }) => {
      if (!box.contains(relatedTarget instanceof Node ? relatedTarget : null)) back = relatedTarget;
    });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing && !launcher.hidden) close();
      },
      { signal: gone.signal },
    );
    signal.addEventListener("abort", leave, { signal: gone.signal });
    adoptStyles(shadow, popupCss);
    // Below the launcher and the box of the chat.
    shadow.prepend(box);
    memory.change(id, { shown: memory.of(id).shown + 1 }, known);
    count(id, "view");
  };

  watchVisit(
    all.map(({ document: { when } }) => when),
    signal,
    (page) => {
      if (launcher.hidden) return false;
      const visit: Visit = { ...page, language: lang, returning: memory.returning };
      const found = all.find(
        ({ id, document: each }) => due(each, visit, memory.of(id), { ms: Date.now(), today }) === "due",
      );
      if (found) show(found);
      return found !== undefined;
    },
  );
}
