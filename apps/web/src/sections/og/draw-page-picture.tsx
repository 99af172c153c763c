import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { pageTexts } from "../../i18n/page-texts.ts";
import { amount, chosen, total } from "../../lib/demo/demo-products.ts";
import type { SitePage } from "../../lib/site-pages.ts";
import { PagePicture } from "./page-picture.tsx";

const size = { width: 1200, height: 630 };
/** The renderer supports neither woff2 nor variable fonts. */
const font = (name: string) => readFile(join(process.cwd(), "node_modules/@fontsource", name));

/** The picture that a shared link to a page shows, as a PNG. */
export async function drawPagePicture(locale: Locale, page: SitePage): Promise<ImageResponse> {
  const messages = messagesOf(locale);
  const [display, text] = await Promise.all([
    font("bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
    font("inter/files/inter-latin-500-normal.woff"),
  ]);
  const [title = ""] = pageTexts(messages)[page].title.split(" · ");
  const { order, now } = messages.landing.scene;
  return new ImageResponse(
    <PagePicture
      title={title}
      line={page === "/" ? messages.landing.hero.note : messages.footer.line}
      order={{ title: order, when: now, line: `${amount} × ${chosen.name}`, total }}
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
