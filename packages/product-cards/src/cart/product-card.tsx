import type { CartProduct } from "@mauzo/contract/orders/cart";
import { fill } from "@mauzo/format/fill";
import { pictureSrcSet, pictureUrl } from "@mauzo/format/picture-urls";
import { unitsOf } from "@mauzo/selling/units-of";
import { useState } from "react";
import { AddOnGroup } from "./add-on-group.tsx";
import { addOnGroupStates } from "./add-on-group-states.ts";
import { ChoiceRow } from "./choice-row.tsx";
import type { CardLabels } from "./labels-en.ts";
import { lineName } from "./line-name.ts";
import { quantityFieldName } from "./quantity-field-name.ts";

type Props = {
  product: CartProduct;
  siteUrl: string;
  isChecked: boolean;
  labels: CardLabels;
  /** Undefined until the page's script has loaded. */
  onSettle?: () => void;
};

/** A product in the cart: what was chosen first, then everything else that can be chosen. */
export function ProductCard({ product, siteUrl, isChecked, labels, onSettle }: Props) {
  const picture = pictureUrl(product.image_url, siteUrl);
  const [first] = useState(() => new Set(product.variants.filter(({ quantity }) => quantity > 0).map(({ id }) => id)));
  const [isOpened, setOpened] = useState(false);
  const rest = first.size === 0 ? [] : product.variants.filter(({ id }) => !first.has(id));
  const isLeftOut = onSettle !== undefined && product.variants.length > 0 && unitsOf(product.variants) === 0;
  const row = (variant: CartProduct["variants"][number]) => (
    <ChoiceRow
      key={variant.id}
      field={quantityFieldName("variant", product, variant.id)}
      title={variant.name}
      label={lineName(product, variant)}
      choice={variant}
      labels={labels}
      onSettle={onSettle}
    />
  );
  return (
    <article className="rounded-card border border-line bg-card p-4">
      <div className="flex items-start gap-3">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: next/image uses root paths, which belong to the site
          <img
            src={picture}
            srcSet={pictureSrcSet(picture)}
            sizes="72px"
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
            className="size-[72px] shrink-0 rounded-control bg-sunken object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-[72px] shrink-0 place-items-center rounded-control bg-primary-soft font-semibold text-2xl text-primary-strong"
          >
            {[...product.name.trim()][0]?.toUpperCase()}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-semibold">{product.name}</h3>
          {product.description !== "" && (
            <p className="mt-1 line-clamp-3 wrap-anywhere text-muted text-sm">{product.description}</p>
          )}
        </div>
      </div>
      <div className="mt-2 divide-y divide-line">
        {product.variants.filter((variant) => !rest.includes(variant)).map(row)}
      </div>
      {rest.length > 0 && (
        <details
          // What was chosen here stays in sight.
          open={isOpened || unitsOf(rest) > 0}
          onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
          className="border-line border-t"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary text-sm underline underline-offset-4">
            {fill(labels.change, { count: rest.length })}
          </summary>
          <div className="divide-y divide-line">{rest.map(row)}</div>
        </details>
      )}
      <div hidden={isLeftOut}>
        {addOnGroupStates(product)
          .filter((group) => group.addOns.length > 0)
          .map((group) => (
            <AddOnGroup
              key={group.id}
              product={product}
              group={group}
              isChecked={isChecked}
              labels={labels}
              onSettle={onSettle}
            />
          ))}
      </div>
    </article>
  );
}
