import { getTranslations } from "next-intl/server";
import { addresses } from "../env.ts";
import { CartLayout } from "../parts/cart-layout.tsx";
import { MessagePage } from "../parts/message-page.tsx";

export default async function NotFound() {
  const t = await getTranslations("page");
  const { siteUrl } = addresses();
  return (
    <CartLayout siteUrl={siteUrl}>
      <MessagePage
        title={t("missing.title")}
        text={t("missing.text")}
        action={{ href: `${siteUrl}/`, label: t("goHome") }}
      />
    </CartLayout>
  );
}
