import type { PublicProduct, PublicShop } from "@mauzo/contract/public-shops";
import { clsx } from "clsx";
import { ImageOff } from "lucide-react";
import { Picture } from "../../chrome/picture.tsx";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { pictureAddress } from "../../lib/picture-address.ts";
import { priceText } from "../../lib/price-text.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

const fewAtMost = 3;

function ProductPicture({ url, dimmed }: { url: string | null; dimmed: boolean }) {
  const picture = pictureAddress(url);
  if (!picture) return <ImageOff aria-hidden="true" strokeWidth={1.5} className="size-8 text-line-strong" />;
  return (
    <Picture
      src={picture}
      width={400}
      height={400}
      sizes="(min-width: 1024px) 280px, (min-width: 640px) 33vw, 50vw"
      className={clsx("size-full object-cover", dimmed && "opacity-45 grayscale")}
    />
  );
}

function Choices({ product, label }: { product: PublicProduct; label: string }) {
  const named = product.variants.filter(({ name }) => name !== "");
  if (named.length < 2) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-1.5 text-sm">
      {named.map(({ id, name, stock }) => (
        <li
          key={id}
          className={clsx(
            "wrap-anywhere rounded-full bg-sunken px-2.5 py-0.5",
            stock <= 0 && "text-muted line-through",
          )}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

type Props = { product: PublicProduct; shop: PublicShop; messages: Messages["shop"] };

export function ProductCard({ product, shop, messages }: Props) {
  const soldOut = product.stock <= 0;
  const few = !soldOut && product.stock <= fewAtMost;
  return (
    <li className="flex min-w-0 flex-col">
      <div className="relative grid aspect-square place-items-center overflow-hidden rounded-card bg-sunken">
        <ProductPicture url={product.image_url} dimmed={soldOut} />
        {(soldOut || few) && (
          <span
            className={clsx(
              "absolute top-2.5 left-2.5 rounded-full px-3 py-1 font-medium text-sm",
              soldOut ? "bg-night text-on-night" : "bg-accent text-on-accent",
            )}
          >
            {soldOut ? messages.soldOut : fill(messages.fewLeft, { count: product.stock })}
          </span>
        )}
      </div>
      <h3 className="wrap-anywhere mt-3 font-semibold text-base leading-snug md:text-lg">{product.name}</h3>
      <p className="mt-0.5 text-base tabular-nums">{priceText(product)}</p>
      {product.description !== "" && (
        <p className="wrap-anywhere mt-1.5 line-clamp-2 text-muted text-sm leading-relaxed">{product.description}</p>
      )}
      <Choices product={product} label={messages.choices} />
      {product.add_on_groups.length > 0 && <p className="mt-2 text-muted text-sm">+ {messages.extras}</p>}
      {!soldOut && (
        <a
          data-chat=""
          href={whatsappLink(shop.whatsapp_number, fill(messages.askMessage, { product: product.name }))}
          aria-label={`${messages.order}: ${product.name}`}
          className="mt-auto inline-flex min-h-11 w-fit items-center font-medium text-base text-primary underline-offset-4 hover:underline"
        >
          {messages.order}
        </a>
      )}
    </li>
  );
}
