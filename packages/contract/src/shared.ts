import * as z from "zod/mini";
import type { PlainCode } from "./errors.ts";

/** A moment as an ISO 8601 string in UTC, as `Date.prototype.toISOString` writes it. */
export const Moment = z.iso.datetime();
export type Moment = z.infer<typeof Moment>;

export const Id = z.uuid();
export type Id = z.infer<typeof Id>;
export const IdParams = z.object({ id: Id });

/** A short id chosen by the client for a part of something larger, unique only there: letters, digits, _ and -. */
export const ShortId = z.string().check(z.regex(/^[\w-]{8,64}$/, "short_id_invalid" satisfies PlainCode));

/** An amount in minor units (cents) of an ISO 4217 currency. 25,000.00 TZS is `{ minor: 2500000, currency: "TZS" }`. */
export const Money = z.object({ minor: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
export type Money = z.infer<typeof Money>;

/** A price that can be entered: from zero to a billion shillings, in minor units. */
export const PriceMinor = z.int().check(z.gte(0), z.lte(100_000_000_000));

/** A stock that can be entered. */
export const Stock = z.int().check(z.gte(0), z.lte(1_000_000));

/** A picture in use. `url` is the address of one width; the other widths are next to it (packages/format/picture). */
export const Picture = z.object({ id: Id, url: z.string(), width: z.int(), height: z.int() });
export type Picture = z.infer<typeof Picture>;

export const Language = z.enum(["en", "sw"]);
export type Language = z.infer<typeof Language>;

/** At most `max` UTF-16 units, as a browser's `maxlength` counts them: zod alone counts an emoji as one, not two. */
export const maxUtf16Length = (max: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(max, { abort: true }),
  z.check<string>(({ value, issues }) => {
    if (value.length > max)
      issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value });
  }),
];

/** Something a reader can see: a letter, digit, mark or symbol, not only spaces and invisible characters. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * A single-line text of at most `max` UTF-16 units, trimmed; empty is refused. NUL and lone surrogates are refused
 * before any schema runs.
 */
export const requiredText = (max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), ...maxUtf16Length(max), z.regex(visible, "text_unreadable" satisfies PlainCode));
/** A text of at most `max` UTF-16 units, trimmed; may be empty. */
export const optionalText = (max: number) => z.string().check(z.trim(), ...maxUtf16Length(max));

const isDayInRange = (day: string) => day >= "2000-01-01" && day < "2101-01-01";
/** A day of the calendar, of this century. */
export const Day = z.iso.date().check(z.refine(isDayInRange, { message: "day_out_of_range" satisfies PlainCode }));

/** One page of a list, in a stable order; `next` is the cursor of the next page, null on the last one. */
export const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), total: z.optional(z.int()) });
/** The page size of a list. */
export const PageLimit = z.coerce.number().check(z.int(), z.gte(1), z.lte(100));
/** The query parameters of every list. */
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(PageLimit, 20),
});

const errorCode = {
  /** What programs ask for; it stays the same, whatever the words. */
  code: z.string(),
  /** The values of the code's sentence. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
};
/** An error: its code (`contract/errors.ts`), and one sentence, or one entry per field, for people. */
export const Failure = z.object({
  detail: z.union([
    z.string(),
    z.array(
      z.object({
        type: z.string(),
        loc: z.array(z.union([z.string(), z.number()])),
        msg: z.string(),
        ...errorCode,
        /** Missing where a schema's own rule is broken: `type` says which. */
        code: z.optional(z.string()),
      }),
    ),
  ]),
  ...errorCode,
});
export type Failure = z.infer<typeof Failure>;

/** The reply of a call that has nothing to return. */
export const Done = z.object({ done: z.literal(true) });

/**
 * How often something was saved. Whoever reads it gets it, and whoever saves it names it; an older version is refused
 * with 409 and nothing is written.
 */
export const Version = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** Beside `detail` in that 409: the present version, and who saved it; null when that is not known. */
export const SavedMeanwhile = z.object({ version: Version, saved_by: z.nullable(z.string()) });
export type SavedMeanwhile = z.infer<typeof SavedMeanwhile>;
/** The same where the version is the time of the last change, sent as `expected_updated_at`. */
export const ChangedMeanwhile = z.object({ updated_at: Moment });

/** How long a long poll may wait for a change; proxies cut off requests that take longer. */
export const WatchSeconds = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(20)), 20);
