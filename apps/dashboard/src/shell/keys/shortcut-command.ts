import type { Area } from "../../area.ts";

export type Command = { go: `/dashboard${string}` } | { show: "palette" | "shortcuts" } | { focus: "search" };

type Keys = {
  areas: readonly Pick<Area, "path" | "letter">[];
  /** Where `n` leads from here. */
  create: `/dashboard/${string}` | undefined;
};

/** How long a `g` waits for its second key. */
export const sequenceMs = 1500;

/**
 * The command of a key.
 * @param key the key's name in the keyboard event.
 * @param afterG whether `g` was pressed just before.
 */
export function shortcutCommand(key: string, afterG: boolean, { areas, create }: Keys): Command | "g" | undefined {
  const letter = key.toLowerCase();
  if (afterG) {
    const area = areas.find((one) => one.letter === letter);
    return area && { go: area.path };
  }
  if (letter === "g") return "g";
  if (letter === "n") return create && { go: create };
  if (key === "/") return { focus: "search" };
  return key === "?" ? { show: "shortcuts" } : undefined;
}

/** Control or Command with K opens the palette, also while typing. */
export const isPaletteKey = (event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">) =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
