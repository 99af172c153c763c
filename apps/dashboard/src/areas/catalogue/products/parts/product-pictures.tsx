"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Picture } from "../../../../components/picture.tsx";

/** The cover in large, and every picture to choose the large one from. */
export function ProductPictures({ product }: { product: Product }) {
  const t = useTranslations("upload");
  const { name, pictures } = product;
  const [chosen, setChosen] = useState(0);
  const large = pictures[chosen] ?? pictures[0];
  return (
    <>
      <Picture
        name={name}
        address={large?.url ?? product.image_url}
        alt={name}
        sizes="(min-width: 1024px) 272px, 320px"
        className="mx-auto aspect-square w-full max-w-80 lg:max-w-none"
      />
      {pictures.length > 1 && (
        <ul aria-label={t("pictures")} className="mx-auto mt-2 grid max-w-80 grid-cols-4 gap-2 lg:max-w-none">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={t("numbered", { name, number: String(index + 1) })}
                aria-pressed={picture === large}
                onClick={() => setChosen(index)}
                className={clsx(
                  "block w-full overflow-hidden rounded-control outline-offset-2",
                  picture === large ? "ring-2 ring-primary" : "hover:opacity-80",
                )}
              >
                <Picture address={picture.url} name={name} sizes="76px" className="block aspect-square w-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
