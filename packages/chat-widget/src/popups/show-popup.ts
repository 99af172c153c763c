import { chatWindowTheme } from "../core/theme/chat-window-theme.ts";
import { fontStack } from "../core/theme/font-stack.ts";
import { readTheme } from "../core/theme/read-theme.ts";
import { fetchLook } from "../fetch-look.ts";
import { adoptStyles } from "../view/frame/element.ts";
import { createPopupBox, type PopupBox } from "./create-popup-box.ts";
import { popupCss } from "./popup-css.ts";

type Shown = Pick<PopupBox, "popup" | "lang" | "base"> & { apiBase: string; botId: string };

/** Shows a popup in a corner of `place`, in the colours of the shop's chat. Its buttons do nothing. */
export function showPopup(place: HTMLElement, { apiBase, botId, ...shown }: Shown): { stop(): void } {
  const gone = new AbortController();
  const host = document.createElement("mauzo-popup");
  const shadow = host.attachShadow({ mode: "open" });
  const nothing = () => undefined;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const wear = (theme: object) => {
    const { properties } = chatWindowTheme({ ...theme }, dark ? "dark" : "light");
    const font = { "--mz-font": fontStack(undefined, "") };
    const box = createPopupBox({ ...shown, properties: { ...properties, ...font }, onClose: nothing, onCall: nothing });
    box.dataset.still = "";
    box.addEventListener("click", (event) => event.preventDefault());
    shadow.querySelector(".popup")?.remove();
    shadow.append(box);
  };
  adoptStyles(shadow, popupCss);
  wear({});
  place.append(host);
  void fetchLook(apiBase, botId, gone.signal).then(
    (look) => look && !gone.signal.aborted && wear(readTheme(look.theme_config) ?? {}),
  );
  return {
    stop() {
      gone.abort();
      host.remove();
    },
  };
}
