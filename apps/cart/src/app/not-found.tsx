import { addresses } from "../env.ts";
import { CartLayout } from "../parts/cart-layout.tsx";
import { MessagePage } from "../parts/message-page.tsx";
import { loadRequestContext } from "../request-context.ts";

export default async function NotFound() {
  const { labels } = await loadRequestContext();
  const { siteUrl } = addresses();
  return (
    <CartLayout siteUrl={siteUrl} labels={labels}>
      <MessagePage {...labels.missing} action={{ href: `${siteUrl}/`, label: labels.goHome }} />
    </CartLayout>
  );
}
