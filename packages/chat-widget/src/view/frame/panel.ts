import { ownProperty } from "../../core/is-record.ts";
import { resolveApiBase } from "../../core/resolve-api-base.ts";
import { chatWindowTexts } from "../../core/texts/chat-window-texts.ts";
import { chatWindowTheme } from "../../core/theme/chat-window-theme.ts";
import { fontStack } from "../../core/theme/font-stack.ts";
import { launcherTheme } from "../../core/theme/launcher-theme.ts";
import { readTheme } from "../../core/theme/read-theme.ts";
import type { EmitEvent } from "../../core/widget-events.ts";
import { bubbleDelayMs, nextWidgetState, type WidgetEvent, type WidgetState } from "../../core/widget-state.ts";
import type { CreatePanel } from "../../create-widget.ts";
import { fetchLook } from "../../fetch-look.ts";
import { createSafeStorage } from "../../safe-storage.ts";
import { closeOnBack } from "../close-on-back.ts";
import type { Conversation } from "../conversation/conversation.tsx";
import { lazyPart } from "../lazy-part.ts";
import { createChatWindow, isFullScreen } from "./chat-window.ts";
import { chatWindowCss } from "./chat-window-css.ts";
import { createComposer } from "./composer.ts";
import { adoptStyles, element } from "./element.ts";
import { findTarget } from "./find-target.ts";
import { paintLauncher, placeLauncher } from "./launcher.ts";
import { createLauncherBubble } from "./launcher-bubble.ts";

const lazyConversation = lazyPart(() => import("../conversation/conversation.tsx"));

/**
 * The second part of the widget: the theme, the launcher's bubble, the box. The third part, the conversation, loads on
 * opening.
 */
