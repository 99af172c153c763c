import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { companyDetails } from "../../lib/company-details.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

type Props = { shop: Pick<PublicShop, "name" | "whatsapp_number"> | undefined };

/** The chat's frame while the chat is on its way (`lib/page-scripts/chat-press`), drawn by the page itself. */
export function ChatOpening({ shop }: Props) {
  const t = useTranslations("sidePanel");
  return (
    <section
      hidden
      data-chat-opening=""
      role="dialog"
      aria-label={shop?.name ?? "Mauzo"}
      className="chat-opening z-50 flex flex-col bg-card text-ink"
    >
      <div className="flex items-center justify-between gap-3 bg-night px-4 py-2 text-on-night">
        <p className="wrap-anywhere min-w-0 font-semibold text-lg">{shop?.name ?? "Mauzo"}</p>
        <button
          type="button"
          data-chat-close=""
          aria-label={t("closeChat")}
          className="-mr-[8px] grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-night-soft"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="grid flex-1 place-content-center gap-4 p-6 text-center">
        <p role="status" className="chat-on-its-way text-lg">
          {t("openingChat")}
        </p>
        <p className="chat-failed text-lg">{t("chatFailed")}</p>
        <a
          href={whatsappLink(shop?.whatsapp_number ?? companyDetails.whatsappDemo)}
          className="chat-late grid min-h-12 place-items-center rounded-control border border-primary px-5 font-semibold text-primary hover:bg-primary-soft"
        >
          {t("onWhatsapp")}
        </a>
      </div>
    </section>
  );
}
