import { whatsappLink } from "../../whatsapp-link.ts";
import {
  colourParts,
  type Design,
  dotShapes,
  eyeShapes,
  frames,
  type Hex,
  isHex,
  marks,
  mostLabel,
  mostLetters,
  type Palette,
} from "./design.ts";
import { firstDesign } from "./templates.ts";

/** What the user typed and chose, unchanged. */
export type Draft = {
  /** As typed; parsed only later. */
  phone: string;
  /** ISO 3166 code of the country a number without `+` belongs to. */
  country: string;
  /** Empty: the page's default greeting. */
  message: string;
  /** Empty: the page's default label. */
  label: string;
  letter: string;
  design: Design;
};

export const firstDraft: Draft = {
  phone: "",
  country: "TZ",
  message: "",
  label: "",
  letter: "",
  design: firstDesign,
};

export const mostPhone = 32;
/** More than the densest code holds: anything longer was not typed on this page. */
export const mostMessage = 2000;

/** The colours' parameter names in a URL. */
export const colourKeys: Record<keyof Palette, string> = { code: "cc", eye: "ce", back: "cb", cloth: "cl" };

/** A palette, and a whole design, as URL parameters. */
export const paletteParams = (colours: Palette): Record<string, string> =>
  Object.fromEntries(colourParts.map((part) => [colourKeys[part], colours[part].slice(1)]));
export const designParams = ({ frame, dots, eyes, mark, colours }: Design): Record<string, string> => ({
  f: frame,
  d: dots,
  e: eyes,
  k: mark,
  ...paletteParams(colours),
});

/** A draft as a URL fragment, which is never sent to a server. Contains only what differs from the first draft. */
export function draftAddress({ phone, country, message, label, letter, design }: Draft): string {
  const address = new URLSearchParams();
  const say = (key: string, value: string, first: string) => value !== first && address.set(key, value);
  say("n", phone, "");
  say("c", country, firstDraft.country);
  say("m", message.toWellFormed(), "");
  say("l", label.toWellFormed(), "");
  say("i", letter.toWellFormed(), "");
  const first = designParams(firstDesign);
  for (const [key, value] of Object.entries(designParams(design))) say(key, value, first[key] ?? "");
  return address.toString();
}

const chosen = <T extends string>(choices: readonly T[], value: string | null, first: T): T =>
  choices.find((choice) => choice === value) ?? first;
const colour = (value: string | null, first: Hex): Hex => {
  const hex = `#${value}`;
  return isHex(hex) ? hex : first;
};
const start = (value: string | null, most: number) => [...(value ?? "").toWellFormed()].slice(0, most).join("");

/** Reads a draft from a URL that anybody may have written: unknown values fall back to the first draft. */
export function readDraft(address: string): Draft {
  const said = new URLSearchParams(address.replace(/^#/, ""));
  const colours = firstDesign.colours;
  return {
    phone: start(said.get("n"), mostPhone).replaceAll(/[^\d\s+().-]/g, ""),
    country: /^[A-Z]{2}$/.exec(said.get("c") ?? "")?.[0] ?? firstDraft.country,
    message: start(said.get("m"), mostMessage),
    label: start(said.get("l"), mostLabel),
    letter: start(said.get("i"), mostLetters),
    design: {
      frame: chosen(frames, said.get("f"), firstDesign.frame),
      dots: chosen(dotShapes, said.get("d"), firstDesign.dots),
      eyes: chosen(eyeShapes, said.get("e"), firstDesign.eyes),
      mark: chosen(marks, said.get("k"), firstDesign.mark),
      colours: {
        code: colour(said.get("cc"), colours.code),
        eye: colour(said.get("ce"), colours.eye),
        back: colour(said.get("cb"), colours.back),
        cloth: colour(said.get("cl"), colours.cloth),
      },
    },
  };
}

/** The first message of the chat: what was typed, else the greeting. */
export const greetingOf = ({ message }: Pick<Draft, "message">, greeting: string): string =>
  message.trim() === "" ? greeting : message.toWellFormed();

/**
 * The URL a code leads to.
 * @param number E.164
 */
export const chatLink = (number: string, draft: Pick<Draft, "message">, greeting: string): string =>
  whatsappLink(number, greetingOf(draft, greeting));
