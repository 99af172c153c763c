import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import { describe, expect, it } from "vitest";
import { due, type PopupMemory, type Verdict, type Visit } from "./due.ts";

const day = 86_400_000;
const nowMs = Date.UTC(2026, 10, 27, 12);
const words = { title: "Ofa", text: "", button: "" };
const document: PopupDocument = {
  content: { kind: "url", url: "https://duka.example/ofa" },
  texts: { en: words, sw: words },
  picture_id: null,
  position: "bottom_right",
  when: { delay_seconds: 0, scrolled_percent: null, leaving: false },
  where: [],
  who: { visitor: "all", language: "all", device: "all" },
  often: { close_days: 7, click_ends: true, most: null },
  ...{ from: null, until: null },
};
const visit: Visit = {
  ...{ address: "https://duka.example/menyu", returning: false, language: "sw", device: "phone" },
  ...{ seconds: 0, scrolledPercent: 0, leaving: false },
};
const fresh: PopupMemory = { shown: 0, closedAtMs: null, clicked: false };

type Case = {
  has?: Partial<PopupDocument>;
  sees?: Partial<Visit>;
  knows?: Partial<PopupMemory>;
  today?: string;
};
const verdictOf = ({ has, sees, knows, today = "2026-11-27" }: Case) =>
  due({ ...document, ...has }, { ...visit, ...sees }, { ...fresh, ...knows }, { ms: nowMs, today });
const table = <Row extends readonly unknown[]>(
  name: string,
  rows: readonly Row[],
  caseOf: (row: Row) => Case,
  verdict: (row: Row) => Verdict,
) =>
  describe(name, () => {
    it.each(rows.map((row) => [JSON.stringify(row), row] as const))("%s", (_, row) =>
      expect(verdictOf(caseOf(row))).toBe(verdict(row)),
    );
  });

const [yes, no] = ["due", "elsewhere"] as const;
const page = "https://duka.example/menyu";
/** How the address is compared, what with, where the visitor is, and whether it shows there. */
const places: [PopupDocument["where"][number]["match"], string, string, "due" | "elsewhere"][] = [
  ["exact", "https://duka.example/menyu", page, yes],
  ["exact", "http://duka.example/menyu", page, yes],
  ["exact", "duka.example/menyu", page, yes],
  ["exact", "www.duka.example/menyu", page, yes],
  ["exact", "DUKA.example/Menyu", page, yes],
  ["exact", "duka.example/menyu/", page, yes],
  ["exact", " duka.example/menyu ", page, yes],
  ["exact", "duka.example/menyu#juu", page, yes],
  ["exact", "/menyu", page, yes],
  ["exact", "/menyu/", page, yes],
  ["exact", "/Menyu", page, yes],
  ["exact", "duka.example", page, no],
  ["exact", "duka.example/men", page, no],
  ["exact", "duka.example/menyu/wali", page, no],
  ["exact", "duka.example/menyu?x=1", page, no],
  ["exact", "/", page, no],
  ["exact", "menyu", page, no],
  ["exact", "/menyu?x=1", page, no],
  ["exact", "jirani.example/menyu", page, no],
  ["exact", "duka.example", "https://duka.example", yes],
  ["exact", "duka.example", "https://duka.example/", yes],
  ["exact", "duka.example/", "https://www.duka.example", yes],
  ["exact", "/", "https://duka.example", yes],
  ["exact", "/", "https://duka.example/", yes],
  ["exact", "/", "https://duka.example/?utm_source=x", yes],
  ["exact", "/menyu", "https://duka.example/menyu/", yes],
  ["exact", "/menyu", "https://duka.example/menyu?utm_source=x", yes],
  ["exact", "/menyu", "https://duka.example/menyu#wali", yes],
  ["exact", "/menyu", "https://jirani.example/menyu", yes],
  ["exact", "/menyu", "https://duka.example/sw/menyu", no],
  ["exact", "/menyu?meza=4", "https://duka.example/menyu?meza=4", yes],
  ["exact", "/menyu?meza=4", "https://duka.example/menyu?meza=5", no],
  ["exact", "/menyu?meza=4", "https://duka.example/menyu", no],
  ["exact", "duka.example:8080/menyu", "http://duka.example:8080/menyu", yes],
  ["exact", "duka.example/menyu", "http://duka.example:8080/menyu", no],
  ["contains", "menyu", page, yes],
  ["contains", "MENYU", page, yes],
  ["contains", "/menyu", page, yes],
  ["contains", "duka", page, yes],
  ["contains", "duka.example", page, yes],
  ["contains", "https://duka.example", page, yes],
  ["contains", "example/men", page, yes],
  ["contains", "bei", page, no],
  ["contains", "menyu/", page, no],
  ["contains", "jirani", page, no],
  ["contains", "utm_source=x", "https://duka.example/?utm_source=x", yes],
  ["contains", "utm_source=y", "https://duka.example/?utm_source=x", no],
  ["contains", "wali", "https://duka.example/menyu#wali", no],
  ["contains", ".*", page, no],
  ["contains", "(", page, no],
  ["begins", "duka.example", page, yes],
  ["begins", "https://duka.example/", page, yes],
  ["begins", "www.duka.example/m", page, yes],
  ["begins", "duka.example/menyu", page, yes],
  ["begins", "duka.example/menyu/wali", page, no],
  ["begins", "uka.example", page, no],
  ["begins", "/", page, yes],
  ["begins", "/m", page, yes],
  ["begins", "/menyu", page, yes],
  ["begins", "/menyu/", page, no],
  ["begins", "/bei", page, no],
  ["begins", "/menyu", "https://duka.example/menyu/wali", yes],
  ["begins", "/menyu", "https://duka.example/sw/menyu", no],
  ["begins", "/", "https://duka.example", no],
  ["begins", "/menyu?meza=", "https://duka.example/menyu?meza=4", yes],
];
table(
  "where",
  places,
  ([match, value, address]) => ({ has: { where: [{ match, value }] }, sees: { address } }),
  ([, , , shows]) => shows,
);
table(
  "where: any of several",
  [
    [["/bei", "/menyu"], yes],
    [["/menyu", "/bei"], yes],
    [["/bei", "/oda"], no],
    [[], yes],
  ] as const,
  ([values]) => ({ has: { where: values.map((value) => ({ match: "exact", value })) } }),
  ([, shows]) => shows,
);

