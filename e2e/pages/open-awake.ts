import { expect, type Page } from "@playwright/test";

/** Opens a page of the site and waits for its scripts, which are asked for after the first paint. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-awake]")).toBeAttached();
  await expect(page.locator("[data-asleep=page]")).toHaveCount(0);
}

/** Once a page of the site is whole: its letters are there, its script has run, and the chat, which comes last, stands on it. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Open chat|Fungua mazungumzo)/ })).toBeVisible();
  await page.evaluate("document.fonts.ready.then(() => true)");
}
