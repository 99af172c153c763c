import { expect, type Locator, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { photo } from "../pages/photo.ts";

const media = /\/media\/[\w-]{32}\/\d+\.webp$/;
/** Expects that the picture has loaded and is an uploaded one. */
async function isSeen(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image) =>
        image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.currentSrc : "",
      ),
    )
    .toMatch(media);
}

test("pictures and a logo taken with a phone are seen on the page, in the chat and in the cart", async ({
  page,
  browser,
}) => {
  const owner = new BackOffice(page);
  const shop = `Duka la Picha ${Date.now()}`;
  await owner.openShop(shop);
  await owner.createProduct({ name: "Kanga ya picha", price: "18,000", stock: "5" });

  await page.getByRole("link", { name: "Edit" }).click();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/media/uploads*", async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByLabel("Picture file")
    .setInputFiles([await photo(page, "kwanza.jpg", "red"), await photo(page, "pili.jpg", "green")]);
  // Saving is not possible while a picture is uploading.
  await expect(page.getByText("Pictures are still uploading")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
  letGo();
  const second = page.getByRole("button", { name: "Remove picture 2" });
  await expect(second).toBeVisible();
  await second.click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Move picture 2 forward" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Kanga ya picha", level: 1 })).toBeVisible();
  await isSeen(page.getByRole("img", { name: "Kanga ya picha", exact: true }));
  await expect(page.getByRole("button", { name: /, picture \d$/ })).toHaveCount(2);

  await page.goto("/dashboard/settings/shop");
  const logo = page.getByRole("region", { name: "Logo" });
  await logo.getByLabel("Picture file").setInputFiles([await photo(page, "nembo.jpg", "blue")]);
  await expect(logo.getByRole("button", { name: "Remove picture 1" })).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Shop updated").first()).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  await isSeen(shopper.getByRole("listitem").locator("img").first());
  await isSeen(shopper.locator("h1").locator("xpath=ancestor::section[1]").locator("img"));
  const chat = new Chat(shopper);
  await chat.open();
  await chat.say("Hello");
  await chat.press("See products");
  await isSeen(chat.log.locator("img").last());
  await chat.pick(/Kanga ya picha/);
  await chat.press("2");
  await chat.press(/order link/i);
  await shopper.goto(await chat.cartLink());
  await isSeen(shopper.getByRole("banner").locator("img"));
  await isSeen(shopper.getByRole("article").locator("img"));
});

test("an iPhone's photo that this browser cannot read is not sent, and says what to do in both languages", async ({
  page,
}) => {
  // The account keeps the language, so it is not the demo's.
  const owner = new BackOffice(page);
  await owner.openShop("Duka la picha");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/media/uploads")) sent++;
  });
  const heic = { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\x18ftypheic") };
  await page.goto("/dashboard/products/new");
  await page.getByLabel("Picture file").setInputFiles([heic]);
  await expect(page.getByText(/^This is an iPhone photo \(HEIC\)/)).toBeVisible();
  await page.getByRole("button", { name: `Cancel ${heic.name}` }).click();
  await expect(page.getByText(heic.name)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: /Kiswahili/ }).click();
  await page.getByLabel("Faili la picha").setInputFiles([heic]);
  await expect(page.getByText(/^Hii ni picha ya iPhone \(HEIC\)/)).toBeVisible();
  expect(sent).toBe(0);
});
