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
      className="group fixed inset-0 z-50 flex flex-col bg-card text-ink md:inset-auto md:right-5 md:bottom-5 md:h-[min(600px,90dvh)] md:w-[380px] md:rounded-card md:border md:border-line md:shadow-float"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 bg-night px-4 text-on-night md:rounded-t-card">
        <p className="wrap-anywhere min-w-0 font-semibold text-lg">{shop?.name ?? "Mauzo"}</p>
        <button
          type="button"
          data-chat-close=""
          aria-label={t("closeChat")}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-night-soft"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="grid flex-1 place-content-center gap-4 p-6 text-center">
        <p role="status" className="text-lg group-data-failed:hidden">
          {t("openingChat")}
        </p>
        <p className="hidden text-lg group-data-failed:block">{t("chatFailed")}</p>
        <a
          href={whatsappLink(shop?.whatsapp_number ?? companyDetails.whatsappDemo)}
          className="chat-late grid min-h-12 place-items-center rounded-control border border-primary px-5 font-semibold text-primary group-data-failed:visible hover:bg-primary-soft"
        >
          {t("onWhatsapp")}
        </a>
      </div>
    </section>
  );
}
