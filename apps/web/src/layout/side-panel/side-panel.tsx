import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { qrPath } from "@mauzo/qr-code/qr-path";
import { ChevronRight, QrCode } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { companyDetails } from "../../lib/company-details.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

type Props = {
  shop?: Pick<PublicShop, "whatsapp_number"> | undefined;
  /** Where it would cover what the page begins with. */
  startsFolded?: boolean;
};

function DemoCode() {
  const t = useTranslations("sidePanel");
  const locale = useLocale();
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has one size.
    <img
      src={`/pictures/whatsapp-demo-${locale}.svg`}
      alt={t("code", { link: "WhatsApp" })}
      width={192}
      height={192}
      loading="lazy"
      className="w-full"
    />
  );
}

function ShopCode({ link }: { link: string }) {
  const t = useTranslations("sidePanel");
  const { path, size } = qrPath(link);
  return (
    <svg role="img" aria-label={t("code", { link: "WhatsApp" })} viewBox={`0 0 ${size} ${size}`} className="w-full">
      <path d={path} />
    </svg>
  );
}

/**
 * A panel beside the page on wide screens: a code to scan for the demo on WhatsApp, and on a shop's page for that shop.
 * Opens and folds without JavaScript too. On a shop's page it starts folded, so that it doesn't cover the shop's
 * content, and on the landing page, whose picture says the same.
 */
export function SidePanel({ shop, startsFolded = shop !== undefined }: Props) {
  const t = useTranslations("sidePanel");
  const kind = shop ? "shop" : "demo";
  const link = shop ? whatsappLink(shop.whatsapp_number) : whatsappLink(companyDetails.whatsappDemo, t("hello"));
  return (
    <aside
      aria-label={t(`${kind}.label`)}
      className="fixed top-1/2 right-0 z-30 hidden -translate-y-1/2 wide:block print:hidden"
    >
      <details open={!startsFolded} data-side-panel="" className="group flex">
        <summary
          className="absolute top-1/2 right-full flex -translate-y-1/2 items-center gap-2 rounded-l-card bg-night px-2 py-3.5 text-on-night hover:bg-night-soft group-open:px-1"
          aria-label={t(`${kind}.label`)}
        >
          <span className="flex items-center gap-2 font-medium text-sm [writing-mode:vertical-rl] group-open:hidden">
            <QrCode aria-hidden="true" className="size-5 rotate-90" />
            {t(`${kind}.tab`)}
          </span>
          <ChevronRight aria-hidden="true" className="hidden size-5 group-open:block" />
        </summary>
        <div className="panel-arrives w-56 rounded-l-card border border-line border-r-0 bg-card p-4 text-center shadow-float">
          <p className="font-bold font-display text-lg leading-tight">{t(`${kind}.title`)}</p>
          <a href={link} target="_blank" rel="noopener" className="mt-3 block rounded-control">
            {shop ? <ShopCode link={link} /> : <DemoCode />}
          </a>
          <p className="mt-2 text-muted text-sm leading-snug">{t(`${kind}.text`)}</p>
        </div>
      </details>
    </aside>
  );
}
