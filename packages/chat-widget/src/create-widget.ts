import { launcherTexts } from "./core/texts/launcher-texts.ts";
import { readLauncherStyle } from "./core/theme/launcher-style.ts";
import type { Listeners, WidgetEvents } from "./core/widget-events.ts";
import { adoptStyles } from "./view/frame/element.ts";
import { createLauncher, type Launcher } from "./view/frame/launcher.ts";
import { launcherCss } from "./view/frame/launcher-css.ts";

export type WidgetOptions = {
  botId: string;
  /** The API's base address, without a slash at the end: `https://shop.example/api`. */
  apiBase: string;
  lang: "en" | "sw";
  /** `bubble` by default; a `popup` opens by itself; `inline` fills `target` with an open box. */
  mode?: "bubble" | "popup" | "inline";
  /** With `inline`: the element to fill, or its selector. */
  target?: Element | string;
  /** A theme that replaces the shop's; an object, or its JSON. */
  theme?: object | string;
  /** A token of the bot: messages go to `/conversation/whatsapp` with it. */
  token?: string;
};

export type Widget = {
  open(): void;
  /** Minimises the box; the conversation stays. */
  close(): void;
  /** Sends the text as the visitor; the box stays as it is. */
  send(text: string): void;
  /** Sets a theme that replaces the shop's; without one, restores the shop's. */
  updateTheme(theme?: object | string): void;
  /** Returns a function that removes the listener. */
  on<Name extends keyof WidgetEvents>(event: Name, listener: (detail: WidgetEvents[Name]) => void): () => void;
  /** Removes the widget and all its listeners from the page. */
  destroy(): void;
};

/** The methods of the panel; an untyped page may pass anything. */
export type Panel = Record<"open" | "close" | "send" | "updateTheme", (given?: unknown) => void> & { destroy(): void };

/**
 * Options from a script tag: untrusted values. Without `apiBase`, `api` or the script's address gives the API's base
 * address.
 */
type EmbedOptions = Omit<WidgetOptions, "mode" | "apiBase"> & {
  mode?: string;
  apiBase?: string;
  api?: string;
  src?: string;
};

/** What the launcher's code passes to the panel's. */
export type PanelOptions = EmbedOptions & {
  host: HTMLElement;
  shadow: ShadowRoot;
  launcher: Launcher;
  listeners: Listeners;
  /** Storage key of the launcher's style. */
  lookKey: string;
  /** When the launcher appeared, as a time of `performance.now()`. */
  shownAtMs: number;
};

export type CreatePanel = (options: PanelOptions) => Panel;

/**
 * Puts a widget on the page. The launcher shows at once in its last style; `loadPanel` loads the rest a moment later,
 * or when the pointer enters the launcher. Calls made before that are queued.
 */
export function createWidget(
  options: EmbedOptions,
  loadPanel: () => Promise<{ createPanel: CreatePanel }>,
  onDestroy?: () => void,
): Widget {
  const { botId, lang, mode } = options;
  const inline = mode === "inline";
  const lookKey = `mauzo:look:${botId}`;
  const texts = launcherTexts[lang];
  const launcher = createLauncher(
    texts.open,
    lang,
    readLauncherStyle(() => localStorage.getItem(lookKey)),
  );
  const { button, name } = launcher;
  const host = document.createElement("mauzo-chat");
  const shadow = host.attachShadow({ mode: "open" });
  const listeners: Listeners = new Set();
  const calls: ((panel: Panel) => void)[] = [];
  let panel: Panel | undefined;
  let asked = false;
  let gone = false;

  const setLabel = (text: string, look: "name" | "trouble") => {
    name.textContent = text;
    name.className = look;
  };
  const load = async () => {
    if (gone || asked) return;
    asked = true;
    setLabel(texts.open, "name");
    try {
      const { createPanel } = await loadPanel();
      if (gone) return;
      panel = createPanel({ ...options, host, shadow, launcher, listeners, lookKey, shownAtMs });
      for (const call of calls) call(panel);
    } catch {
      asked = false;
      if (calls[0]) setLabel(texts.failed, "trouble");
    }
    button.ariaBusy = null;
  };
  const method = (name: Exclude<keyof Panel, "destroy">) => (given?: unknown) => {
    if (gone) return;
    if (panel) return panel[name](given);
    calls.push((it) => it[name](given));
    button.ariaBusy = "true";
    void load();
  };
  const open = method("open");

  adoptStyles(shadow, launcherCss);
  button.addEventListener("click", open);
  button.addEventListener("pointerenter", load);
  // For host pages that place something of their own next to the launcher.
  host.dataset.side = button.dataset.side;
  shadow.append(button);
  if (!inline) document.body.append(host);
  const shownAtMs = performance.now();
  // The host page loads first.
  const timer = setTimeout(load, inline ? 0 : 600);

  return {
    open,
    close: method("close"),
    send: method("send"),
    updateTheme: method("updateTheme"),
    on(event, listener) {
      const listening = { event, listener: listener };
      listeners.add(listening);
      return () => listeners.delete(listening);
    },
    destroy() {
      gone = true;
      clearTimeout(timer);
      panel?.destroy();
      host.remove();
      onDestroy?.();
    },
  };
}
