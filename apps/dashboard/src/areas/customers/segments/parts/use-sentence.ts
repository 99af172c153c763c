"use client";

import type { SegmentDocument, SegmentRule } from "@mauzo/contract/customers/segment-criteria";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { useAccount } from "../../../../lib/session/account.tsx";

/** Says a question in one sentence; `products` are the names of those in it. */
export function useSentence(): (document: SegmentDocument, products: ReadonlyMap<string, string>) => string {
  const t = useTranslations("segments");
  const s = useTranslations("segments.sentence");
  const { currency } = useAccount().shop;

  function sayRule(rule: SegmentRule, products: ReadonlyMap<string, string>): string {
    const operator = t(`operator.${rule.operator}`);
    switch (rule.criterion) {
      case "total_amount":
      case "owed":
        return s(rule.criterion, { operator, value: formatMoney({ minor: rule.value, currency }) });
      case "total_orders":
      case "last_order":
      case "first_order":
        return s(rule.criterion, { operator, value: rule.value });
      case "location":
      case "tag":
        return s(rule.criterion, { value: isolateBidi(rule.value) });
      case "language":
      case "gender":
      case "channel":
      case "source":
      case "consent":
        return s(rule.criterion, { value: s(`choice.${rule.value}`) });
      case "bought": {
        const name = products.get(rule.value);
        const value = name === undefined ? s("aProduct") : isolateBidi(name);
        return rule.within_days === null
          ? s("bought", { value })
          : s("boughtWithin", { value, days: rule.within_days });
      }
    }
  }
  const join = (parts: readonly string[], match: "all" | "any") => parts.join(` ${s(match)} `);
  return ({ match, rules }, products) => {
    const say = (rule: SegmentRule) => {
      const said = sayRule(rule, products);
      return rule.not ? s("not", { rule: said }) : said;
    };
    const parts = rules.map((rule) => ("rules" in rule ? `(${join(rule.rules.map(say), rule.match)})` : say(rule)));
    return s("start", { rules: join(parts, match) });
  };
}
