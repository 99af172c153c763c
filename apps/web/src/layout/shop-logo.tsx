import { pictureAddress } from "@mauzo/format/picture-urls";
import { clsx } from "clsx";
import { Picture } from "./picture.tsx";

/** A shop's logo, or its first letter. */
export function ShopLogo({ name, url, large = false }: { name: string; url: string | null; large?: boolean }) {
  const picture = pictureAddress(url);
  const size = large ? "size-[56px] text-[28px] md:size-[112px] md:text-[48px]" : "size-[56px] text-[24px]";
  if (picture) {
    return (
      <Picture
        src={picture}
        width={112}
        height={112}
        sizes={large ? "(min-width: 768px) 112px, 56px" : "56px"}
        className={clsx(size, "shrink-0 rounded-full bg-card object-cover")}
      />
    );
  }
  const [initial = ""] = name.trim();
  return (
    <span
      aria-hidden="true"
      className={clsx(
        size,
        "grid shrink-0 place-items-center rounded-full bg-accent font-bold font-display text-on-accent",
      )}
    >
      {initial.toUpperCase()}
    </span>
  );
}
