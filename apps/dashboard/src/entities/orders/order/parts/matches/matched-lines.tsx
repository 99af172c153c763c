"use client";

import type { MatchedLine, OrderMatches } from "@mauzo/contract/orders/order-matches";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { firstChoice, type MatchChoice } from "../../form/matched-line.ts";
import { MatchRow } from "./match-row.tsx";
import { type ContactPart, MessageContact } from "./message-contact.tsx";

type Props = {
  matches: OrderMatches;
  onTake: (taken: { line: MatchedLine; choice: MatchChoice }[], matches: OrderMatches) => void;
  /** Takes over who wrote it; undefined where that is known. */
  onUse?: (part: ContactPart, text: string) => void;
};

/** The order lines found in a message, to correct and take over. */
export function MatchedLines({ matches, onTake, onUse }: Props) {
  const t = useTranslations("addOrder.paste");
  const { lines, unread, left_out } = matches;
  const [choices, setChoices] = useState(() => lines.map(firstChoice));
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const open = lines.flatMap((line, at) => {
    const choice = choices[at];
    return choice && choice.variantId !== "" && !taken.has(at) ? [{ at, line, choice }] : [];
  });
  function take(some: typeof open) {
    onTake(some, matches);
    setTaken(new Set([...taken, ...some.map(({ at }) => at)]));
  }
  return (
    <div className="mt-4">
      {lines.length === 0 && <p role="status">{t("nothing")}</p>}
      {lines.length > 0 && (
        <ul aria-label={t("lines")} className="divide-y divide-line border-line border-t">
          {lines.map((line, at) => (
            <MatchRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message keep their order
              key={at}
              line={line}
              choice={choices[at] ?? firstChoice(line)}
              products={matches.products}
              taken={taken.has(at)}
              onChange={(next) => setChoices(choices.map((other, place) => (place === at ? next : other)))}
              onTake={() => take(open.filter((one) => one.at === at))}
            />
          ))}
        </ul>
      )}
      {open.length > 1 && (
        <Button className="mt-2 w-full sm:w-auto" onClick={() => take(open)}>
          {t("takeAll", { count: open.length })}
        </Button>
      )}
      {onUse && <MessageContact contact={matches.contact} onUse={onUse} />}
      {unread.length > 0 && (
        <p className="wrap-anywhere mt-3 text-muted">
          {t("unread")}: {unread.map((text) => `“${text}”`).join(", ")}
        </p>
      )}
      {left_out > 0 && <p className="mt-3 text-muted">{t("leftOut", { count: left_out })}</p>}
    </div>
  );
}
