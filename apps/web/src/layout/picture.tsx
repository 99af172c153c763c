import { pictureSrcSet } from "@mauzo/format/picture-urls";

type Props = {
  src: string;
  width: number;
  height: number;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Omitted beside text that says what it shows. */
  alt?: string;
  /** The largest element in the first viewport: loads before any other picture. */
  first?: boolean;
};

/** A picture whose size is known before it loads. */
export function Picture({ src, width, height, sizes, className, alt = "", first = false }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image writes style attributes, which the content policy refuses.
    <img
      src={src}
      srcSet={pictureSrcSet(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
}
