import { launcherTexts } from "./core/texts/launcher-texts.ts";
import { readLauncherLook } from "./core/theme/launcher-look.ts";
import { adoptStyles } from "./view/frame/element.ts";
import { createLauncher, type Launcher } from "./view/frame/launcher.ts";
import { launcherCss } from "./view/frame/launcher-css.ts";

export type WidgetOptions = {
  botId: string;
  /** Where the calls go, without a slash at the end: `https://shop.example/api`. */
  apiBase: string;
  lang: "en" | "sw";
  /** Where the element is put; the end of the page by default. */
  target?: Element;
  /** Fills the target with an open box instead of floating over the page. */
  inline?: boolean;
};

export type Widget = {
  open(): void;
  /** Minimises the box; the conversation stays. */
  close(): void;
  /** Takes the widget off the page with all it listens to. */
  destroy(): void;
};

/** What the first part of the widget hands to the second. */
export type PanelOptions = Required<WidgetOptions> & {
  host: HTMLElement;
  shadow: ShadowRoot;
  launcher: Launcher;
  /** Where the launcher's look is kept on the device. */
  lookKey: string;
  /** When the launcher appeared, on the clock of `performance.now()`. */
  shownAtMs: number;
};

export type CreatePanel = (options: PanelOptions) => Widget;

/**
 * Puts a widget on the page. The launcher shows at once, as it looked the last time; the rest comes through `loadPanel` a
 * moment later, or when somebody turns to the launcher.
 */
export function createWidget(options: WidgetOptions, loadPanel: () => Promise<{ createPanel: CreatePanel }>): Widget {
  const { botId, lang, target = document.body, inline = false } = options;
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
  let panel: Widget | undefined;
  let asked = false;
  let wanted = inline;
  let gone = false;

  const tell = (text: string, failed: boolean) => {
    name.textContent = text;
    name.classList.toggle("failed", failed);
  };
  const fetchPanel = async () => {
    try {
      const { createPanel } = await loadPanel();
      if (gone) return;
      panel = createPanel({ ...options, target, inline, host, shadow, launcher, lookKey, shownAtMs });
      if (wanted) panel.open();
    } catch {
      asked = false;
      if (wanted) tell(texts.failed, true);
      wanted = inline;
    }
    button.ariaBusy = null;
  };
  const load = () => {
    if (gone || asked) return;
    asked = true;
    void fetchPanel();
  };
  const open = () => {
    if (panel) return panel.open();
    wanted = true;
    button.ariaBusy = "true";
    tell(texts.open, false);
    load();
  };

  adoptStyles(shadow, launcherCss);
  button.addEventListener("click", open);
  button.addEventListener("pointerenter", load);
  button.hidden = inline;
  // For the page, which may have something of its own to put beside the launcher.
  host.dataset.side = button.dataset.side;
  shadow.append(button);
  target.append(host);
  const shownAtMs = performance.now();
  // The page first.
  const timer = setTimeout(load, inline ? 0 : 600);

  return {
    open,
    close() {
      wanted = inline;
      panel?.close();
    },
    destroy() {
      gone = true;
      clearTimeout(timer);
      panel?.destroy();
      host.remove();
    },
  };
}
