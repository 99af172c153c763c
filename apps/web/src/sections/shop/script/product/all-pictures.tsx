import { fill } from "@mauzo/format/fill";
import { pictureSrcSet } from "@mauzo/format/picture-urls";
import type { Messages } from "../../../../i18n/messages/en.ts";

type Props = { pictures: readonly string[]; sizes: string; texts: Messages["shopfront"] };

/** The pictures after the first one, below each other, where no script chooses between them. */
export const AllPictures = ({ pictures, sizes, texts }: Props) => (
  <ul className="hidden noscript:block">
    {pictures.map((picture, index) => (
      <li key={picture}>
        <img
          src={picture}
          srcSet={pictureSrcSet(picture)}
          sizes={sizes}
          width={640}
          height={640}
          alt={fill(texts.picture, { number: index + 2 })}
          loading="lazy"
          className="mt-2 w-full"
        />
      </li>
    ))}
  </ul>
);
