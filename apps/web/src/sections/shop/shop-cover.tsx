import { Picture } from "../../chrome/picture.tsx";
import { pictureAddress } from "../../lib/picture-address.ts";

/** The shop's own picture, or a kanga's centre where it has none. */
export function ShopCover({ url }: { url: string | null }) {
  const picture = pictureAddress(url);
  if (picture) {
    return (
      <Picture
        first
        src={picture}
        width={1280}
        height={320}
        // On a phone a little softer, and half the bytes.
        sizes="(min-width: 768px) 100vw, 85vw"
        className="h-36 w-full bg-sunken object-cover md:h-64"
      />
    );
  }
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="block h-28 w-full bg-primary-strong md:h-44">
      <defs>
        <pattern id="shop-mji" width="88" height="88" patternUnits="userSpaceOnUse">
          <path className="fill-primary" d="m44 6 38 38-38 38L6 44z" />
          <path className="fill-primary-strong" d="m44 20 24 24-24 24-24-24z" />
          <path
            className="fill-accent"
            d="m44 34 10 10-10 10-10-10zM0 0h9L0 9zM88 0h-9l9 9zM0 88h9l-9-9zM88 88h-9l9-9z"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#shop-mji)" />
    </svg>
  );
}
