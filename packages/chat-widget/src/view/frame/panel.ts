import { createMemory } from "../../browser-memory.ts";
import { findApi } from "../../core/find-api.ts";
import { own } from "../../core/record.ts";
import { boxTexts } from "../../core/texts/box-texts.ts";
import { boxTheme } from "../../core/theme/box-theme.ts";
import { fontStack } from "../../core/theme/font-stack.ts";
import { launcherTheme } from "../../core/theme/launcher-theme.ts";
import { readTheme } from "../../core/theme/read-theme.ts";
import type { Tell } from "../../core/widget-events.ts";
import { bubbleDelayMs, nextWidgetState, type WidgetEvent, type WidgetState } from "../../core/widget-state.ts";
import type { CreatePanel } from "../../create-widget.ts";
import { fetchTheme } from "../../theme-call.ts";
import type { Conversation } from "../conversation/conversation.tsx";
import { coversPage, createBox } from "./box.ts";
import { boxCss } from "./box-css.ts";
import { createBubble } from "./bubble.ts";
import { createComposer } from "./composer.ts";
import { adoptStyles, element } from "./element.ts";
import { findPlace } from "./find-place.ts";
import { paintLauncher, placeLauncher } from "./launcher.ts";

/** The second part of the widget: the theme, the launcher's bubble, the box. What was said comes as a third, on opening. */
export const createPanel: CreatePanel = (options) => {
  const { botId, lang, mode, host, shadow, launcher, listeners, lookKey, shownAtMs } = options;
  const texts = boxTexts[lang];
  const apiBase = findApi(options);
  const place = mode === "inline" ? findPlace(options.target) : undefined;
  const inline = place !== undefined;
  const device = createMemory(() => localStorage);
  const visit = createMemory(() => sessionStorage);
  const openedKey = `mauzo:opened:${botId}`;
  const themeKey = `mauzo:theme:${botId}`;
  const draftKey = `mauzo:draft:${botId}`;
  const chatKey = `mauzo:chat:${botId}`;
  const gone = new AbortController();
  const { signal } = gone;
  const unsent: string[] = [];
  /** The look the page gives, instead of the shop's. */
  let given = readTheme(options.theme);
  let theme = given ?? readTheme(device.read(themeKey)) ?? {};
  let state: WidgetState = { open: false, bubble: false, opened: visit.read(openedKey) !== null };
  let conversation: Conversation | "coming" | undefined;
  let back: HTMLElement = launcher.button;

  const tell: Tell = (name, detail) => {
    for (const { event, hear } of [...listeners]) {
      try {
        if (event === name && !signal.aborted && typeof hear === "function") hear(detail);
      } catch (error) {
        // The page's own matter: it is reported there and harms nobody else.
        reportError(error);
      }
    }
  };
  const dispatch = (event: WidgetEvent, focus = true) => {
    const before = state;
    state = nextWidgetState(before, event);
    const turned = state.open !== before.open;
    if (turned) state.open ? show(focus) : hide();
    if (state.bubble !== before.bubble) say();
    if (turned) tell(state.open ? "opened" : "closed", undefined);
  };
  const bubble = createBubble(launcher.button);
  const say = () => {
    const { bubbleTitle: title = texts.bubbleTitle, bubbleSubTitle: subTitle = texts.bubbleSubTitle } =
      launcherTheme(theme);
    bubble(state.bubble ? { title, subTitle } : undefined);
  };
  const settleBox = () => {
    box.box.dataset.side = inline ? "inline" : launcherTheme(theme).placement;
  };
  const settle = () => {
    const look = launcherTheme(theme);
    placeLauncher(launcher.button, look);
    host.dataset.side = look.placement;
    settleBox();
  };
  const show = (focus: boolean) => {
    const { activeElement, body } = document;
    // On a phone the text field would raise the keyboard over what the shop has said.
    const start = matchMedia("(pointer: coarse)").matches ? box.box : field;
    const isElsewhere = activeElement instanceof HTMLElement && activeElement !== host && activeElement !== body;
    back = isElsewhere ? activeElement : launcher.button;
    box.show();
    if (focus && !inline) start.focus({ preventScroll: true });
    launcher.button.hidden = true;
    // The field first.
    setTimeout(() => {
      if (signal.aborted) return;
      visit.write(openedKey, state.open ? "open" : "closed");
      void converse();
    });
  };
  const hide = () => {
    visit.write(openedKey, "closed");
    const hadFocus = shadow.activeElement !== null;
    box.hide();
    settle();
    launcher.button.hidden = false;
    if (!hadFocus) return;
    back.focus();
    if (document.activeElement !== back) launcher.button.focus();
  };
  const minimise = () => {
    if (!inline && state.open) dispatch("minimise");
  };
  const send = (text: string) => {
    if (typeof conversation === "object") return conversation.send(text);
    unsent.push(text);
    void converse();
  };
  const { form, field, fill } = createComposer({
    texts,
    draft: { read: () => visit.read(draftKey), write: (text) => visit.write(draftKey, text) },
    onSend: send,
    onDate: (opener) => typeof conversation === "object" && conversation.pickDate(opener),
  });
  const box = createBox({
    texts,
    lang,
    inline,
    form,
    onMinimise: minimise,
    onClose() {
      unsent.length = 0;
      fill("");
      if (typeof conversation === "object") conversation.startOver();
      minimise();
    },
  });

  async function converse() {
    if (typeof conversation === "object") return state.open && conversation.shown();
    if (conversation) return;
    conversation = "coming";
    box.body.replaceChildren();
    try {
      const { createConversation } = await import("../conversation/conversation.tsx");
      if (signal.aborted) return;
      const isOpen = () => state.open;
      const frame = { body: box.body, form, field, fill, isOpen, tell };
      conversation = createConversation({ ...options, apiBase, device, chatKey }, frame);
      for (const text of unsent.splice(0)) conversation.send(text);
    } catch {
      conversation = undefined;
      // What was meant to leave is kept where it was written.
      if (unsent.length) fill([...unsent.splice(0), field.value].filter(Boolean).join("\n"));
      const retry = element("button", { type: "button", class: "pill" }, texts.retry);
      retry.addEventListener("click", converse);
      box.body.replaceChildren(element("p", { class: "failed", role: "alert" }, texts.failed, retry));
      tell("error", texts.failed);
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
    if (!state.open) settleBox();
    say();
  };
  const wear = (worn: typeof theme) => {
    theme = worn;
    device.write(lookKey, JSON.stringify(launcherTheme(theme)));
    paint();
  };
  const refresh = async () => {
    const fetched = await fetchTheme(apiBase, botId, signal);
    if (signal.aborted || !fetched || given) return;
    device.write(themeKey, JSON.stringify(fetched));
    wear(fetched);
  };

  // On a phone the keyboard covers the lower half: the box keeps to what can be seen.
  const seen = globalThis.visualViewport;
  const fitToKeyboard = () => box.box.style.setProperty("--mz-seen", `${seen?.height ?? innerHeight}px`);
  seen?.addEventListener("resize", fitToKeyboard, { signal });
  fitToKeyboard();
  const speakUp = () => {
    const popup = mode === "popup" && !coversPage() && visit.read(openedKey) !== "closed";
    dispatch(popup ? "open" : "wait-over", false);
  };
  const bubbleTimer = setTimeout(speakUp, bubbleDelayMs - (performance.now() - shownAtMs));
  adoptStyles(shadow, boxCss);
  host.toggleAttribute("inline", inline);
  shadow.append(box.box);
  paint();
  dark.addEventListener("change", paint);
  launcher.button.addEventListener("pointerdown", box.prepare, { signal });
  if (given) wear(given);
  else void refresh();
  if (mode === "inline") {
    (place ?? document.body).append(host);
    launcher.button.hidden = inline;
  }
  if (inline) dispatch("open");
  // Somebody who has talked before may be answered, or have something that still has to leave.
  else if (/"token":"|"waiting"/.test(device.read(chatKey) ?? "")) void converse();

  return {
    open: () => dispatch("open"),
    close: minimise,
    send: (text) => send(typeof text === "string" ? text : ""),
    updateTheme(look) {
      given = readTheme(look);
      wear(given ?? readTheme(device.read(themeKey)) ?? {});
      settle();
      if (!given) void refresh();
    },
    destroy() {
      gone.abort();
      dark.removeEventListener("change", paint);
      clearTimeout(bubbleTimer);
      box.hide();
      if (typeof conversation === "object") conversation.stop();
    },
  };
};
