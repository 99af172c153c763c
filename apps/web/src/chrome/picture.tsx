import { pictureSrcSet } from "@mauzo/format/picture";

type Props = {
  src: string;
  width: number;
  height: number;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  className?: string;
  /** Left out beside text that says what it shows. */
  alt?: string;
  /** The largest thing that is seen first: before any other picture. */
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
