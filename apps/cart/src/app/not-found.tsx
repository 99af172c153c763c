import { addresses } from "../env.ts";
import { CartFrame } from "../parts/cart-frame.tsx";
import { Face } from "../parts/face.tsx";
import { openVisit } from "../visit.ts";

export default async function NotFound() {
  const { labels } = await openVisit();
  const { siteUrl } = addresses();
  return (
    <CartFrame siteUrl={siteUrl} labels={labels}>
      <Face {...labels.missing} action={{ href: `${siteUrl}/`, label: labels.goHome }} />
    </CartFrame>
  );
}
