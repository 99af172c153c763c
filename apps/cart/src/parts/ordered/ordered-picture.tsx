import { pictureSrcSet } from "@mauzo/format/picture-urls";

type Props = { picture: string | undefined; name: string };

/** The picture of what was ordered, or the first letter of its name. */
export const OrderedPicture = ({ picture, name }: Props) =>
  picture ? (
    // biome-ignore lint/performance/noImgElement: next/image uses root paths, which belong to the site
    <img
      src={picture}
      srcSet={pictureSrcSet(picture)}
      sizes="56px"
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      className="size-14 shrink-0 rounded-control bg-sunken object-cover"
    />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-control bg-primary-soft font-semibold text-primary-strong text-xl"
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
