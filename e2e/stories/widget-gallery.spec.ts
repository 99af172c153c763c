import { devices, expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { type Gallery, galleryVariants, openGallery, startGallery } from "../pages/chat-gallery.ts";

test.describe.configure({ timeout: 180_000, mode: "parallel" });
const { userAgent } = devices["Desktop Chrome"];
test.use({
  viewport: { width: 1920, height: 1080 },
  userAgent,
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
});

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

/** Swahili in light mode; all four variants when asked for. */
const tried =
  process.env.GALLERY_LOOKS === "all"
    ? galleryVariants
    : galleryVariants.filter(({ lang, mode }) => lang === "sw" && mode === "light");

for (const look of tried) {
  test(`everybody can use the chat in every state: ${look.lang}, ${look.mode}`, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await openGallery(page, gallery, look);
    expect(await axeProblems(page, "best-practice")).toEqual([]);
    expect(problems).toEqual([]);
  });
}
