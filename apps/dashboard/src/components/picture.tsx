"use client";

import { pictureSrcSet } from "@mauzo/format/picture-urls";
import { clsx } from "clsx";
import { useState } from "react";
import { usePictureUrl } from "../lib/site-url.tsx";

type Props = {
  address: string | null;
  /** What it is of: where it is missing, its initial stands there. */
  name: string;
  alt?: string;
  /** The width it is shown at, as in the `sizes` attribute, so that the browser loads no more than it needs. */
  sizes?: string;
  className: string;
  onFailed?: () => void;
};

/** A picture in a box of fixed size. Shows the initial of its name if there is none, or if it fails to load. */
export function Picture({ address, name, alt = "", sizes = "56px", className, onFailed }: Props) {
  const url = usePictureUrl(address);
  const [failed, setFailed] = useState<string>();
  const box = clsx("shrink-0 overflow-hidden rounded-control border border-line bg-sunken", className);
  if (url === undefined || url === failed) {
    return (
      // Drawn, not text: a row that is read, found or copied begins with its name.
      <span
        aria-hidden="true"
        data-initial={[...name.trim()][0]?.toUpperCase()}
        className={clsx(
          box,
          "grid place-items-center font-semibold text-base text-muted before:content-[attr(data-initial)]",
        )}
      />
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: the merchant's own URL, on any host; nothing to optimise
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
