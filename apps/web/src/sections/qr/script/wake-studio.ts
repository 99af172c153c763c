import { type ComponentType, h, hydrate } from "preact";
import { giveUp, wake } from "../../../chrome/asleep/wake.ts";
import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { StudioProps } from "../studio/studio-props.ts";
import { takeTyped, typedBefore } from "../studio/typed-before.ts";

const languages: Record<Locale, () => Promise<{ qr: Messages["qr"] }>> = {
  en: () => import("../../../i18n/messages/en/qr.ts"),
  sw: () => import("../../../i18n/messages/sw/qr.ts"),
};

/** Takes over the studio that the page brought along. */
export async function wakeStudio(studio: ComponentType<StudioProps>) {
  const place = document.querySelector<HTMLElement>("[data-studio]");
  if (!place) return;
  const locale = document.documentElement.lang === "sw" ? "sw" : "en";
  const words = await languages[locale]().catch(giveUp);
  if (!words) return;
  takeTyped();
  hydrate(h(studio, { locale, texts: words.qr, typed: typedBefore(place) }), place);
  wake("page");
}
