"use client";

import type { CountedLine } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type CountDraftLine, differenceOf } from "../../rules/count-draft.ts";
import { causesOf, shownDelta } from "../../rules/stock-labels.ts";
import { CountProblem } from "./count-problem.tsx";

type Props = {
  line: CountDraftLine;
  problem: CountedLine | undefined;
  onChange: (line: CountDraftLine) => void;
  onRemove: () => void;
};

/** One difference of a count, with fields for the reason. */
export function DifferenceRow({ line, problem, onChange, onRemove }: Props) {
  const stock = useTranslations("stock");
  const t = useTranslations("stock.count");
  const { title, expected, counted, cause, note } = line;
  const difference = differenceOf(line);
  const causes = causesOf(difference);
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="font-medium">{title}</p>
          <p className="text-muted tabular-nums">
            {t("change", { expected: formatCount(expected), counted: formatCount(counted) })}
          </p>
        </div>
        <span
          className={clsx(
            "shrink-0 py-1.5 font-semibold tabular-nums",
            difference < 0 ? "text-danger" : "text-primary-strong",
          )}
        >
          {shownDelta(difference)}
        </span>
        <Button variant="ghost" size="icon" aria-label={t("remove", { item: title })} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {problem && <CountProblem problem={problem} />}
      <div className="mt-2 grid gap-2 sm:grid-cols-2 big-text:grid-cols-1">
        <Select
          aria-label={t("causeOf", { item: title })}
          value={cause}
          onChange={({ target: { value } }) =>
            onChange({ ...line, cause: causes.find((known) => known === value) ?? cause })
          }
        >
          {causes.map((value) => (
            <option key={value} value={value}>
              {stock(`causes.${value}`)}
            </option>
          ))}
        </Select>
        <Input
          aria-label={t("noteOf", { item: title })}
          placeholder={stock("note")}
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={({ target }) => onChange({ ...line, note: target.value })}
        />
      </div>
    </li>
  );
}
