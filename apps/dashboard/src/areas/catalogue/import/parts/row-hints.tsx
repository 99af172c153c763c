"use client";

import { dottedThousands } from "@mauzo/format/price-list/dotted-thousands";
import { joinThousands } from "@mauzo/format/price-list/join-thousands";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = {
  cells: string[];
  /** How many columns the file has. */
  width: number;
  /** Where the price stands, and how it may be read as thousands. */
  priceAt: number;
  dotted: boolean;
  edit: ((cells: string[]) => void) | undefined;
};

/** What moved beyond the headings of a row, and how its price may be meant. */
export function RowHints({ cells, width, priceAt, dotted, edit }: Props) {
  const t = useTranslations("imports.file");
  const beyond = cells.slice(width).filter((cell) => cell !== "");
  const joined = joinThousands(cells, width);
  const thousands = dotted ? undefined : dottedThousands(cells[priceAt] ?? "");
  return (
    <>
      {beyond.length > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem]">
          <span className="wrap-anywhere">{t("beyond", { cells: beyond.join(" · ") })}</span>
          {edit && joined && (
            <Button variant="secondary" size="sm" onClick={() => edit(joined)}>
              {t("joined", { amounts: joined.filter((cell) => !cells.includes(cell)).join(" · ") })}
            </Button>
          )}
          {edit && (
            <Button variant="ghost" size="sm" onClick={() => edit(cells.slice(0, width))}>
              {t("dropBeyond")}
            </Button>
          )}
        </p>
      )}
      {edit && thousands !== undefined && (
        <Button variant="secondary" size="sm" className="mb-2" onClick={() => edit(cells.with(priceAt, thousands))}>
          {t("joined", { amounts: thousands })}
        </Button>
      )}
    </>
  );
}
