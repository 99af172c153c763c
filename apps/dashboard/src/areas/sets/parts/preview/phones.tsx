import { PhoneFrame, PhoneMessage } from "@mauzo/ui/phone-frame";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Picture } from "../../../../components/picture.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { listOf, priceOf, type Row, type ShownSection } from "../../rules/renderings.ts";

type Shown = { header: string; body: string; footer: string; sections: readonly ShownSection[] };
type Props = { label: string; shown: Shown; lang: string };

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
/** What stands in a section, under its title where it has one. */
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

/** The message with products, and what opens from it. */
export function MultiPhone({ label, shown, lang }: Props) {
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
                <Picture address={product.image_url} sizes="40px" className="size-10" />
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

/** The list that stands in where products cannot be sent: ten rows. */
export function ListPhone({ label, shown, lang }: Props) {
  const t = useTranslations("sets");
  const { sections, leftOut } = listOf(shown.sections);
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

/** The chat of the shop's page: pictures beside each other, and a list to pick from. */
export function WidgetPhone({ label, shown, lang }: Props) {
  const t = useTranslations("sets");
  const { shop } = useAccount();
  const body = [shown.body, t("pickOne")].filter(Boolean).join("\n\n");
  const said = { ...shown, body, footer: shown.footer || shop.name };
  const all = shown.sections.flatMap(({ products }) => products);
  return (
    <PhoneFrame label={label}>
      <div className="flex shrink-0 gap-2 overflow-hidden">
        {all.slice(0, 4).map((product) => (
          <div key={product.id} className="w-28 shrink-0 overflow-hidden rounded-card border border-line bg-card">
            <Picture address={product.image_url} sizes="112px" className="h-20 w-28 rounded-none border-0" />
            <p className="p-2 text-xs">
              <span className="line-clamp-2 font-semibold">{product.name}</span>
              <span className="tabular-nums">{priceOf(product)}</span>
            </p>
          </div>
        ))}
      </div>
      <PhoneMessage>
        <Words {...{ shown: said, lang }} />
        <Opener>{t("seeProducts")}</Opener>
      </PhoneMessage>
      <div className="max-h-56 overflow-hidden rounded-card border border-line bg-card p-2">
        {shown.sections.map(({ title, products }) => (
          <Section key={products[0]?.id} {...{ title, lang }}>
            {products.map((product) => (
              <ListRow key={product.id} row={{ id: product.id, title: product.name, text: priceOf(product) }} />
            ))}
          </Section>
        ))}
      </div>
    </PhoneFrame>
  );
}

/** The page behind the link: each product with its way into the cart. */
export function CartPhone({ label, shown, lang }: Props) {
  const t = useTranslations("sets");
  return (
    <PhoneFrame label={label}>
      <Words {...{ shown, lang }} />
      <div className="flex max-h-96 flex-col gap-3 overflow-hidden">
        {shown.sections.map(({ title, products }) => (
          <Section key={products[0]?.id} {...{ title, lang }}>
            <div className="mt-1 grid grid-cols-2 gap-2">
              {products.map((product) => (
                <div key={product.id} className="overflow-hidden rounded-card border border-line bg-card">
                  <Picture address={product.image_url} sizes="128px" className="h-20 w-full rounded-none border-0" />
                  <div className="p-2 text-xs">
                    <p className="line-clamp-2 font-semibold">{product.name}</p>
                    <p className="tabular-nums">{priceOf(product)}</p>
                    <p className="mt-1 rounded-control bg-primary px-2 py-1 text-center text-on-primary">
                      {t("toCart")}
                    </p>
                  </div>
                </div>
              ))}
            </div>
          </Section>
        ))}
      </div>
    </PhoneFrame>
  );
}
