import { createMemory } from "../../browser-memory.ts";
import { own } from "../../core/record.ts";
import { boxTexts } from "../../core/texts/box-texts.ts";
import { boxTheme } from "../../core/theme/box-theme.ts";
import { fontStack } from "../../core/theme/font-stack.ts";
import { launcherTheme } from "../../core/theme/launcher-theme.ts";
import type { RawTheme } from "../../core/theme/theme-value.ts";
import { bubbleDelayMs, nextWidgetState, type WidgetEvent, type WidgetState } from "../../core/widget-state.ts";
import type { CreatePanel } from "../../create-widget.ts";
import { fetchTheme } from "../../theme-call.ts";
import type { Conversation } from "../conversation/conversation.tsx";
import { createBox } from "./box.ts";
import { boxCss } from "./box-css.ts";
import { createBubble } from "./bubble.ts";
import { adoptStyles, element } from "./element.ts";
import { paintLauncher, placeLauncher } from "./launcher.ts";

/** The second part of the widget: the theme, the launcher's bubble, the box. What was said comes as a third, on opening. */
export const createPanel: CreatePanel = (options) => {
  const { botId, apiBase, lang, inline, host, shadow, launcher, lookKey, shownAtMs } = options;
  const texts = boxTexts[lang];
  const device = createMemory(() => localStorage);
  const visit = createMemory(() => sessionStorage);
  const openedKey = `mauzo:opened:${botId}`;
  const themeKey = `mauzo:theme:${botId}`;
  const gone = new AbortController();
  const unsent: string[] = [];
  let theme = readTheme(device.read(themeKey));
  let state: WidgetState = { open: false, bubble: false, opened: visit.read(openedKey) !== null };
  let conversation: Conversation | "coming" | undefined;

  const dispatch = (event: WidgetEvent) => {
    const before = state;
    state = nextWidgetState(before, event);
    if (state.bubble !== before.bubble) say();
    if (state.open !== before.open) state.open ? show() : hide();
  };
  const bubble = createBubble(launcher.button);
  const say = () => {
    const { bubbleTitle: title = texts.bubbleTitle, bubbleSubTitle: subTitle = texts.bubbleSubTitle } =
      launcherTheme(theme);
    bubble(state.bubble ? { title, subTitle } : undefined);
  };
  const show = () => {
    visit.write(openedKey, "1");
    const look = launcherTheme(theme);
    launcher.button.hidden = true;
    placeLauncher(launcher.button, look);
    host.dataset.side = look.placement;
    box.show(look.placement);
    void converse();
  };
  const hide = () => {
    const hadFocus = shadow.activeElement !== null;
    box.hide();
    launcher.button.hidden = false;
    if (hadFocus) launcher.button.focus();
  };
  const minimise = () => {
    if (!inline && state.open) dispatch("minimise");
  };
  const box = createBox({
    texts,
    lang,
    inline,
    onMinimise: minimise,
    onSend(text) {
      if (typeof conversation === "object") conversation.say(text);
      else unsent.push(text);
    },
    onClose() {
      unsent.length = 0;
      if (typeof conversation === "object") conversation.startOver();
      minimise();
    },
  });

  async function converse() {
    if (typeof conversation === "object") return conversation.shown();
    if (conversation) return;
    conversation = "coming";
    box.body.replaceChildren();
    try {
      const { createConversation } = await import("../conversation/conversation.tsx");
      if (gone.signal.aborted) return;
      conversation = createConversation({ ...options, device }, box.body);
      for (const text of unsent.splice(0)) conversation.say(text);
    } catch {
      conversation = undefined;
      const retry = element("button", { type: "button", class: "pill" }, texts.retry);
      retry.addEventListener("click", converse);
      box.body.replaceChildren(element("p", { class: "failed", role: "alert" }, texts.failed, retry));
    }
  }

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    host.style.setProperty(
      "--mz-font",
      fontStack(own(theme, "fontFamily"), getComputedStyle(document.body).fontFamily),
    );
    paintLauncher(launcher.button, launcherTheme(theme));
    box.paint(boxTheme(theme, dark.matches ? "dark" : "light"));
    say();
  };
  const refresh = async () => {
    const fetched = await fetchTheme(apiBase, botId, gone.signal);
    if (gone.signal.aborted || Object.keys(fetched).length === 0) return;
    theme = fetched;
    device.write(themeKey, JSON.stringify(theme));
    device.write(lookKey, JSON.stringify(launcherTheme(theme)));
    paint();
  };

  // On a phone the keyboard covers the lower half: the box keeps to what can be seen.
  const seen = globalThis.visualViewport;
  const fitToKeyboard = () => box.box.style.setProperty("--mz-seen", `${seen?.height ?? innerHeight}px`);
  seen?.addEventListener("resize", fitToKeyboard, { signal: gone.signal });
  fitToKeyboard();
  const bubbleTimer = setTimeout(dispatch, bubbleDelayMs - (performance.now() - shownAtMs), "wait-over");
  adoptStyles(shadow, boxCss);
  host.toggleAttribute("inline", inline);
  shadow.append(box.box);
  paint();
  dark.addEventListener("change", paint);
  void refresh();

  return {
    open: () => dispatch("open"),
    close: minimise,
    destroy() {
      gone.abort();
      dark.removeEventListener("change", paint);
      clearTimeout(bubbleTimer);
      if (typeof conversation === "object") conversation.stop();
    },
  };
};

function readTheme(kept: string | null): RawTheme {
  try {
    return { ...JSON.parse(kept ?? "") };
  } catch {
    return {};
  }
}
