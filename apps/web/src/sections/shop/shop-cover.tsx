import { pictureAddress } from "@mauzo/format/picture-urls";
import { Picture } from "../../layout/picture.tsx";
import { blurPlaceholder } from "../../lib/cover/blur-placeholder.ts";

/** The shop's own picture, or the centre of a kanga if it has none. */
export async function ShopCover({ url }: { url: string | null }) {
  const picture = pictureAddress(url);
  if (picture) {
    const soft = await blurPlaceholder(picture);
    const size = { width: 1280, height: 320 };
    return (
      <div className="relative mx-auto h-24 max-w-[1200px] overflow-hidden bg-sunken md:aspect-[4/1] md:h-auto md:rounded-b-2xl">
        {/* biome-ignore lint/performance/noImgElement: it is inlined in the page. */}
        {soft && <img src={soft} alt="" {...size} decoding="sync" className="absolute size-full object-cover" />}
        <Picture
          // Low priority once the blurred placeholder is there.
          first={!soft}
          src={picture}
          {...size}
          // On a phone slightly less sharp, at half the bytes.
          sizes="(min-width: 768px) min(100vw, 1200px), 85vw"
          className="absolute size-full object-cover"
        />
      </div>
    );
  }
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="block h-24 w-full bg-primary-strong md:h-44">
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
