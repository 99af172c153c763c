"use client";

import type { CountedLine, StockItem } from "@mauzo/contract/catalogue/stock";
import { formatCount, readCount } from "@mauzo/format/numbers/format-count";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { clsx } from "clsx";
import { Check, Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId } from "react";
import { type CountDraftLine, differenceOf, onHand } from "../../rules/count-draft.ts";
import { shownDelta, titleOf } from "../../rules/stock-labels.ts";
import { ItemName } from "../item-name.tsx";
import { CountProblem } from "./count-problem.tsx";

type Props = {
  item: StockItem;
  line: CountDraftLine | undefined;
  /** Typed text that is not a valid count. It stays until corrected, and is not counted. */
  unread: string | undefined;
  problem: CountedLine | undefined;
  onCount: (counted: number) => void;
  onMistype: (text: string) => void;
  onRemove: () => void;
};

/** The "next" key of a phone's keyboard moves to the next item. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const inputs = [...document.querySelectorAll<HTMLInputElement>("[data-counted]")];
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
}

/**
 * One item to count: confirm with one press, one more or fewer, or type the number. The buttons are within reach of the
 * thumb.
 */
export function CountRow({ item, line, unread, problem, onCount, onMistype, onRemove }: Props) {
  const t = useTranslations("stock.count");
  const problems = useTranslations("stock.problem");
  const title = titleOf(item);
  const problemId = useId();
  const expected = line && !problem ? line.expected : onHand(item);
  const counted = line?.counted ?? expected;
  const difference = line ? differenceOf({ counted, expected }) : 0;
  return (
    <li
      className={clsx(
        "border-line border-b px-3 py-1.5 transition-colors duration-150 first:rounded-t-card last:rounded-b-card last:border-0 md:flex md:items-center md:gap-4 md:px-5 md:py-3",
        line && "bg-primary-soft",
      )}
    >
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-x-3 big-text:flex-wrap">
          <ItemName item={item} />
          <p className="flex shrink-0 flex-col items-end gap-0.5 text-[0.8125rem] text-muted">
            <span className="tabular-nums">{t("expected", { count: formatCount(expected) })}</span>
            {(["held", "ordered"] as const)
              .filter((part) => expected === onHand(item) && item[part] > 0)
              .map((part) => (
                <span key={part} className="text-xs tabular-nums">
                  {t(part, { count: formatCount(item[part]) })}
                </span>
              ))}
            {line && (
              <Badge tone={difference < 0 ? "danger" : "neutral"}>
                {difference === 0 ? t("same") : t("difference", { difference: shownDelta(difference) })}
              </Badge>
            )}
          </p>
        </div>
        {problem && <CountProblem problem={problem} />}
        {unread !== undefined && (
          <p id={problemId} role="alert" className="mt-1.5 text-[0.8125rem] text-danger-strong">
            {problems("count")}
          </p>
        )}
      </div>
      <div className="mt-1 flex items-center justify-end gap-2 md:mt-0">
        <Button
          variant="secondary"
          aria-label={t("fewer", { item: title })}
          disabled={counted === 0}
          onClick={() => onCount(counted - 1)}
          className="size-11 px-0!"
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <Input
          data-counted
          aria-label={t("counted", { item: title })}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={7}
          aria-invalid={unread !== undefined}
          aria-describedby={unread === undefined ? undefined : problemId}
          value={unread ?? (line ? String(line.counted) : "")}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={goOn}
          onChange={({ target: { value } }) => {
            const typed = readCount(value);
            if (typed !== undefined) onCount(typed);
            else if (value === "") onRemove();
            else onMistype(value);
          }}
          className="h-11! w-20! text-center font-semibold tabular-nums md:text-base"
        />
        <Button
          variant="secondary"
          aria-label={t("more", { item: title })}
          onClick={() => onCount(counted + 1)}
          className="size-11 px-0!"
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant={line && difference === 0 ? "primary" : "outline"}
          aria-label={t("asExpected", { item: title })}
          aria-pressed={line !== undefined && difference === 0}
          onClick={() => (line && difference === 0 ? onRemove() : onCount(expected))}
          className="size-11 px-0!"
        >
          <Check aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  );
}
