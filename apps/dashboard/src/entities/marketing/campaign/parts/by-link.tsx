import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { SourceSums } from "@mauzo/contract/marketing/sources";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";

export type Brought = Pick<SourceSums, "carts" | "orders" | "paid">;
type Props = {
  campaign: Pick<Campaign, "clicks">;
  /** What the link brought; undefined until that is known, and for who may not. */
  brought: Brought | undefined;
};

/** How often a campaign's link was opened, and what came by it. */
export function ByLink({ campaign: { clicks }, brought }: Props) {
  const t = useTranslations("marketing");
  if (!brought) return t("clicks", { clicks });
  const { carts, orders, paid } = brought;
  return `${t("byLink", { clicks, carts, orders })}${paid ? ` · ${formatMoney(paid)}` : ""}`;
}