export const createPanel: CreatePanel = (options) => {
  const { botId, lang, mode, host, shadow, launcher, listeners, lookKey, shownAtMs } = options;
  const texts = chatWindowTexts[lang];
  const apiBase = resolveApiBase(options);
  const place = mode === "inline" ? findTarget(options.target) : undefined;
  const inline = place !== undefined;
  const device = createSafeStorage(() => localStorage);
  const visit = createSafeStorage(() => sessionStorage);
  const openedKey = `mauzo:opened:${botId}`;
  const themeKey = `mauzo:theme:${botId}`;
  const draftKey = `mauzo:draft:${botId}`;
  const chatKey = `mauzo:chat:${botId}`;
  const gone = new AbortController();
  const { signal } = gone;
  const unsent: string[] = [];
  /** The theme set by the page, instead of the shop's. */
  let given = readTheme(options.theme);
  const worn = () => given ?? readTheme(device.read(themeKey)) ?? {};
  let theme = worn();
  let state: WidgetState = { open: false, bubble: false, opened: visit.read(openedKey) !== null };
  let conversation: Conversation | "coming" | undefined;
  let back: HTMLElement = launcher.button;
  let leaveHistory: (() => void) | undefined;

  const emit: EmitEvent = (name, detail) => {
    for (const { event, listener } of [...listeners]) {
      try {
        if (event === name && !signal.aborted && typeof listener === "function") listener(detail);
      } catch (error) {
        // An error in the page's listener is reported there and affects no other listener.
        reportError(error);
      }
    }
  };
  const dispatch = (event: WidgetEvent, focus = true) => {
    const before = state;
    state = nextWidgetState(before, event);
    const turned = state.open !== before.open;
    if (turned) state.open ? show(focus) : hide();
    if (state.bubble !== before.bubble) updateBubble();
    if (turned) emit(state.open ? "opened" : "closed", undefined);
  };
  const bubble = createLauncherBubble(launcher.button);
  const updateBubble = () => {
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
    // On a phone, focusing the text field would open the keyboard over the shop's messages.
    const start = matchMedia("(pointer: coarse)").matches ? box.box : field;
    const isElsewhere = activeElement instanceof HTMLElement && activeElement !== host && activeElement !== body;
    back = isElsewhere ? activeElement : launcher.button;
    box.show();
    if (!inline && isFullScreen()) leaveHistory ??= closeOnBack(minimise);
    if (focus && !inline) start.focus({ preventScroll: true });
    launcher.button.hidden = true;
    // Shows the field first.
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
    leaveHistory?.();
    leaveHistory = undefined;
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
  const box = createChatWindow({
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
      const { createConversation } = await lazyConversation.fetch();
      if (signal.aborted) return;
      const isOpen = () => state.open;
      const frame = { body: box.body, form, field, fill, isOpen, emit };
      conversation = createConversation({ ...options, apiBase, device, chatKey }, frame);
      for (const text of unsent.splice(0)) conversation.send(text);
    } catch {
      conversation = undefined;
      // Unsent text goes back to the field.
      if (unsent.length) fill([...unsent.splice(0), field.value].filter(Boolean).join("\n"));
      const retry = element("button", { type: "button", class: "pill" }, texts.retry);
      retry.addEventListener("click", converse);
      box.body.replaceChildren(element("p", { class: "failed", role: "alert" }, texts.failed, retry));
      emit("error", texts.failed);
    }
  }

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    host.style.setProperty(
      "--mz-font",
      fontStack(ownProperty(theme, "fontFamily"), getComputedStyle(document.body).fontFamily),
    );
    paintLauncher(launcher.button, launcherTheme(theme));
    box.paint(chatWindowTheme(theme, dark.matches ? "dark" : "light"));
    if (!state.open) settleBox();
    updateBubble();
  };
  const applyTheme = (next: typeof theme) => {
    theme = next;
    device.write(lookKey, JSON.stringify(launcherTheme(theme)));
    paint();
  };
  const refresh = async () => {
    const look = await fetchLook(apiBase, botId, signal);
    if (signal.aborted || !look) return;
    device.write(themeKey, JSON.stringify(look.theme_config ?? {}));
    applyTheme(worn());
    if (!look.popups) return;
    // Popups that do not load are not missed.
    import("../../popups/popups.ts")
      .then(({ popups }) => popups(options, apiBase, signal, device, visit))
      .catch(() => undefined);
  };

  // On a phone the keyboard covers the lower half: the box fits the visual viewport.
  const seen = globalThis.visualViewport;
  const fitToKeyboard = () => box.box.style.setProperty("--mz-seen", `${seen?.height ?? innerHeight}px`);
  seen?.addEventListener("resize", fitToKeyboard, { signal });
  fitToKeyboard();
  const speakUp = () => {
    const popup = mode === "popup" && !isFullScreen() && visit.read(openedKey) !== "closed";
    dispatch(popup ? "open" : "wait-over", false);
  };
  const bubbleTimer = setTimeout(speakUp, bubbleDelayMs - (performance.now() - shownAtMs));
  adoptStyles(shadow, chatWindowCss);
  host.toggleAttribute("inline", inline);
  shadow.append(box.box);
  paint();
  dark.addEventListener("change", paint);
  launcher.button.addEventListener("pointerdown", box.prepare, { signal });
  if (given) {
    applyTheme(given);
    // On the first visit the launcher showed before anybody read the page's theme.
    settle();
  }
  void refresh();
  if (mode === "inline") {
    (place ?? document.body).append(host);
    launcher.button.hidden = inline;
  }
  if (inline) dispatch("open");
  // A visitor with a conversation may get a reply, or have unsent messages.
  else if (/"token":"|"waiting"/.test(device.read(chatKey) ?? "")) void converse();

  return {
    open: () => dispatch("open"),
    close: minimise,
    send: (text) => send(typeof text === "string" ? text : ""),
    updateTheme(look) {
      given = readTheme(look);
      applyTheme(worn());
      settle();
      if (!given) void refresh();
    },
    destroy() {
      gone.abort();
      dark.removeEventListener("change", paint);
      clearTimeout(bubbleTimer);
      box.hide();
      leaveHistory?.();
      if (typeof conversation === "object") conversation.stop();
    },
  };
};
