import type { Language } from "./gallery-texts.ts";

export type GalleryVariant = { lang: Language; mode: "light" | "dark" };

export const galleryVariants: readonly GalleryVariant[] = [
  { lang: "en", mode: "light" },
  { lang: "en", mode: "dark" },
  { lang: "sw", mode: "light" },
  { lang: "sw", mode: "dark" },
];

/** The bot id that stands for a state: the mock server derives its responses from it. */
export const toBotId = (name: string, { lang, mode }: GalleryVariant): string => `${name}.${lang}.${mode}`;

export function readBotId(botId: string): { name: string; look: GalleryVariant } | undefined {
  const [name = "", lang, mode] = botId.split(".");
  const look = galleryVariants.find((one) => one.lang === lang && one.mode === mode);
  return look && { name, look };
}