/** Whom it is for, who comes, and whether it shows to them: each of the three in each combination. */
const visitors = [
  ["all", true, true],
  ["all", false, true],
  ["new", true, false],
  ["new", false, true],
  ["returning", true, true],
  ["returning", false, false],
] as const;
const languages = [
  ["all", "en", true],
  ["all", "sw", true],
  ["en", "en", true],
  ["en", "sw", false],
  ["sw", "en", false],
  ["sw", "sw", true],
] as const;
const devices = [
  ["all", "phone", true],
  ["phone", "desk", false],
  ["desk", "desk", true],
] as const;
table(
  "who",
  visitors.flatMap((one) => languages.flatMap((other) => devices.map((third) => [one, other, third] as const))),
  ([[visitor, returning], [wanted, language], [on, device]]) => ({
    has: { who: { visitor, language: wanted, device: on } },
    sees: { returning, language, device },
  }),
  ([[, , first], [, , second], [, , third]]) => (first && second && third ? "due" : "other_visitors"),
);

/** Delay, scroll and leaving; seconds, percent and whether somebody leaves. */
const moments: [number | null, number | null, boolean, number, number, boolean, "due" | "waiting"][] = [
  [0, null, false, 0, 0, false, "due"],
  [5, null, false, 0, 0, false, "waiting"],
  [5, null, false, 4.99, 0, false, "waiting"],
  [5, null, false, 5, 0, false, "due"],
  [5, null, false, 600, 0, false, "due"],
  [5, null, false, 1, 100, true, "waiting"],
  [null, 50, false, 0, 0, false, "waiting"],
  [null, 50, false, 0, 49, false, "waiting"],
  [null, 50, false, 0, 50, false, "due"],
  [null, 50, false, 0, 100, false, "due"],
  [null, 50, false, 600, 49, true, "waiting"],
  [null, 1, false, 0, 0, false, "waiting"],
  [null, 1, false, 0, 1, false, "due"],
  [null, 100, false, 0, 99, false, "waiting"],
  [null, 100, false, 0, 100, false, "due"],
  [null, null, true, 0, 0, false, "waiting"],
  [null, null, true, 0, 0, true, "due"],
  [null, null, true, 600, 100, false, "waiting"],
  [5, 50, true, 0, 0, false, "waiting"],
  [5, 50, true, 5, 0, false, "due"],
  [5, 50, true, 0, 50, false, "due"],
  [5, 50, true, 0, 0, true, "due"],
  [null, null, false, 600, 100, true, "waiting"],
];
table(
  "when",
  moments,
  ([delay_seconds, scrolled_percent, leaving, seconds, scrolledPercent, leaves]) => ({
    has: { when: { delay_seconds, scrolled_percent, leaving } },
    sees: { seconds, scrolledPercent, leaving: leaves },
  }),
  (row) => row[6],
);

