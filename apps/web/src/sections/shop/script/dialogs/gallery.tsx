import { fill } from "@mauzo/format/fill";
import { pictureSrcSet } from "@mauzo/format/picture-urls";
import { useState } from "react";
import type { Messages } from "../../../../i18n/messages/en.ts";

type Props = { pictures: readonly string[]; first: number; texts: Messages["shopfront"] };

/** A product's pictures: one large, starting with `first`, and all of them as thumbnails to choose from. */
export function Gallery({ pictures, first, texts }: Props) {
  const [at, setAt] = useState(first);
  const shown = pictures[at];
  if (!shown) return <div className="h-[56px] bg-sunken md:h-full" />;
  return (
    <div className="bg-sunken">
      <img
        key={shown}
        src={shown}
        srcSet={pictureSrcSet(shown)}
        sizes="(min-width: 768px) 460px, 100vw"
        width={640}
        height={640}
        alt=""
        className="max-h-[max(20dvh,min(44dvh,100dvh_-_24rem))] w-full object-cover md:aspect-square md:max-h-none"
      />
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-3">
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
                  className="size-[56px] object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
