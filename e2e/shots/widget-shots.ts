import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { galleryVariants, openGallery, startGallery } from "../pages/chat-gallery.ts";
import { launch } from "./owner-session.ts";
import { type Shot, screenshotOverview } from "./screenshot-overview.ts";

// Every state of the chat, in both themes and languages.
const folder = path.resolve(import.meta.dirname, "../../.data/shots/widget");
const width = 1440;

const gallery = await startGallery();
const browser = await launch();
const shots: Shot[] = [];
rmSync(folder, { recursive: true, force: true });
try {
  for (const look of galleryVariants) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await openGallery(page, gallery, look);
    for (const state of await page.locator("main > figure").all()) {
      const name = (await state.getAttribute("id")) ?? "";
      const file = path.join(`${look.lang}-${look.mode}`, `${name}.png`);
      await state.screenshot({ path: path.join(folder, file) });
      shots.push({ name, language: `${look.lang} ${look.mode}`, width, file });
    }
    await page.close();
  }
} finally {
  await browser.close();
  await gallery.stop();
}
mkdirSync(folder, { recursive: true });
const sheet = path.join(folder, "index.html");
writeFileSync(sheet, screenshotOverview(shots));
process.stdout.write(`${shots.length} pictures: ${sheet}\n`);