/** Days away after it was closed, and how long ago that was. */
const closings: [number, number | null, "due" | "closed"][] = [
  [7, null, "due"],
  [7, 0, "closed"],
  [7, 6 * day, "closed"],
  [7, 7 * day - 1, "closed"],
  [7, 7 * day, "due"],
  [7, 30 * day, "due"],
  [0, 0, "due"],
  [0, day, "due"],
  [1, day - 1, "closed"],
  [1, day, "due"],
  [365, 364 * day, "closed"],
  [365, 365 * day, "due"],
  // Closed at a time that has not come yet.
  [7, -1, "closed"],
  [7, -30 * day, "due"],
];
table(
  "how often: after it was closed",
  closings,
  ([close_days, ago]) => ({
    has: { often: { ...document.often, close_days } },
    knows: { closedAtMs: ago === null ? null : nowMs - ago, shown: 1 },
  }),
  ([, , verdict]) => verdict,
);
table(
  "how often: after its button was pressed",
  [
    [true, true, "clicked"],
    [true, false, "due"],
    [false, true, "due"],
    [false, false, "due"],
  ] as const,
  ([click_ends, clicked]) => ({ has: { often: { ...document.often, click_ends } }, knows: { clicked } }),
  ([, , verdict]) => verdict,
);
table(
  "how often: in all",
  [
    [null, 0, "due"],
    [null, 1_000, "due"],
    [1, 0, "due"],
    [1, 1, "shown_enough"],
    [3, 2, "due"],
    [3, 3, "shown_enough"],
    [3, 4, "shown_enough"],
    [100, 99, "due"],
    [100, 100, "shown_enough"],
  ] as const,
  ([most, shown]) => ({ has: { often: { ...document.often, most } }, knows: { shown } }),
  ([, , verdict]) => verdict,
);
table(
  "days",
  [
    [null, null, "2026-11-27", "due"],
    ["2026-11-27", null, "2026-11-26", "early"],
    ["2026-11-27", null, "2026-11-27", "due"],
    ["2026-11-27", null, "2027-01-01", "due"],
    [null, "2026-11-27", "2026-11-27", "due"],
    [null, "2026-11-27", "2026-11-28", "over"],
    [null, "2026-11-27", "2025-12-31", "due"],
    ["2026-11-27", "2026-11-27", "2026-11-26", "early"],
    ["2026-11-27", "2026-11-27", "2026-11-27", "due"],
    ["2026-11-27", "2026-11-27", "2026-11-28", "over"],
    ["2026-12-01", "2027-01-31", "2026-11-30", "early"],
    ["2026-12-01", "2027-01-31", "2027-02-01", "over"],
  ] as const,
  ([from, until, today]) => ({ has: { from, until }, today }),
  ([, , , verdict]) => verdict,
);

it("says first what no waiting changes", () => {
  const none = { has: { from: "2026-12-01", where: [{ match: "exact" as const, value: "/bei" }] } };
  expect(verdictOf(none)).toBe("early");
  const later = { ...document.when, delay_seconds: 60 };
  expect(verdictOf({ has: { when: later }, knows: { clicked: true, closedAtMs: nowMs } })).toBe("clicked");
  expect(verdictOf({ has: { when: later, where: [{ match: "exact", value: "/bei" }] } })).toBe("elsewhere");
});
