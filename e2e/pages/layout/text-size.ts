import type { Page } from "@playwright/test";

/** The size of text that somebody chose in the browser; widths and heights that pages ask for in em go by it too. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
  await browser.detach();
}
