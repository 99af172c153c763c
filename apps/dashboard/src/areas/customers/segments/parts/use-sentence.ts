"use client";

import type { SegmentDocument, SegmentRule } from "@mauzo/contract/customers/segment-criteria";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { useAccount } from "../../../../lib/session/account.tsx";

/** Says a question in one sentence; `names` are those of the products and sets in it. */
export function useSentence(): (document: SegmentDocument, names: ReadonlyMap<string, string>) => string {
  const t = useTranslations("segments");
  const s = useTranslations("segments.sentence");
  const category = useTranslations("category");
  const { currency } = useAccount().shop;

  function sayRule(rule: SegmentRule, names: ReadonlyMap<string, string>): string {
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
      case "bought":
      case "bought_category":
      case "bought_set": {
        const value = nameOf(rule, names);
        return rule.within_days === null
          ? s(rule.criterion, { value })
          : s(`${rule.criterion}_within`, { value, days: rule.within_days });
      }
    }
  }
  function nameOf(rule: Extract<SegmentRule, { within_days: unknown }>, names: ReadonlyMap<string, string>): string {
    if (rule.criterion === "bought_category") return category(rule.value);
    const name = names.get(rule.value);
    if (name !== undefined) return isolateBidi(name);
    return s(rule.criterion === "bought" ? "aProduct" : "aSet");
  }
  const join = (parts: readonly string[], match: "all" | "any") => parts.join(` ${s(match)} `);
  return ({ match, rules }, names) => {
    const say = (rule: SegmentRule) => {
      const said = sayRule(rule, names);
      return rule.not ? s("not", { rule: said }) : said;
    };
    const parts = rules.map((rule) => ("rules" in rule ? `(${join(rule.rules.map(say), rule.match)})` : say(rule)));
    return s("start", { rules: join(parts, match) });
  };
}
