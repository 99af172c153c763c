import type { Page } from "@playwright/test";

/** Sets the browser's default text size; widths and heights in em, also in media queries, follow it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
  await browser.detach();
}
