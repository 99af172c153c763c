import { cardProduct } from "@mauzo/product-cards/shop/card-product";
import { en } from "@mauzo/product-cards/shop/labels-en";
import { sw } from "@mauzo/product-cards/shop/labels-sw";
import { ProductCard } from "@mauzo/product-cards/shop/product-card";
import { PhoneFrame, PhoneMessage } from "@mauzo/ui/phone-frame";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Picture } from "../../../../../components/picture.tsx";
import type { Language } from "../../../../../i18n/language.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { priceOf, type Row, type ShownSet, toProductFacts, toWhatsappList } from "../../rules/preview-content.ts";

type Props = { label: string; shown: ShownSet; lang: Language };

const Words = ({ shown: { header, body, footer }, lang }: Omit<Props, "label">) => (
  <div lang={lang} className="break-words">
    <p className="font-semibold">{header}</p>
    {body !== "" && <p className="mt-1 whitespace-pre-wrap text-[0.8125rem]">{body}</p>}
    {footer !== "" && <p className="mt-1 text-muted text-xs">{footer}</p>}
  </div>
);
const Opener = ({ children }: { children: string }) => (
  <p className="mt-2 border-line border-t pt-2 text-center font-medium text-primary">{children}</p>
);
/** A section's content, under its title if it has one. */
const Section = ({ title, lang, children }: { title: string; lang: string; children: ReactNode }) => (
  <div>
    {title !== "" && (
      <p lang={lang} className="break-words font-semibold text-[0.8125rem]">
        {title}
      </p>
    )}
    {children}
  </div>
);
const ListRow = ({ row }: { row: Row }) => (
  <div className="border-line border-b py-1 last:border-0">
    <span className="block break-words text-[0.8125rem]">{row.title}</span>
    <span className="block break-words text-muted text-xs">{row.text}</span>
  </div>
);

/** The WhatsApp message with products, and what opens from it. */
export function WhatsappProductsPreview({ label, shown, lang }: Props) {
  const t = useTranslations("sets");
  return (
    <PhoneFrame label={label}>
      <PhoneMessage>
        <Words {...{ shown, lang }} />
        <Opener>{t("viewItems")}</Opener>
      </PhoneMessage>
      <div className="flex max-h-80 flex-col gap-2 overflow-hidden rounded-card border border-line bg-card p-2">
        {shown.sections.map(({ title, products }) => (
          <Section key={products[0]?.id} {...{ title, lang }}>
            {products.map((product) => (
              <div key={product.id} className="flex items-center gap-2 py-1">
                <Picture address={product.image_url} name={product.name} sizes="40px" className="size-10" />
                <span className="min-w-0">
                  <span className="block truncate text-[0.8125rem]">{product.name}</span>
                  <span className="block text-muted text-xs tabular-nums">{priceOf(product)}</span>
                </span>
              </div>
            ))}
          </Section>
        ))}
      </div>
    </PhoneFrame>
  );
}

/** The list that replaces the message where products cannot be sent: ten rows. */
export function WhatsappListPreview({ label, shown, lang }: Props) {
  const t = useTranslations("sets");
  const { sections, leftOut } = toWhatsappList(shown.sections);
  return (
    <PhoneFrame label={label}>
      <PhoneMessage>
        <Words {...{ shown, lang }} />
        <Opener>{t("viewList")}</Opener>
      </PhoneMessage>
      <div className="rounded-card border border-line bg-card p-2">
        {sections.map(({ title, rows }) => (
          <Section key={rows[0]?.id} {...{ title, lang }}>
            {rows.map((row) => (
              <ListRow key={row.id} row={row} />
            ))}
          </Section>
        ))}
      </div>
      {leftOut > 0 && <p className="text-danger text-xs">{t("leftOut", { count: leftOut })}</p>}
    </PhoneFrame>
  );
}

/** The page behind the link: each product as the shop page's own card. */
export function SetPagePreview({ label, shown, lang }: Props) {
  const { shop } = useAccount();
  return (
    <PhoneFrame label={label}>
      <div className="-m-3 grow rounded-[1.5rem] bg-paper p-3">
        <Words {...{ shown, lang }} />
        <div className="mt-2 flex max-h-[28rem] flex-col gap-3 overflow-hidden">
          {shown.sections.map(({ title, products }) => (
            <Section key={products[0]?.id} {...{ title, lang }}>
              <ul
                lang={lang}
                className="mt-1 grid grid-cols-2 gap-x-4 gap-y-6 text-[1.0625rem] leading-[1.6] [zoom:0.75]"
              >
                {products.map((product) => (
                  <li key={product.id} className="min-w-0">
                    <ProductCard
                      product={cardProduct({ ...toProductFacts(product), pictures: [] })}
                      currency={shop.currency}
                      language={shop.language}
                      texts={lang === "sw" ? sw : en}
                    />
                  </li>
                ))}
              </ul>
            </Section>
          ))}
        </div>
      </div>
    </PhoneFrame>
  );
}
