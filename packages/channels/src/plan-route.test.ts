import { describe, expect, it } from "vitest";
import { planRoute, type RouteFacts, type RoutePlan } from "./plan-route.ts";

const now = new Date("2026-03-02T09:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const prices = { utility: 2_500, marketing: 9_000 };

type Kind = RouteFacts["message"]["kind"];
const kinds: Kind[] = ["reply", "order", "reminder", "offer"];
const places = {
  nowhere: { channel: null, unreachableCode: null, isDisconnected: false },
  web: { channel: "web", unreachableCode: null, isDisconnected: false },
  whatsapp: { channel: "whatsapp", unreachableCode: null, isDisconnected: false },
  unreachable: { channel: "whatsapp", unreachableCode: 131026, isDisconnected: false },
  "without offers": { channel: "whatsapp", unreachableCode: 131050, isDisconnected: false },
  disconnected: { channel: "whatsapp", unreachableCode: null, isDisconnected: true },
} as const satisfies Record<string, RouteFacts["person"]>;
const windows = { never: null, ended: hours(0), "a minute left": hours(1 / 60) } as const;
const templates = {
  none: null,
  waiting: { category: "utility", isSendable: false },
  utility: { category: "utility", isSendable: true },
  marketing: { category: "marketing", isSendable: true },
} as const satisfies Record<string, RouteFacts["template"]>;

type Case = [
  kind: Kind,
  place: keyof typeof places,
  window: keyof typeof windows,
  template: keyof typeof templates,
  consents: boolean,
  says: string,
];
const say = ({ route, category, priceMinor, why }: RoutePlan) =>
  [route, category, priceMinor, why].map(String).join(" ");

const nowhere = kinds.flatMap((kind): Case[] => [
  [kind, "nowhere", "never", "none", false, "none null null nowhere"],
  [kind, "nowhere", "never", "utility", true, "none null null nowhere"],
]);
const onWeb = kinds.flatMap((kind): Case[] => {
  const free = "web null 0 on_web";
  return [
    [kind, "web", "never", "none", true, free],
    [kind, "web", "never", "utility", true, free],
    [kind, "web", "ended", "marketing", true, free],
    [kind, "web", "never", "none", false, kind === "offer" ? "none null null no_consent" : free],
  ];
});
const gone = kinds.flatMap((kind): Case[] => [
  [kind, "disconnected", "a minute left", "utility", true, "none null null disconnected"],
  [kind, "disconnected", "never", "marketing", true, "none null null disconnected"],
  [kind, "unreachable", "a minute left", "utility", true, "none null null unreachable"],
  [kind, "unreachable", "ended", "none", true, "none null null unreachable"],
]);
const inWindow = kinds.flatMap((kind): Case[] => {
  const free = "free service 0 window_open";
  const asked = kind === "offer" ? "none null null no_consent" : free;
  return [
    [kind, "whatsapp", "a minute left", "none", true, free],
    [kind, "whatsapp", "a minute left", "waiting", true, free],
    [kind, "whatsapp", "a minute left", "utility", true, free],
    [kind, "whatsapp", "a minute left", "marketing", true, free],
    [kind, "whatsapp", "a minute left", "none", false, asked],
    [kind, "whatsapp", "a minute left", "utility", false, asked],
  ];
});
const after = (["ended", "never"] as const).flatMap((window): Case[] => [
  ...(["none", "waiting", "utility", "marketing"] as const).map(
    (template): Case => ["reply", "whatsapp", window, template, true, "none null null window_closed"],
  ),
  ...(["order", "reminder"] as const).flatMap((kind): Case[] => [
    [kind, "whatsapp", window, "none", true, "none null null no_template"],
    [kind, "whatsapp", window, "none", false, "none null null no_template"],
    [kind, "whatsapp", window, "waiting", true, "none null null template_not_approved"],
    [kind, "whatsapp", window, "utility", true, "template utility 2500 window_closed"],
    [kind, "whatsapp", window, "utility", false, "template utility 2500 window_closed"],
    [kind, "whatsapp", window, "marketing", true, "template marketing 9000 window_closed"],
    [kind, "whatsapp", window, "marketing", false, "none null null no_consent"],
  ]),
  ["offer", "whatsapp", window, "marketing", true, "template marketing 9000 window_closed"],
  ["offer", "whatsapp", window, "marketing", false, "none null null no_consent"],
  ["offer", "whatsapp", window, "utility", true, "template utility 2500 window_closed"],
  ["offer", "whatsapp", window, "none", true, "none null null no_template"],
]);
const withoutOffers: Case[] = [
  ["reply", "without offers", "a minute left", "none", true, "free service 0 window_open"],
  ["order", "without offers", "a minute left", "none", true, "free service 0 window_open"],
  ["order", "without offers", "ended", "utility", true, "template utility 2500 window_closed"],
  ["reminder", "without offers", "ended", "marketing", true, "none null null unreachable"],
  ["offer", "without offers", "a minute left", "marketing", true, "none null null unreachable"],
  ["offer", "without offers", "ended", "marketing", true, "none null null unreachable"],
];
const cases = [...nowhere, ...onWeb, ...gone, ...withoutOffers, ...inWindow, ...after];

describe("the way of a message", () => {
  it("is told by a table of 100 cases", () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
  });

  it.each(cases)("%s, %s, window %s, template %s, consent %s: %s", (kind, place, window, template, consents, says) => {
    const facts = {
      ...{ message: { kind }, person: places[place], windowUntil: windows[window] },
      ...{ consents, template: templates[template], prices },
    };
    expect(say(planRoute(facts, now))).toBe(says);
  });

  it("has no price where nobody said one", () => {
    const unknown = { utility: null, marketing: null };
    const facts = { message: { kind: "order" as const }, person: places.whatsapp, windowUntil: null, consents: false };
    expect(planRoute({ ...facts, template: templates.utility, prices: unknown }, now)).toMatchObject({
      ...{ route: "template", priceMinor: null },
    });
  });
});
