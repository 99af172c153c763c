import { launcherTexts } from "./core/texts/launcher-texts.ts";
import { readLauncherLook } from "./core/theme/launcher-look.ts";
import type { Listeners, WidgetEvents } from "./core/widget-events.ts";
import { adoptStyles } from "./view/frame/element.ts";
import { createLauncher, type Launcher } from "./view/frame/launcher.ts";
import { launcherCss } from "./view/frame/launcher-css.ts";

export type WidgetOptions = {
  botId: string;
  /** Where the calls go, without a slash at the end: `https://shop.example/api`. */
  apiBase: string;
  lang: "en" | "sw";
  /** `bubble` by default; a `popup` opens by itself; `inline` fills `target` with an open box. */
  mode?: "bubble" | "popup" | "inline";
  /** With `inline`: the element to fill, or its selector. */
  target?: Element | string;
  /** The look, instead of the one the shop has set; an object, or its JSON. */
  theme?: object | string;
  /** A token of the bot: messages go to `/conversation/whatsapp` with it. */
  token?: string;
};

export type Widget = {
  open(): void;
  /** Minimises the box; the conversation stays. */
  close(): void;
  /** Says it for the visitor; the box stays as it is. */
  send(text: string): void;
  /** A look instead of the one the shop has set; without one back to that. */
  updateTheme(theme?: object | string): void;
  /** Gives back what ends the listening. */
  on<Name extends keyof WidgetEvents>(event: Name, listener: (detail: WidgetEvents[Name]) => void): () => void;
  /** Takes the widget off the page with all it listens to. */
  destroy(): void;
};

/** What the second part does; a page without types may give it anything. */
export type Panel = Record<"open" | "close" | "send" | "updateTheme", (given?: unknown) => void> & { destroy(): void };

/** What a script tag gives: values anybody may have written. Without `apiBase`, `api` or the script's address says where calls go. */
type Written = Omit<WidgetOptions, "mode" | "apiBase"> & {
  mode?: string;
  apiBase?: string;
  api?: string;
  src?: string;
};

/** What the first part of the widget hands to the second. */
export type PanelOptions = Written & {
  host: HTMLElement;
  shadow: ShadowRoot;
  launcher: Launcher;
  listeners: Listeners;
  /** Where the launcher's look is kept on the device. */
  lookKey: string;
  /** When the launcher appeared, on the clock of `performance.now()`. */
  shownAtMs: number;
};

export type CreatePanel = (options: PanelOptions) => Panel;

/**
 * Puts a widget on the page. The launcher shows at once, as it looked the last time; the rest comes through `loadPanel` a
 * moment later, or when somebody turns to the launcher. What is asked of it before that is done then.
 */
export function createWidget(
  options: Written,
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
    readLauncherLook(() => localStorage.getItem(lookKey)),
  );
  const { button, name } = launcher;
  const host = document.createElement("mauzo-chat");
  const shadow = host.attachShadow({ mode: "open" });
  const listeners: Listeners = new Set();
  const calls: ((panel: Panel) => void)[] = [];
  let panel: Panel | undefined;
  let asked = false;
  let gone = false;

  const tell = (text: string, look: "name" | "trouble") => {
    name.textContent = text;
    name.className = look;
  };
  const load = async () => {
    if (gone || asked) return;
    asked = true;
    tell(texts.open, "name");
    try {
      const { createPanel } = await loadPanel();
      if (gone) return;
      panel = createPanel({ ...options, host, shadow, launcher, listeners, lookKey, shownAtMs });
      for (const call of calls) call(panel);
    } catch {
      asked = false;
      if (calls[0]) tell(texts.failed, "trouble");
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
  // For the page, which may have something of its own to put beside the launcher.
  host.dataset.side = button.dataset.side;
  shadow.append(button);
  if (!inline) document.body.append(host);
  const shownAtMs = performance.now();
  // The page first.
  const timer = setTimeout(load, inline ? 0 : 600);

  return {
    open,
    close: method("close"),
    send: method("send"),
    updateTheme: method("updateTheme"),
    on(event, listener) {
      const listening = { event, hear: listener };
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
