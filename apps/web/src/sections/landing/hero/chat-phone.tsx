import { clsx } from "clsx";
import { ShoppingBasket } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Picture } from "../../../layout/picture.tsx";
import { amount, chosen, demoProducts } from "../../../lib/demo/demo-products.ts";

function Bubble({ mine = false, className, children }: { mine?: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "max-w-[85%] rounded-2xl px-3.5 py-2 text-[0.8125rem] leading-snug",
        mine ? "self-end rounded-br-md bg-primary text-on-primary" : "self-start rounded-bl-md bg-card",
        className,
      )}
    >
      {children}
    </div>
  );
}

function Choice({ picture, name, price }: { picture: string; name: string; price: string }) {
  return (
    <div className="min-w-0 flex-1 overflow-hidden rounded-card bg-card">
      <Picture src={picture} width={128} height={64} sizes="130px" className="h-16 w-full object-cover" />
      <div className="px-2.5 py-2">
        <p className="truncate font-medium text-xs">{name}</p>
        <p className="text-[0.6875rem] text-muted tabular-nums">{price}</p>
      </div>
    </div>
  );
}

/**
 * The whole product in one picture: a question, an answer with products, a choice, a cart, as in the demo shop's chat.
 */
export function ChatPhone() {
  const t = useTranslations("landing.scene");
  return (
    <div className="w-[296px] rounded-[44px] bg-night p-2.5 shadow-float">
      <div className="overflow-hidden rounded-[34px] bg-sunken">
        <div className="flex items-center gap-3 border-line border-b bg-card px-5 pt-5 pb-3.5">
          <span className="grid size-9 place-items-center rounded-full bg-accent font-bold font-display text-on-accent">
            D
          </span>
          <span>
            <span className="block font-semibold text-sm leading-tight">{t("shop")}</span>
            <span className="block text-muted text-xs leading-tight">{t("status")}</span>
          </span>
        </div>
        <div className="flex h-[468px] flex-col justify-end gap-2 p-3.5">
          <Bubble mine>{t("question")}</Bubble>
          <Bubble>{t("answer")}</Bubble>
          <div className="flex gap-2">
            {demoProducts.map((one) => (
              <Choice key={one.name} {...one} />
            ))}
          </div>
          <Bubble mine>{chosen.name}</Bubble>
          <Bubble>{t("howMany")}</Bubble>
          <Bubble mine>{amount}</Bubble>
          <Bubble className="w-[85%]">
            {t("cart")}
            <span className="mt-2 flex h-9 items-center justify-center gap-2 rounded-control bg-primary-soft font-medium text-primary-strong">
              <ShoppingBasket className="size-4" />
              {t("open")}
            </span>
          </Bubble>
        </div>
        <div className="border-line border-t bg-card px-4 pt-3 pb-6">
          <div className="rounded-full bg-sunken px-4 py-2 text-muted text-xs">{t("compose")}</div>
        </div>
      </div>
    </div>
  );
}
