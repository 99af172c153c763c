import { expect, type Page } from "@playwright/test";

/** Opens a page of the site and waits until it has hydrated; its scripts load after the first paint. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-awake]")).toBeAttached();
  await expect(page.locator("[data-asleep=page]")).toHaveCount(0);
}

/**
 * Waits until a page of the site is complete: its fonts are loaded, its script has run, and the chat, which comes last,
 * is there.
 */
export async function expectFullyLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Open chat|Fungua mazungumzo)/ })).toBeVisible();
  await page.evaluate("document.fonts.ready.then(() => true)");
}
