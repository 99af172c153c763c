// @vitest-environment happy-dom

import {
  SegmentDocument,
  type SegmentDocumentInput,
  segmentCriteria,
} from "@mauzo/contract/customers/segment-criteria";
import { IntlProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { english } from "../../../../i18n/messages/en/english.ts";
import { swahili } from "../../../../i18n/messages/sw/swahili.ts";
import { useSentence } from "./use-sentence.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../lib/session/account.tsx", () => ({ useAccount: () => ({ shop: { currency: "TZS" } }) }));

const kanga = "0195f3a0-0000-7000-8000-000000000001";
const holidays = "0195f3a0-0000-7000-8000-000000000002";
const unknown = "0195f3a0-0000-7000-8000-000000000003";
const names = new Map([
  [kanga, "Kanga ya Zanzibar"],
  [holidays, "Sikukuu"],
]);
const messages = { en: english, sw: swahili };

const Sentence = ({ question }: { question: SegmentDocument }) => <p>{useSentence()(question, names)}</p>;
/** Says a question as the page does in this language. */
async function say(language: "en" | "sw", asked: SegmentDocumentInput): Promise<string> {
  const question = SegmentDocument.parse(asked);
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <IntlProvider locale={language} messages={messages[language]} timeZone="Africa/Dar_es_Salaam" onError={fail}>
        <Sentence question={question} />
      </IntlProvider>,
    ),
  );
  const said = place.textContent ?? "";
  await act(async () => root.unmount());
  return said;
}
const fail = (error: Error) => expect.fail(error.message);

const kinondoni = { criterion: "location", operator: "eq", value: "Kinondoni" } as const;
const often = { criterion: "total_orders", operator: "ge", value: 3 } as const;
const lately = { criterion: "last_order", operator: "le", value: 30 } as const;
const vip = { criterion: "tag", operator: "eq", value: "vip" } as const;
const boughtKanga = { criterion: "bought", operator: "eq", value: kanga } as const;

const questions: [SegmentDocumentInput, en: string, sw: string][] = [
  [
    { match: "all", rules: [kinondoni, often, { ...lately, not: true }] },
    "Customers in Kinondoni and who ordered at least 3 times and not: whose last order was at most 30 days ago (or not known)",
    "Wateja wa Kinondoni na walioagiza mara angalau 3 na si: ambao oda yao ya mwisho ni siku hadi 30 zilizopita (au haijulikani)",
  ],
  [
    { match: "any", rules: [vip, { criterion: "owed", operator: "gt", value: 5_000_000 }] },
    "Customers with the tag vip or who owe more than 50,000.00 TZS",
    "Wateja wenye lebo vip au wanaodaiwa zaidi ya 50,000.00 TZS",
  ],
  [
    { match: "all", rules: [often, { match: "any", rules: [kinondoni, { ...vip, not: true }] }] },
    "Customers who ordered at least 3 times and (in Kinondoni or not: with the tag vip (or not known))",
    "Wateja walioagiza mara angalau 3 na (wa Kinondoni au si: wenye lebo vip (au haijulikani))",
  ],
  [
    { match: "any", rules: [{ match: "all", rules: [kinondoni, vip] }, boughtKanga] },
    "Customers (in Kinondoni and with the tag vip) or who bought Kanga ya Zanzibar",
    "Wateja (wa Kinondoni na wenye lebo vip) au walionunua Kanga ya Zanzibar",
  ],
  [
    { match: "all", rules: [{ ...boughtKanga, within_days: 30 }] },
    "Customers who bought Kanga ya Zanzibar within 30 days",
    "Wateja walionunua Kanga ya Zanzibar ndani ya siku 30",
  ],
  [
    { match: "all", rules: [{ criterion: "bought_set", operator: "eq", value: holidays, within_days: 1, not: true }] },
    "Customers not: who bought from the set Sikukuu within 1 day (or not known)",
    "Wateja si: walionunua bidhaa za seti Sikukuu ndani ya siku 1 (au haijulikani)",
  ],
  [
    { match: "all", rules: [{ ...boughtKanga, value: unknown }] },
    "Customers who bought a product",
    "Wateja walionunua bidhaa fulani",
  ],
  [
    { match: "all", rules: [{ criterion: "total_orders", operator: "eq", value: 1 }] },
    "Customers who ordered exactly 1 time",
    "Wateja walioagiza mara sawa na 1",
  ],
];

it.each(questions)(
  "says in both languages what is asked: groups, not, any and all, within so many days (%#)",
  async (asked, en, sw) => {
    expect([await say("en", asked), await say("sw", asked)]).toEqual([en, sw]);
  },
);

const sampleOf = {
  ...{ money: 1_000, count: 2, days: 7, place: "Sinza", tag: "vip", product: kanga, set: holidays },
  choice: undefined,
};
const choiceOf: Record<string, string> = {
  ...{ language: "sw", gender: "female", channel: "whatsapp", source: "imported", consent: "sms" },
  bought_category: "home",
};
it("has words for every criterion with each of its operators, and of each not, in both languages", async () => {
  for (const [criterion, { input, operators }] of Object.entries(segmentCriteria))
    for (const operator of operators)
      for (const not of [false, true]) {
        const rule = { criterion, operator, value: sampleOf[input] ?? choiceOf[criterion], not };
        const asked = SegmentDocument.parse({ match: "all", rules: [rule] });
        const [en, sw] = [await say("en", asked), await say("sw", asked)];
        expect(en).toMatch(/^Customers [^{}]+$/);
        expect(sw).toMatch(/^Wateja [^{}]+$/);
        expect([en.includes("not: "), sw.includes("si: ")]).toEqual([not, not]);
      }
});

it("keeps a name that turns the direction of its text apart from the sentence", async () => {
  const asked = SegmentDocument.parse({ match: "all", rules: [{ ...vip, value: "سوق" }, often] });
  expect(await say("en", asked)).toBe("Customers with the tag \u2068سوق\u2069 and who ordered at least 3 times");
});
