import type { Language } from "./words.ts";

export type Look = { lang: Language; mode: "light" | "dark" };

export const looks: readonly Look[] = [
  { lang: "en", mode: "light" },
  { lang: "en", mode: "dark" },
  { lang: "sw", mode: "light" },
  { lang: "sw", mode: "dark" },
];

/** The id of the bot that stands for a state: the stand-in knows from it what to answer. */
export const toBotId = (name: string, { lang, mode }: Look): string => `${name}.${lang}.${mode}`;

export function readBotId(botId: string): { name: string; look: Look } | undefined {
  const [name = "", lang, mode] = botId.split(".");
  const look = looks.find((one) => one.lang === lang && one.mode === mode);
  return look && { name, look };
}
