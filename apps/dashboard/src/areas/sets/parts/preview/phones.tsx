import { PhoneFrame, PhoneMessage } from "@mauzo/ui/phone-frame";
import { useTranslations } from "use-intl";
import { Picture } from "../../../../components/picture.tsx";
import { listOf, priceOf, type ShownSection } from "../../rules/renderings.ts";

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
const all = (sections: readonly ShownSection[]) => sections.flatMap(({ products }) => products);

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
          <div key={`${title}${products[0]?.id}`}>
            {title !== "" && (
              <p lang={lang} className="font-semibold text-[0.8125rem]">
                {title}
              </p>
            )}
            {products.map((product) => (
              <div key={product.id} className="flex items-center gap-2 py-1">
                <Picture address={product.image_url} sizes="40px" className="size-10" />
                <span className="min-w-0">
                  <span className="block truncate text-[0.8125rem]">{product.name}</span>
                  <span className="block text-muted text-xs tabular-nums">{priceOf(product)}</span>
                </span>
              </div>
            ))}
          </div>
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
          <div key={`${title}${rows[0]?.id}`}>
            {title !== "" && (
              <p lang={lang} className="font-semibold text-[0.8125rem]">
                {title}
              </p>
            )}
            {rows.map((row) => (
              <div key={row.id} className="border-line border-b py-1 last:border-0">
                <span className="block break-words text-[0.8125rem]">{row.title}</span>
                <span className="block break-words text-muted text-xs">{row.text}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {leftOut > 0 && <p className="text-danger text-xs">{t("leftOut", { count: leftOut })}</p>}
    </PhoneFrame>
  );
}

/** The chat of the shop's page: pictures beside each other, and a list to pick from. */
export function WidgetPhone({ label, shown, lang }: Props) {
  const t = useTranslations("sets");
  return (
    <PhoneFrame label={label}>
      <div className="flex gap-2 overflow-hidden">
        {all(shown.sections)
          .slice(0, 4)
          .map((product) => (
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
        <Words {...{ shown, lang }} />
        <p className="mt-1 text-[0.8125rem]">{t("pickOne")}</p>
        <Opener>{t("viewList")}</Opener>
      </PhoneMessage>
    </PhoneFrame>
  );
}

/** The page behind the link: each product with its way into the cart. */
export function CartPhone({ label, shown, lang }: Props) {
  const t = useTranslations("sets");
  return (
    <PhoneFrame label={label}>
      <Words {...{ shown, lang }} />
      <div className="grid max-h-96 grid-cols-2 gap-2 overflow-hidden">
        {all(shown.sections).map((product) => (
          <div key={product.id} className="overflow-hidden rounded-card border border-line bg-card">
            <Picture address={product.image_url} sizes="128px" className="h-20 w-full rounded-none border-0" />
            <div className="p-2 text-xs">
              <p className="line-clamp-2 font-semibold">{product.name}</p>
              <p className="tabular-nums">{priceOf(product)}</p>
              <p className="mt-1 rounded-control bg-primary px-2 py-1 text-center text-on-primary">{t("toCart")}</p>
            </div>
          </div>
        ))}
      </div>
    </PhoneFrame>
  );
}
