"use client";

import type { DraftItem, DraftLine } from "@mauzo/contract/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { Picture } from "../../../../components/picture.tsx";
import { groupCount, withQuantity } from "../../form/draft.ts";
import { Stepper } from "./stepper.tsx";

type Props = { line: DraftLine; currency: string; onChange: (line: DraftLine) => void; onRemove: () => void };

/** A product in the order: so many of each of its variants, and of its add-ons. */
export function ChosenLine({ line, currency, onChange, onRemove }: Props) {
  const t = useTranslations("addOrder");
  const row = (item: DraftItem, title: string) => (
    <li key={item.id} className="flex items-center justify-between gap-3 big-text:flex-wrap">
      <div className="min-w-0">
        {item.name !== "" && <p className="wrap-anywhere">{item.name}</p>}
        <p className="text-[0.8125rem] text-muted tabular-nums">
          {formatMoney({ minor: item.minor, currency })}
          {item.stock !== null && ` · ${t("left", { count: String(item.stock) })}`}
        </p>
      </div>
      <Stepper
        name={title}
        quantity={item.quantity}
        most={item.stock}
        onChange={(quantity) => onChange(withQuantity(line, item.id, quantity))}
      />
    </li>
  );
  return (
    <li className="border-line border-t px-4 py-3 md:px-5">
      <div className="mb-2 flex items-center gap-3">
        <Picture address={line.image} className="size-10" />
        <p className="wrap-anywhere min-w-0 grow font-medium">{line.name}</p>
        <Button variant="ghost" size="icon" aria-label={t("remove", { name: line.name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <ul className="flex flex-col gap-2">
        {line.variants.map((item) => row(item, `${line.name} ${item.name}`.trim()))}
      </ul>
      {line.groups.map((group) => {
        const { least, most, fits } = groupCount(line, group);
        return (
          <section key={group.id} aria-label={group.name} className="mt-3 border-line border-l-2 pl-3">
            <p className="text-[0.8125rem]">
              {group.name}{" "}
              <span className={fits ? "text-muted" : "text-danger"}>
                {t("choose", { least: String(least), most: String(most) })}
              </span>
            </p>
            <ul className="mt-1 flex flex-col gap-2">{group.addOns.map((item) => row(item, item.name))}</ul>
          </section>
        );
      })}
    </li>
  );
}
