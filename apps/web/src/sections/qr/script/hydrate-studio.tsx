import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { scriptFailed, scriptReady } from "../../../layout/script-state/script-ready.ts";
import { earlyInput, restoreInput } from "../studio/early-input.ts";
import type { StudioProps } from "../studio/studio-props.ts";

const languages: Record<Locale, () => Promise<{ qr: Messages["qr"] }>> = {
  en: () => import("../../../i18n/messages/en/qr.ts"),
  sw: () => import("../../../i18n/messages/sw/qr.ts"),
};

/** Hydrates the studio that was rendered into the page. */
export async function hydrateStudio(Studio: ComponentType<StudioProps>) {
  const place = document.querySelector<HTMLElement>("[data-studio]");
  if (!place) return;
  const locale = document.documentElement.lang === "sw" ? "sw" : "en";
  const words = await languages[locale]().catch(scriptFailed);
  if (!words) return;
  restoreInput();
  hydrateRoot(place, <Studio locale={locale} texts={words.qr} typed={earlyInput(place)} />);
  scriptReady();
}
