import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { type Download, expect, type Page, test } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { axeProblems } from "../pages/axe-problems.ts";
import { clippedText } from "../pages/layout/clipped-text.ts";

const kB = 1000;
const greeting = "Hello, I would like to know if your products are available.";
const linkOf = (digits: string, text: string) => `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

async function saved(page: Page, press: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { download, bytes: await readFile(await download.path()) };
}

/** Decodes a QR code with a library that shares no code with the one that drew it. */
async function readCode(bytes: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" })?.data;
}

test("a number becomes a code that opens its chat", async ({ page }) => {
  await page.goto("/qr-code");
  await expect(page.locator("[data-studio]:not([data-asleep])")).toBeVisible();
  await page.getByRole("button", { name: "Download PNG" }).click();
  await expect(page.getByText("You need to provide a phone number to generate a QR code")).toBeVisible();
  const number = page.getByLabel("WhatsApp shop number");
  await expect(number).toBeFocused();
  await number.fill("07123");
  await number.blur();
  await expect(page.getByText(/Write it like 0712 345 678 or \+255 712 345 678/)).toBeVisible();
  await expect(number).toHaveAccessibleDescription(/Write it like 0712 345 678/);
  await number.fill("0712 345 678");
  await expect(page.getByRole("img", { name: linkOf("255712345678", greeting) })).toBeVisible();
  await expect(page.getByRole("status").getByText("The QR code is ready for +255 712 345 678")).toBeAttached();
  const svg = await saved(page, () => page.getByRole("button", { name: "Download SVG" }).click());
  expect(svg.download.suggestedFilename()).toBe("whatsapp-qr.svg");
  expect(await readCode(svg.bytes)).toBe(linkOf("255712345678", greeting));

  const message = 'Habari & "karibu" <b>#1</b>\n😀 100%';
  await page.getByLabel("Welcome message").fill(message);
  await page.getByRole("link", { name: "Customize and download" }).click();
  await expect(page).toHaveURL(/\/customize-qr#/);
  await page.reload();
  await expect(page.getByLabel("Welcome message")).toHaveValue(message);
  await expect(page.getByRole("img", { name: linkOf("255712345678", message) })).toBeVisible();
});

test("every file of a designed code says the link", async ({ page }) => {
  await page.goto("/customize-qr#n=%2B254+712+345678&m=Habari");
  const link = linkOf("254712345678", "Habari");
  await expect(page.getByRole("img", { name: link })).toBeVisible();
  await page.getByRole("radio", { name: "Cashew" }).check();
  await page.getByRole("radio", { name: "Letters" }).check();
  await page.getByLabel("One or two letters").fill("DK");
  await page.getByLabel("Words on the frame").fill("Karibu <dukani> & “tuongee”");
  const widths: number[] = [];
  for (const size of ["Small", "Medium", "Large"]) {
    const { bytes } = await saved(page, () => page.getByRole("button", { name: size }).click());
    expect(await readCode(bytes), size).toBe(link);
    widths.push((await sharp(bytes).metadata()).width ?? 0);
  }
  expect(widths.map((width, at) => width >= ([600, 1200, 2400][at] ?? 0))).toEqual([true, true, true]);
  const { bytes, download } = await saved(page, () => page.getByRole("button", { name: /Table tent/ }).click());
  expect(download.suggestedFilename()).toBe("whatsapp-qr-tent.pdf");
  expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.4");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Words on the frame")).toHaveValue("");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("radio", { name: "Market" })).toBeChecked();
  await expect(page.getByLabel("Welcome message")).toHaveValue("Habari");
});

test("what cannot be read is said, and not given out", async ({ page }) => {
  const refused = async (address: string, words: RegExp) => {
    await page.goto("about:blank");
    await page.goto(`/customize-qr#n=0712345678&${address}`);
    await expect(page.getByText(words).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /Medium/ })).toBeDisabled();
    await expect(page.getByRole("button", { name: /Table tent/ })).toBeDisabled();
  };
  await refused("cc=f2a91b", /too alike \([12]\.\d:1/);
  await refused("cc=ffffff&ce=ffffff&cb=16211d", /lighter than its background/);
  await refused("cc=000000&ce=000000&cb=1cc437&cl=3dfffc", /frame is too light for this background/);
  await refused(
    `m=${"habari+".repeat(120)}`,
    /too long for a code with something in its middle. Shorten it by about \d+/,
  );
  await refused("l=%F0%9F%98%80", /cannot be printed: 😀/);
});

