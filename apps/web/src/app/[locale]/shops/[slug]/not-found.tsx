import { locale } from "next/root-params";
import { localeOf } from "../../../../i18n/locale.ts";
import { MissingShopPage } from "../../../../sections/shop/missing-shop-page.tsx";

export default async function NotFound() {
  return <MissingShopPage locale={localeOf(await locale())} />;
}
