"use client";

import { pictureSrcSet } from "@mauzo/format/picture";
import { clsx } from "clsx";
import { useState } from "react";
import { usePictureUrl } from "../lib/site-url.tsx";

type Props = {
  address: string | null;
  alt?: string;
  /** How wide it is shown, as `sizes` says it; the browser then fetches no more than it needs. */
  sizes?: string;
  className: string;
  onFailed?: () => void;
};

/** A picture in a box of a fixed size. Without one, or when it cannot be fetched, a quiet place in the same size. */
export function Picture({ address, alt = "", sizes = "56px", className, onFailed }: Props) {
  const url = usePictureUrl(address);
  const [failed, setFailed] = useState<string>();
  const box = clsx("shrink-0 overflow-hidden rounded-control border border-line bg-sunken", className);
  if (url === undefined || url === failed) {
    return <span className={clsx(box, "no-picture block")} />;
  }
  return (
    // biome-ignore lint/performance/noImgElement: the address is the merchant's own, on any host; there is nothing to optimise here
    <img
      src={url}
      srcSet={pictureSrcSet(url)}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={clsx(box, "object-cover")}
      onError={() => {
        setFailed(url);
        onFailed?.();
      }}
    />
  );
}
