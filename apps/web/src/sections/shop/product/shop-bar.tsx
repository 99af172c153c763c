import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { ChevronLeft, MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../../layout/button-link.tsx";
import { whatsappLink } from "../../../lib/whatsapp-link.ts";

/** Above a product: whose it is, the way to the whole shop, and the chat. */
export function ShopBar({ shop, address }: { shop: PublicShop; address: string }) {
  const t = useTranslations("shop");
  return (
    <div className="mb-4 flex items-center justify-between gap-3">
      <a
        href={address}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 font-semibold text-base hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <span lang={shop.language ?? undefined} className="truncate">
          {shop.name}
        </span>
      </a>
      <ButtonLink variant="secondary" href={whatsappLink(shop.whatsapp_number)} data-chat="" className="shrink-0!">
        <MessageCircle aria-hidden="true" className="size-5" />
        {t("chat")}
      </ButtonLink>
    </div>
  );
}
