import { fill } from "@mauzo/format/fill";
import { pictureSrcSet } from "@mauzo/format/picture-urls";
import { KangaTile } from "@mauzo/product-cards/shop/kanga-tile";
import { useState } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";
import { AllPictures } from "../product/all-pictures.tsx";
import { scriptOnly } from "../product/form-number.tsx";

type Props = {
  name: string;
  pictures: readonly string[];
  first: number;
  /** On the product's own page all pictures can be seen without a script, too. */
  isOnPage?: boolean;
  texts: Messages["shopfront"];
};

const sizes = "(min-width: 768px) 460px, 100vw";

/** A product's pictures: one large, starting with `first`, and all of them as thumbnails to choose from. */
export function Gallery({ name, pictures, first, isOnPage = false, texts }: Props) {
  const [at, setAt] = useState(first);
  const shown = pictures[at];
  if (!shown) return <KangaTile name={name} className="h-[112px] text-5xl md:h-full" />;
  return (
    <div className="bg-sunken">
      <img
        key={shown}
        src={shown}
        srcSet={pictureSrcSet(shown)}
        sizes={sizes}
        width={640}
        height={640}
        alt=""
        fetchPriority={isOnPage ? "high" : undefined}
        className="max-h-[max(20dvh,min(44dvh,100dvh_-_24rem))] w-full object-cover md:aspect-square md:max-h-none"
      />
      {pictures.length > 1 && (
        <ul className={`flex gap-2 overflow-x-auto p-3 ${isOnPage ? scriptOnly : ""}`}>
          {pictures.map((picture, index) => (
            <li key={picture} className="shrink-0">
              <button
                type="button"
                aria-label={fill(texts.picture, { number: index + 1 })}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className="block overflow-hidden rounded-control border-2 border-transparent aria-pressed:border-primary"
              >
                <img
                  src={picture.replace(/\/640\.webp$/, "/160.webp")}
                  width={56}
                  height={56}
                  alt=""
                  loading="lazy"
                  className="size-[56px] object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOnPage && <AllPictures pictures={pictures.slice(1)} sizes={sizes} texts={texts} />}
    </div>
  );
}
