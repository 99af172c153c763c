import { getTranslations } from "next-intl/server";
import { addresses } from "../../../env.ts";
import { CartLayout } from "../../../parts/cart-layout.tsx";
import { MessagePage } from "../../../parts/message-page.tsx";

/** For a link with a letter too few, that has expired, or that the shop ended. */
export default async function UnknownBalance() {
  const [t, page] = await Promise.all([getTranslations("balance"), getTranslations("page")]);
  const { siteUrl } = addresses();
  return (
    <CartLayout siteUrl={siteUrl}>
      <MessagePage
        title={t("unknown.title")}
        text={t("unknown.text")}
        action={{ href: `${siteUrl}/`, label: page("goHome") }}
      />
    </CartLayout>
  );
}
