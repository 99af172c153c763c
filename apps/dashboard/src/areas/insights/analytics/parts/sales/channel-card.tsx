"use client";

import type { FigureFile, SalesFigures } from "@mauzo/contract/insights/figures";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useAmountText, useChangeText, useRowName } from "../../labels.ts";
import { pathWith } from "../../rules.ts";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";

type Props = { figures: SalesFigures; save: ((file: FigureFile) => void) | undefined };

/** Sales by where the orders came from. */
export function ChannelCard({ figures: { by_channel, currency, days }, save }: Props) {
  const t = useTranslations("analytics");
  const nameOf = useRowName();
  const changeText = useChangeText();
  const seesMoney = by_channel.every(({ sales_minor }) => sales_minor !== null);
  const write = useAmountText(currency, seesMoney);
  return (
    <Card
      title={t("byChannel")}
      description={t("byChannelText")}
      action={<SaveFile of={t("byChannel")} onSave={save && (() => save("channels"))} />}
    >
      <RankedRows
        empty={t("nothing")}
        rows={by_channel.map((row) => {
          const size = row.sales_minor ?? row.orders;
          return {
            ...{ key: row.key, name: nameOf("channel", row), size, value: write(size) },
            href: pathWith("/dashboard/orders", { ...days, channel: row.key }),
            note: `${t("orders", { count: row.orders })} · ${changeText(size, row.before_sales_minor ?? row.before_orders)}`,
          };
        })}
      />
    </Card>
  );
}
