import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { Day, Id, maxUtf16Length, optionalText, requiredText } from "../shared.ts";

export const popupLimits = {
  ...{ each: 30, name: 60, title: 60, text: 200, button: 24, url: 500, places: 10, place: 200 },
  ...{ delaySeconds: 600, closeDays: 365, most: 100 },
  ...{ pages: 12, pageWords: 1_000, pdfBytes: 10 * 1024 * 1024 },
} as const;

export const popupKinds = ["url", "text", "pdf"] as const;
export const PopupKind = z.enum(popupKinds);
export type PopupKind = z.infer<typeof PopupKind>;
/** What the button of a popup with words does: it opens the chat, or a page. */
export const popupCalls = ["chat", "link"] as const;
export const popupPositions = ["top_left", "top_right", "bottom_left", "bottom_right"] as const;
export const PopupPosition = z.enum(popupPositions);
export type PopupPosition = z.infer<typeof PopupPosition>;
export const popupMatches = ["contains", "begins", "exact"] as const;
export const popupVisitors = ["all", "new", "returning"] as const;
export const popupLanguages = ["all", "en", "sw"] as const;
export const popupDevices = ["all", "phone", "desk"] as const;

const isWebLink = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "";
};
const Link = z
  .string()
  .check(
    z.trim(),
    ...maxUtf16Length(popupLimits.url),
    z.refine(isWebLink, { error: "popup_link_invalid" satisfies PlainCode }),
  );

const PopupContent = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("url"), url: Link }),
  z.discriminatedUnion("call", [
    z.strictObject({ kind: z.literal("text"), call: z.literal("chat") }),
    z.strictObject({ kind: z.literal("text"), call: z.literal("link"), url: Link }),
  ]),
  z.strictObject({ kind: z.literal("pdf"), file_id: Id }),
]);
const PopupWords = z.strictObject({
  title: optionalText(popupLimits.title),
  text: optionalText(popupLimits.text),
  /** Empty: the kind's own word. */
  button: optionalText(popupLimits.button),
});

/** All that a popup is: what it says, and when, where, to whom and how often. */
export const PopupDocument = z
  .strictObject({
    content: PopupContent,
    /** Where a language has no title, the other one is shown. */
    texts: z.strictObject({ en: PopupWords, sw: PopupWords }).check(
      z.refine(({ en, sw }) => en.title !== "" || sw.title !== "", {
        message: "popup_words_missing" satisfies PlainCode,
        path: ["sw", "title"],
      }),
    ),
    picture_id: z.nullable(Id),
    position: PopupPosition,
    /** It shows at the first of these. */
    when: z
      .strictObject({
        delay_seconds: z.nullable(z.int().check(z.gte(0), z.lte(popupLimits.delaySeconds))),
        /** How much of the page was scrolled, in percent. */
        scrolled_percent: z.nullable(z.int().check(z.gte(1), z.lte(100))),
        leaving: z.boolean(),
      })
      .check(
        z.refine(
          ({ delay_seconds: delay, scrolled_percent: scrolled, leaving }) =>
            delay !== null || scrolled !== null || leaving,
          { message: "popup_moment_missing" satisfies PlainCode, path: ["delay_seconds"] },
        ),
      ),
    /** Any of these addresses; none: everywhere. */
    where: z
      .array(z.strictObject({ match: z.enum(popupMatches), value: requiredText(popupLimits.place) }))
      .check(z.maxLength(popupLimits.places)),
    who: z.strictObject({
      visitor: z.enum(popupVisitors),
      language: z.enum(popupLanguages),
      device: z.enum(popupDevices),
    }),
    often: z.strictObject({
      /** For how many days it stays away after it was closed. */
      close_days: z.int().check(z.gte(0), z.lte(popupLimits.closeDays)),
      /** Whether it never comes back after its button was pressed. */
      click_ends: z.boolean(),
      /** How many times it shows in all; null: without end. */
      most: z.nullable(z.int().check(z.gte(1), z.lte(popupLimits.most))),
    }),
    /** Days of the shop, both included. */
    from: z.nullable(Day),
    until: z.nullable(Day),
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      message: "popup_days_crossed" satisfies PlainCode,
      path: ["until"],
    }),
  );
export type PopupDocument = z.output<typeof PopupDocument>;
