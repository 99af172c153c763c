import { expect, type Page } from "@playwright/test";

/** Opens a page of the site and waits for its script, which is asked for after the first paint. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-awake]")).toBeAttached();
}