test("an address full of tricks stays words", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => asked.push("dialog")));
  page.on("pageerror", (error) => asked.push(error.message));
  const trick = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await page.goto(`/customize-qr#n=${trick}0712345678&m=${trick}&l=${trick}&f=${trick}&cc=${trick}&k=__proto__&c=%00`);
  await expect(page.getByLabel("Welcome message")).toHaveValue('"><img src=x onerror=alert(1)>');
  await expect(page.locator("main img")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("what was typed before the script came is kept", async ({ page }) => {
  let letGo = () => {};
  const isTyped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/pages/customize-qr.js*", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto("/customize-qr", { waitUntil: "commit" });
  await page.getByLabel("WhatsApp shop number").fill("712345678");
  await page.getByLabel("Country").selectOption("KE");
  await page.getByLabel("Welcome message").fill("Habari");
  await page.getByRole("radio", { name: "Price tag" }).first().check();
  letGo();
  await expect(page.getByRole("img", { name: linkOf("254712345678", "Habari") })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Price tag" }).first()).toBeChecked();
  await expect(page.getByRole("radio", { name: "Rose" })).toBeChecked();
});

test("the script takes the form over as it was sent", async ({ page }) => {
  let letGo = () => {};
  const isRead = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/pages/qr-code.js*", async (route) => {
    await isRead;
    await route.continue();
  });
  await page.goto("/qr-code", { waitUntil: "commit" });
  const studio = page.locator("[data-studio]");
  await expect(studio.getByRole("button", { name: "Copy link" })).toBeVisible();
  const sent = await studio.innerHTML();
  letGo();
  await expect(page.locator("[data-studio]:not([data-asleep])")).toBeVisible();
  expect(await studio.innerHTML()).toBe(sent.replaceAll(/<!--.*?-->/g, ""));
});

test("nobody is told that a code is ready which is refused", async ({ page }) => {
  await page.goto("/customize-qr#n=0712345678");
  const ready = page.getByRole("status").getByText(/is ready/);
  await expect(ready).toBeAttached();
  await page.getByLabel("Code", { exact: true }).fill("#f2a91b");
  await expect(page.getByText(/too alike/).filter({ visible: true })).toBeVisible();
  await expect(ready).toHaveCount(0);
  await page.getByRole("radio", { name: "Your logo" }).check();
  await expect(page.getByRole("status").getByText("Choose a picture")).toBeAttached();
});

for (const path of ["/qr-code", "/sw/qr-code", "/customize-qr", "/sw/customize-qr"]) {
  test(`${path} is light, steady, and for everybody`, async ({ page }) => {
    const loaded: Promise<Buffer>[] = [];
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      // The chat loads when the page is idle, so it does not count.
      if (pathname.endsWith(".js") && !pathname.startsWith("/widget")) loaded.push(answer.body());
    });
    await page.goto(path);
    await expect(page.locator("[data-studio]:not([data-asleep])")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const scripts = (await Promise.all(loaded)).reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
    expect(scripts).toBeGreaterThan(10 * kB);
    expect(scripts).toBeLessThanOrEqual((path.endsWith("qr-code") ? 25 : 28.5) * kB);
    await page.goto("about:blank");
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
            Object.assign(window, { moved: Number(Object(window).moved ?? 0) + Number(entry.value) });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${path}#n=0712345678`);
    await expect(page.getByRole("img", { name: /wa\.me\/255712345678/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Object(window).moved ?? 0)).toBe(0);
    expect(await axeProblems(page, "best-practice")).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    const sticky = page.locator("[data-sticky]");
    expect((await sticky.boundingBox())?.height).toBeLessThanOrEqual(640 * 0.25);
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: "200%" }));
    expect(await clippedText(page)).toEqual([]);
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: "" }));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
