import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { build, preview } from "vite";

const root = path.resolve(import.meta.dirname, "../../packages/chat-widget/gallery");

export type GalleryVariant = { lang: "en" | "sw"; mode: "light" | "dark" };
export const galleryVariants: readonly GalleryVariant[] = (["en", "sw"] as const).flatMap((lang) =>
  (["light", "dark"] as const).map((mode) => ({ lang, mode })),
);

export type Gallery = { url: string; stop(): Promise<void> };

/**
 * Serves the page that shows the chat in every state, like `pnpm --filter @mauzo/chat-widget gallery` but built,
 * because the page has many frames.
 */
export async function startGallery(): Promise<Gallery> {
  const outDir = await mkdtemp(path.join(tmpdir(), "gallery-"));
  const options = { root, logLevel: "error", build: { outDir } } as const;
  await build(options);
  const server = await preview({ ...options, preview: { host: "127.0.0.1" } });
  return {
    url: server.resolvedUrls?.local[0] ?? "",
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

/**
 * Opens the gallery in one variant and waits until each state is there. States out of view are not mounted, and their
 * files not loaded.
 */
export async function openGallery(page: Page, { url }: Gallery, { lang, mode }: GalleryVariant): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${url}?lang=${lang}&mode=${mode}`);
  // Browsers play no sound before the first click.
  await page.mouse.click(1, 1);
  const staged = page.locator("html[data-staged]");
  await expect(async () => {
    const height: number = await page.evaluate("document.documentElement.scrollHeight");
    const step = page.viewportSize()?.height ?? height;
    for (let top = 0; top < height; top += step)
      await page.evaluate(`scrollTo(0, ${top}), new Promise((resolve) => setTimeout(resolve, 50))`);
    await expect(staged).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 90_000, intervals: [0] });
  expect(await page.locator("main > figure.failed > figcaption").allTextContents()).toEqual([]);
}
