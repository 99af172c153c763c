import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import type { Locale } from "../../i18n/locale.ts";
import { pageNamespaces } from "../../i18n/page-namespaces.ts";
import { amount, chosen, total } from "../../lib/demo/demo-products.ts";
import type { SitePage } from "../../lib/site-pages.ts";
import { PagePicture } from "./page-picture.tsx";

const size = { width: 1200, height: 630 };
/** The renderer supports neither woff2 nor variable fonts. */
const font = (name: string) => readFile(join(process.cwd(), "node_modules/@fontsource", name));

/** The picture that a shared link to a page shows, as a PNG. */
export async function drawPagePicture(locale: Locale, page: SitePage): Promise<ImageResponse> {
  const t = await getTranslations({ locale });
  const [display, text] = await Promise.all([
    font("bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
    font("inter/files/inter-latin-500-normal.woff"),
  ]);
  const [title = ""] = t(`${pageNamespaces[page]}.title`).split(" · ");
  return new ImageResponse(
    <PagePicture
      title={title}
      line={t(page === "/" ? "landing.hero.note" : "footer.line")}
      order={{
        title: t("landing.scene.order"),
        when: t("landing.scene.now"),
        line: `${amount} × ${chosen.name}`,
        total,
      }}
    />,
    {
      ...size,
      fonts: [
        { name: "Bricolage Grotesque", data: display, weight: 700 },
        { name: "Inter", data: text, weight: 500 },
      ],
    },
  );
}
