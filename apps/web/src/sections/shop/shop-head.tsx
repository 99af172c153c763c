import type { PublicShop } from "@mauzo/contract/public-shops";
import { MessageCircle } from "lucide-react";
import { ActionLink } from "../../chrome/action-link.tsx";
import { Container } from "../../chrome/container.tsx";
import { KangaBorder } from "../../chrome/kanga-border.tsx";
import { ShopLogo } from "../../chrome/shop-logo.tsx";
import type { Messages } from "../../i18n/messages/en.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

type Props = { shop: PublicShop; category: string; messages: Messages["shop"] };

/** Who the shop is and how to talk to it. */
export function ShopHead({ shop, category, messages }: Props) {
  const whatsapp = whatsappLink(shop.whatsapp_number);
  return (
    <section className="border-line border-b bg-card">
      <KangaBorder id="shop-pindo" className="block" />
      <Container className="flex gap-4 py-5 max-md:flex-col md:items-center md:gap-6 md:py-10">
        <ShopLogo large name={shop.name} url={shop.logo_url} />
        <div className="min-w-0 flex-1">
          <h1 className="wrap-anywhere text-balance font-bold font-display text-[clamp(2.25rem,1.75rem+2vw,3.25rem)] leading-[1.05] tracking-[-0.02em]">
            {shop.name}
          </h1>
          <p className="mt-2 text-base text-muted">{category}</p>
          {shop.about !== "" && <p className="wrap-anywhere mt-3 max-w-2xl text-pretty">{shop.about}</p>}
        </div>
        <div className="flex shrink-0 flex-wrap gap-3 md:flex-col lg:flex-row">
          <ActionLink href={whatsapp} data-chat="">
            <MessageCircle aria-hidden="true" className="size-5" />
            {messages.chat}
          </ActionLink>
          <ActionLink variant="secondary" href={whatsapp} target="_blank" rel="noopener">
            {messages.whatsapp}
          </ActionLink>
        </div>
      </Container>
    </section>
  );
}
