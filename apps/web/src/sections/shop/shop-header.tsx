import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { MapPin, MessageCircle, Tag } from "lucide-react";
import { useMessages, useTranslations } from "next-intl";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { ShopLogo } from "../../layout/shop-logo.tsx";
import { whatsappLink } from "../../lib/whatsapp-link.ts";
import { ShareMenu } from "./script/product/share-menu.tsx";
import { ShopCover } from "./shop-cover.tsx";

type Props = { shop: PublicShop; category: string; address: string };

/** The shop's name and details, and how to contact it. */
export function ShopHeader({ shop, category, address }: Props) {
  const t = useTranslations("shop");
  const { shopfront: texts } = useMessages();
  const whatsapp = whatsappLink(shop.whatsapp_number);
  return (
    <section className="border-line border-b bg-card">
      <ShopCover url={shop.cover_url} />
      <Container className="pt-3 pb-4 md:pb-10">
        <div className="flex gap-4 max-lg:flex-col lg:items-end lg:justify-between">
          <div className="min-w-0 flex-1">
            <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
              <div className="relative w-fit rounded-full bg-card md:row-span-2 md:-mt-[72px] md:p-[6px]">
                <ShopLogo large name={shop.name} url={shop.logo_url} />
              </div>
              <h1
                lang={shop.language ?? undefined}
                className="wrap-anywhere text-balance font-bold font-display text-[clamp(1.625rem,1.25rem+2vw,3.25rem)] leading-[1.05] tracking-[-0.02em]"
              >
                {shop.name}
              </h1>
              <ul className="col-span-2 mt-2 flex flex-wrap gap-x-4 text-muted text-sm md:col-span-1 md:text-base">
                <li className="inline-flex items-center gap-1.5">
                  <Tag aria-hidden="true" className="size-4 shrink-0 max-md:hidden" />
                  {category}
                </li>
                {shop.place !== "" && (
                  <li className="wrap-anywhere inline-flex min-w-0 items-center gap-1.5">
                    <MapPin aria-hidden="true" className="size-4 shrink-0 max-md:hidden" />
                    {shop.place}
                  </li>
                )}
              </ul>
            </div>
            {shop.about !== "" && (
              <p
                lang={shop.language ?? undefined}
                className="wrap-anywhere mt-2 max-w-2xl text-pretty text-base max-md:line-clamp-2"
              >
                {shop.about}
              </p>
            )}
          </div>
          <div className="flex shrink-0 flex-wrap gap-2">
            <ButtonLink href={whatsapp} data-chat="" className="max-md:px-3!">
              <MessageCircle aria-hidden="true" className="size-5" />
              {t("chat")}
            </ButtonLink>
            <ButtonLink variant="secondary" href={whatsapp} target="_blank" rel="noopener" className="max-md:px-3!">
              {t("whatsapp")}
            </ButtonLink>
            <ShareMenu name={shop.name} address={address} texts={texts} className="" labelClass="max-md:sr-only" />
          </div>
        </div>
      </Container>
    </section>
  );
}
