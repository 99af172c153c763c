import { describe, expect, it } from "vitest";
import { planRoute, type RouteFacts, type RoutePlan } from "./plan-route.ts";

const now = new Date("2026-03-02T09:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const prices = { utility: 2_500, marketing: 9_000 };

type Kind = RouteFacts["message"]["kind"];
const kinds: Kind[] = ["reply", "order", "reminder", "offer"];
const places = {
  nowhere: { channel: null, unreachableCode: null, isDisconnected: false, isAway: false },
  web: { channel: "web", unreachableCode: null, isDisconnected: false, isAway: false },
  whatsapp: { channel: "whatsapp", unreachableCode: null, isDisconnected: false, isAway: false },
  "web, long ago": { channel: "web", unreachableCode: null, isDisconnected: false, isAway: true },
  unreachable: { channel: "whatsapp", unreachableCode: 131026, isDisconnected: false, isAway: false },
  "without offers": { channel: "whatsapp", unreachableCode: 131050, isDisconnected: false, isAway: false },
  disconnected: { channel: "whatsapp", unreachableCode: null, isDisconnected: true, isAway: false },
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
const bySms = { number: "good", consents: false, parts: 2, partMinor: 1_000 } as const;
const ways = {
  off: null,
  on: bySms,
  agreed: { ...bySms, consents: true },
  dear: { ...bySms, consents: true, partMinor: 4_000 },
  "as dear": { ...bySms, parts: 1, partMinor: 2_500 },
  "no number": { ...bySms, number: "none", consents: true },
  "bad number": { ...bySms, number: "bad", consents: true },
} as const satisfies Record<string, RouteFacts["sms"]>;
type SmsCase = [
  kind: Kind,
  place: keyof typeof places,
  window: keyof typeof windows,
  template: keyof typeof templates,
  consents: boolean,
  sms: keyof typeof ways,
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
const news = (["order", "reminder"] as const).flatMap((kind): SmsCase[] => [
  // Where nothing else reaches them, whatever they said about offers.
  [kind, "nowhere", "never", "none", false, "on", "sms null 2000 nowhere"],
  [kind, "disconnected", "a minute left", "utility", false, "on", "sms null 2000 disconnected"],
  [kind, "unreachable", "a minute left", "utility", false, "on", "sms null 2000 unreachable"],
  [kind, "whatsapp", "ended", "none", false, "on", "sms null 2000 no_template"],
  [kind, "whatsapp", "never", "waiting", false, "on", "sms null 2000 template_not_approved"],
  [kind, "whatsapp", "ended", "marketing", false, "on", "sms null 2000 no_consent"],
  [kind, "whatsapp", "ended", "none", false, "dear", "sms null 8000 no_template"],
  // What is free goes first, what costs less second.
  [kind, "web", "never", "none", false, "on", "web null 0 on_web"],
  [kind, "web, long ago", "never", "none", false, "on", "sms null 2000 away"],
  [kind, "web, long ago", "never", "none", false, "off", "web null 0 on_web"],
  [kind, "web, long ago", "never", "none", false, "bad number", "web null 0 on_web"],
  [kind, "whatsapp", "a minute left", "utility", false, "on", "free service 0 window_open"],
  [kind, "whatsapp", "ended", "utility", false, "on", "sms null 2000 cheaper"],
  [kind, "whatsapp", "ended", "utility", false, "as dear", "template utility 2500 window_closed"],
  [kind, "whatsapp", "ended", "utility", false, "dear", "template utility 2500 window_closed"],
  [kind, "whatsapp", "ended", "marketing", true, "dear", "sms null 8000 cheaper"],
  // Why it does not reach them is what WhatsApp says of it, where there is one.
  [kind, "nowhere", "never", "none", true, "no number", "none null null no_number"],
  [kind, "nowhere", "never", "none", true, "bad number", "none null null bad_number"],
  [kind, "whatsapp", "ended", "none", true, "no number", "none null null no_template"],
  [kind, "unreachable", "ended", "utility", true, "bad number", "none null null unreachable"],
  [kind, "whatsapp", "ended", "utility", true, "no number", "template utility 2500 window_closed"],
]);
const offers: SmsCase[] = [
  ["offer", "nowhere", "never", "none", false, "agreed", "sms null 2000 nowhere"],
  ["offer", "nowhere", "never", "none", true, "on", "none null null no_consent"],
  ["offer", "nowhere", "never", "none", true, "no number", "none null null no_number"],
  ["offer", "nowhere", "never", "none", true, "bad number", "none null null bad_number"],
  ["offer", "whatsapp", "a minute left", "none", false, "agreed", "sms null 2000 no_consent"],
  ["offer", "whatsapp", "a minute left", "none", false, "on", "none null null no_consent"],
  ["offer", "whatsapp", "a minute left", "none", true, "agreed", "free service 0 window_open"],
  ["offer", "whatsapp", "ended", "marketing", true, "on", "template marketing 9000 window_closed"],
  ["offer", "whatsapp", "ended", "marketing", true, "agreed", "sms null 2000 cheaper"],
  ["offer", "whatsapp", "ended", "marketing", true, "dear", "sms null 8000 cheaper"],
  ["offer", "without offers", "ended", "marketing", true, "agreed", "sms null 2000 unreachable"],
  ["offer", "web, long ago", "never", "none", true, "on", "web null 0 on_web"],
  ["offer", "web, long ago", "never", "none", true, "agreed", "sms null 2000 away"],
];
const replies: SmsCase[] = [
  ["reply", "nowhere", "never", "none", true, "agreed", "none null null nowhere"],
  ["reply", "web, long ago", "never", "none", true, "agreed", "web null 0 on_web"],
  ["reply", "whatsapp", "ended", "utility", true, "agreed", "none null null window_closed"],
];
const withoutSms = [...nowhere, ...onWeb, ...gone, ...withoutOffers, ...inWindow, ...after].map(
  ([kind, place, window, template, consents, says]): SmsCase => [kind, place, window, template, consents, "off", says],
);
const cases = [...withoutSms, ...news, ...offers, ...replies];

describe("the way of a message", () => {
  it("is told by a table of 150 cases", () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
  });

  it.each(cases)(
    "%s, %s, window %s, template %s, consent %s, SMS %s: %s",
    (kind, place, window, template, consents, sms, says) => {
      const facts = {
        ...{ message: { kind }, person: places[place], windowUntil: windows[window] },
        ...{ consents, template: templates[template], prices, sms: ways[sms] },
      };
      const plan = planRoute(facts, now);
      expect(say(plan)).toBe(says);
      expect(plan.parts).toBe(plan.route === "sms" ? ways[sms]?.parts : null);
    },
  );

  it("has no price where nobody said one", () => {
    const unknown = { utility: null, marketing: null };
    const facts = { message: { kind: "order" as const }, person: places.whatsapp, windowUntil: null, consents: false };
    for (const sms of [null, bySms])
      expect(planRoute({ ...facts, template: templates.utility, prices: unknown, sms }, now)).toMatchObject({
        ...{ route: "template", priceMinor: null },
      });
  });
});
