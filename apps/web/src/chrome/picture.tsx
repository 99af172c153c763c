type Props = { src: string; width: number; height: number; className?: string; eager?: boolean };

/** A picture beside text that already says what it shows; its size is known before it loads. */
export function Picture({ src, width, height, className, eager = false }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image writes style attributes, which the content policy refuses.
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={eager ? undefined : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
