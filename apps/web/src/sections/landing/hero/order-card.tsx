import { PackageCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { amount, chosen, total } from "../../../lib/demo/demo-products.ts";

/** The other end of the same chat: the order that arrives at the shop. */
export function OrderCard() {
  const t = useTranslations("landing.scene");
  return (
    <div className="absolute -left-[24px] bottom-7 w-[224px] overflow-hidden rounded-card bg-card p-4 shadow-float md:-left-[112px] lg:-left-[128px]">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <PackageCheck className="size-5" />
        </span>
        <span className="leading-tight">
          <span className="block font-semibold text-base">{t("order")}</span>
          <span className="block text-muted text-xs">{t("now")}</span>
        </span>
      </div>
      <div className="mt-3 border-line border-t pt-3 text-sm leading-snug">
        <p>
          {amount} × {chosen.name}
        </p>
        <p className="mt-0.5 font-semibold tabular-nums">{total}</p>
      </div>
    </div>
  );
}
