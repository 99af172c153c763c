import { spawn } from "node:child_process";
import path from "node:path";
import { expect, type Page } from "@playwright/test";

const widget = path.resolve(import.meta.dirname, "../../packages/chat-widget");

export type Look = { lang: "en" | "sw"; mode: "light" | "dark" };
export const looks: readonly Look[] = (["en", "sw"] as const).flatMap((lang) =>
  (["light", "dark"] as const).map((mode) => ({ lang, mode })),
);

export type Gallery = { url: string; stop(): void };

/** The page that shows the chat in every state, as `pnpm --filter @mauzo/chat-widget gallery` serves it. */
export async function startGallery(): Promise<Gallery> {
  const vite = path.join(widget, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "gallery", "--host", "127.0.0.1"], {
    cwd: widget,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  const url = await new Promise<string>((resolve, reject) => {
    let told = "";
    child.stdout.on("data", (text) => {
      told += text;
      const found = /http:\/\/127[\d.:]+/.exec(told)?.[0];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`The gallery ended with ${code}: ${told}`)));
  });
  return { url, stop };
}

/** Opens it in one look, and waits until each state is there. */
export async function openGallery(page: Page, { url }: Gallery, { lang, mode }: Look): Promise<void> {
  await page.goto(`${url}/?lang=${lang}&mode=${mode}`);
  await expect(page.locator("html[data-staged]")).toBeAttached({ timeout: 45_000 });
  expect(await page.locator("figure.failed figcaption").allTextContents()).toEqual([]);
}
