import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

const priceList = `Karibuni dukani! 🎉
👗 Gauni refu 35,000 / Viatu 28k / vitenge 12 elfu
Sketi 15,000-18,000
Raba nyeupe
Tsh 55,000/=`;

const rows = (shoes: string, mat: string, kind: string) =>
  `Jina;Saizi;Aina;Bei;Idadi\r\nGauni refu;S;;"35,000";3\r\nGauni refu;M;;36k;4\r\nViatu;;;${shoes};7\r\n${mat};;${kind};0;2\r\n`;
const [broken, whole] = [rows("ghali", "", "Mikeka"), rows("28,000", "Mkeka", "Nyumbani")];

test("a price list pasted from WhatsApp becomes products in the shop", async ({ page }) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la orodha ${Date.now()}`;
  await merchant.openShop(shop);
  await page.goto("/dashboard/products/import");
  const pasted = page.getByRole("textbox", { name: "Price list" });
  await pasted.fill(priceList);
  await page.reload();
  await expect(pasted).toHaveValue(priceList);
  await page.getByRole("button", { name: "Read the list" }).click();
  await expect(page.getByRole("heading", { name: "5 products understood" })).toBeVisible();
  await expect(page.getByText("Karibuni dukani!")).toBeVisible();
  await page.getByRole("checkbox", { name: "Take vitenge" }).uncheck();
  await page.getByRole("textbox", { name: "Name" }).nth(1).fill("Viatu vya ngozi");

  await page.getByRole("button", { name: "Create 4 products" }).click();
  await expect(page.getByText("Write a price such as 25,000.")).toHaveCount(1);
  await page.getByRole("button", { name: "18,000.00 TZS" }).click();
  await page.getByLabel("In stock, of each").fill("7");
  await page.getByRole("button", { name: "Create 4 products" }).click();
  await expect(page.getByText("4 products created").first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/products$/);

  const shopper = await page.context().newPage();
  await shopper.goto(`/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  for (const [name, price] of [
    ["Gauni refu", "35,000"],
    ["Viatu vya ngozi", "28,000"],
    ["Sketi", "18,000"],
    ["Raba nyeupe", "55,000"],
  ] as const) {
    await expect(shopper.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(shopper.getByText(`${price}.00 TZS`).first()).toBeVisible();
  }
  await expect(shopper.getByText("vitenge")).toHaveCount(0);

  await page.goto("/dashboard/products/import");
  await page.getByRole("textbox", { name: "Price list" }).fill("SKETI 19,000\nSabuni 3 kwa 6000\nKofia S 10k, M 12k");
  await page.getByRole("button", { name: "Read the list" }).click();
  await expect(page.getByText("You have a product with this name already.")).toHaveCount(1);
  const skirt = page.getByRole("listitem").filter({ hasText: "From: SKETI" });
  await expect(page.getByRole("checkbox", { name: "Take SKETI" })).toBeChecked();
  await expect(skirt).toContainText(/18,000\.00 TZS.*19,000\.00 TZS/);
  await expect(page.getByRole("link", { name: "See SKETI" })).toHaveAttribute(
    "href",
    /^\/dashboard\/products\/[\w-]+$/,
  );
  await page.getByRole("button", { name: "Sabuni: 2,000.00 TZS" }).click();
  await expect(page.getByRole("list", { name: "Variants" })).toContainText(/S: 10,000\.00 TZS.*M: 12,000\.00 TZS/);
  await expect(page.getByRole("button", { name: "Change 1 price, create 2 products" })).toBeEnabled();
  expect(await axeProblems(page)).toEqual([]);
  for (const name of ["Sabuni", "Kofia"]) await page.getByRole("checkbox", { name: `Take ${name}` }).uncheck();
  await page.getByRole("button", { name: "Change 1 price" }).dblclick();
  await expect(page.getByText("The price of 1 product changed", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 product has its old price", { exact: true }).first()).toBeVisible();

  await page.goto("/dashboard/products/import");
  await page.getByRole("textbox", { name: "Price list" }).fill("Kofia 5,000");
  await page.getByRole("button", { name: "Read the list" }).click();
  await page.getByRole("button", { name: "Create 1 product" }).click();
  await expect(page.getByLabel("In stock, of each")).toBeFocused();
  await page.getByLabel("In stock, of each").fill("3");
  await page.getByRole("button", { name: "Create 1 product" }).click();
  await expect(page.getByText("1 product created").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 product archived again").first()).toBeVisible();

  // Products created from a pasted list are one entry among the changes and are undone together.
  await page.goto("/dashboard/products/changes");
  await expect(page.getByRole("link", { name: /Pasted price list.*Taken back.*1 product/ })).toBeVisible();
  await page.getByRole("link", { name: /Pasted price list.*4 products/ }).click();
  await expect(page.getByRole("heading", { name: "Pasted price list", level: 1 })).toBeVisible();
  await expect(page.getByText("4 new products will be archived", { exact: false })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Take back: archive 4 new products" }).click();
  const question = page.getByRole("alertdialog", { name: "Take this change back?" });
  await expect(question).toContainText("4 new products will be archived, without their codes. They can be put back.");
  await expect(question).not.toContainText("cannot be undone");
  await question.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("4 new products are archived", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Taken back by", { exact: false })).toBeVisible();
  await page.goto("/dashboard/products");
  await expect(page.getByText("Nothing in the shop just now")).toBeVisible();
});

test("orodha ya bei kwa Kiswahili, kama rasimu", async ({ page, context }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la rasimu ${Date.now()}`);
  await context.addCookies([
    { name: "language", value: "sw", url: new URL(test.info().project.use.baseURL ?? "").origin },
  ]);
  await page.goto("/dashboard/products/import");
  await page.getByRole("textbox", { name: "Orodha ya bei" }).fill("habari zenu");
  await page.getByRole("button", { name: "Soma orodha" }).click();
  await expect(page.getByText(/Hakuna bei iliyoonekana/)).toBeVisible();
  await page.getByRole("textbox", { name: "Orodha ya bei" }).fill("Kanga elfu kumi na tano");
  await page.getByRole("button", { name: "Soma orodha" }).click();
  await page.getByLabel("Zilizopo, kwa kila moja").fill("3");
  await page.getByLabel("Ziende wapi").selectOption("draft");
  await page.getByRole("button", { name: "Ongeza bidhaa 1" }).click();
  await expect(page.getByText("Bidhaa 1 imewekwa").first()).toBeVisible();
  await page.goto("/dashboard/products/changes");
  await page.getByRole("link", { name: /Orodha ya bei iliyobandikwa.*Bidhaa 1/ }).click();
  await page.getByRole("button", { name: "Rudisha: ondoa bidhaa 1 mpya kwenye orodha" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Rudisha", exact: true }).click();
  await expect(page.getByText("Limerudishwa na", { exact: false })).toBeVisible();
});

test("a file with broken rows is put right on a phone, imported, and the same file again changes nothing", async ({
  page,
}) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la faili ${Date.now()}`;
  await merchant.openShop(shop);
  await page.goto("/dashboard/products/import");
  const choose = async (text: string) => {
    const file = { name: "bidhaa.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Check the file" }).click();
  };
  await choose(broken);
  await expect(page.getByText("2 rows with problems")).toBeVisible();
  await expect(page.getByText("This is not a price.", { exact: false })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  const fields = page.getByRole("listitem").filter({ hasText: "Row 4" });
  await fields.getByLabel("Price").fill("28,000");
  const mat = page.getByRole("listitem").filter({ hasText: "Row 5" });
  await mat.getByLabel("Name").fill("Mkeka");
  await expect(mat.getByLabel("Category")).toHaveValue("Mikeka");
  await mat.getByLabel("Category").selectOption("Home");
  await page.reload();
  await expect(fields.getByLabel("Price")).toHaveValue("28,000");
  await expect(mat.getByLabel("Category")).toHaveValue("home");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download these rows" }).click();
  expect(await readFile(await (await saved).path(), "utf8")).toContain("There is no such category.");
  // Nobody can import past unsaved corrections without being asked.
  await page.getByRole("button", { name: "Import 1 product" }).click();
  const question = page.getByRole("alertdialog", { name: "2 rows you put right are not saved" });
  await expect(question).toContainText("Save them first, and the file is checked again.");
  expect(await axeProblems(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(fields.getByLabel("Price")).toHaveValue("28,000");
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await question.getByRole("button", { name: "Save 2 rows and check again" }).click();
  await expect(page.getByRole("button", { name: "Import 3 products" })).toBeEnabled();
  await expect(page.getByText("Row 4", { exact: true })).toHaveCount(0);
  const preview = page.getByRole("region", { name: "As they will be" });
  await expect(preview.getByRole("listitem")).toHaveCount(3);
  const gown = preview.getByRole("listitem").filter({ hasText: "Gauni refu" });
  await expect(gown).toContainText(/New.*35,000\.00 – 36,000\.00 TZS.*7.*2/);
  await expect(preview.getByRole("listitem").filter({ hasText: "Mkeka" })).toContainText("Free");
  await expect(preview.getByRole("listitem").filter({ hasText: "Mkeka" })).toContainText(/Variants:\s*None/);
  await expect(page.getByText("1 product would be free: a price of 0 stands there.")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 3 products" }).click();
  await expect(page.getByRole("heading", { name: "Imported" })).toBeVisible({ timeout: 20_000 });

  const shopper = await page.context().newPage();
  await shopper.goto(`/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  for (const name of ["Gauni refu", "Viatu", "Mkeka"])
    await expect(shopper.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(shopper.getByText("28,000.00 TZS").first()).toBeVisible();

  await page.goto("/dashboard/products/import");
  await expect(page.getByRole("link", { name: /bidhaa\.csv.*Done/ })).toBeVisible();
  await choose(whole);
  await expect(page.getByText("Nothing would change", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Import", exact: true })).toBeDisabled();

  await page.goto("/dashboard/products/import");
  const all = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all products" }).click();
  expect((await all).suggestedFilename()).toBe("products.csv");
});

test("a wrong file is found among the changes and taken back, also a large one", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la makosa ${Date.now()}`);
  await merchant.addProduct("Kikoi", { price_minor: 1_500_000, stock: 2 });
  const bring = async (name: string, text: string, button: string) => {
    await page.goto("/dashboard/products/import");
    const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: "Imported" })).toBeVisible({ timeout: 40_000 });
  };
  await bring("bei-za-zamani.csv", "name,price,stock\nKikoi,900,2\nMkeka,5000,3\n", "Import 2 products");
  await page.getByRole("link", { name: "See what changed, or take it back" }).click();
  await expect(page.getByRole("heading", { name: "File bei-za-zamani.csv" })).toBeVisible();
  await expect(page.getByText("1 product will be as it was before.")).toBeVisible();
  await expect(page.getByText("1 new product will be archived", { exact: false })).toBeVisible();
  const products = page.getByRole("region", { name: "Before and after" });
  await expect(products.getByRole("listitem").filter({ hasText: "Mkeka" })).toContainText("New");
  expect(await axeProblems(page)).toEqual([]);
  await page.goto("/dashboard/products/changes");
  await page.getByRole("link", { name: /File bei-za-zamani\.csv.*2 products/ }).click();
  const takeBack = page.getByRole("button", { name: "Take back for 1 product, archive 1 new one" });
  await takeBack.click();
  const question = page.getByRole("alertdialog", { name: "Take this change back?" });
  await expect(question).toContainText("1 product will be as it was before. 1 new product will be archived");
  await expect(question).toContainText("what was changed in the others has to be changed again.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await takeBack.click();
  await question.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("1 product is as it was before.")).toBeVisible();
  await expect(page.getByText("1 new product is archived. It can be put back.")).toBeVisible();
  await expect(page.getByText("Taken back by", { exact: false })).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  await page.goto("/dashboard/products");
  await expect(page.getByText("15,000.00 TZS").filter({ visible: true })).toBeVisible();
  await expect(page.getByText("Mkeka")).toHaveCount(0);

  const lines = Array.from({ length: 1050 }, (_, at) => `Kanga ${at},1000`).join("\n");
  await bring("kubwa.csv", `name,price\n${lines}\n`, "Import 1,050 products");
  await page.goto("/dashboard/products/changes");
  await page.getByRole("link", { name: /File kubwa\.csv/ }).click();
  await expect(page.getByText("New products will be archived", { exact: false })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Take all of it back" }).click();
  const all = page.getByRole("alertdialog", { name: "Take this change back?" });
  await expect(all).toContainText("New products will be archived and can be put back.");
  await all.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back by", { exact: false })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Take all of it back" })).toHaveCount(0);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByText("1,050 new products are archived.", { exact: false })).toBeVisible({ timeout: 20_000 });
});

test("a price that its comma cut in two is read whole with one press", async ({ page }) => {
  await new BackOffice(page).openShop(`Duka la koma ${Date.now()}`);
  await page.goto("/dashboard/products/import");
  const buffer = Buffer.from("name,price,stock\nKanga,35,000,4\nKofia,5000,2\n");
  await page.locator("input[type=file]").setInputFiles({ name: "bidhaa.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("More cells than headings", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Read as 35,000", exact: true }).click();
  await page.getByRole("button", { name: "Save 1 row and check again" }).click();
  const preview = page.getByRole("region", { name: "As they will be" });
  await expect(preview.getByRole("listitem").filter({ hasText: "Kanga" })).toContainText(/35,000\.00 TZS.*4/);
});

test("a checked file says what it would change, grows old, and is not stopped past repairs", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la ukaguzi ${Date.now()}`);
  const { id } = await merchant.addProduct("Kikoi", { price_minor: 1_500_000, stock: 2, sku: "KIK-1" });
  await page.goto("/dashboard/products/import");
  const buffer = Buffer.from(
    `name,price,sku,handle\nKikoi,15000,KIK-2,\nKanga,15.000,KAN-1,\nKofia,2.500,,\nMkeka,ghali,,\nKikoi kipya,900,,${id}\n`,
  );
  await page.locator("input[type=file]").setInputFiles({ name: "bidhaa.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Check the file" }).click();
  const preview = page.getByRole("region", { name: "As they will be" });
  await expect(preview.getByRole("listitem").filter({ hasText: "Kikoi" })).toContainText(/SKU:.*KIK-1.*KIK-2/);
  const twin = page.getByRole("listitem").filter({ hasText: "Row 6" });
  await expect(twin).toContainText("A row before it changes the same product");
  // Nothing is taken as thousands without asking.
  await expect(page.getByText("15,000.00 TZS")).toHaveCount(1);
  const kanga = page.getByRole("listitem").filter({ hasText: "Row 3" });
  await kanga.getByRole("button", { name: "Read as 15,000" }).click();
  await expect(kanga.getByLabel("Price")).toHaveValue("15,000");
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Stop", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Stop this import?" });
  await expect(question).toContainText("You typed into 1 row and did not save it.");
  await question.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Save 1 row and check again" }).click();
  await expect(page.getByText("Row 3", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Read all of them as thousands: 15.000 is 15,000" }).click();
  const cap = preview.getByRole("listitem").filter({ hasText: "Kofia" });
  await expect(cap).toContainText("2,500.00 TZS");
  await expect(preview.getByRole("listitem").filter({ hasText: "Kanga" })).toContainText(/New.*SKU:.*KAN-1/);
  await expect(page.getByText("the 2 new products come with 0, sold out", { exact: false })).toBeVisible();

  await expect(page.getByText(/^Checked: /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Check again", exact: true })).toHaveCount(0);
  await merchant.addProduct("Kanga");
  const again = page.getByRole("button", { name: "Check again", exact: true });
  await expect(again).toBeVisible();
  await expect(page.getByText("Your products changed since.", { exact: false })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  const stale = page.getByRole("alertdialog", { name: "Your products changed since the check" });
  await page.getByRole("button", { name: /^Import \d products/ }).click();
  expect(await axeProblems(page)).toEqual([]);
  await stale.getByRole("button", { name: "Cancel" }).click();
  await again.click();
  await expect(page.getByText("the new product comes with 0, sold out", { exact: false })).toBeVisible();
  await expect(again).toHaveCount(0);

  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(question).toContainText("You put 1 row right and saved it.");
  await question.getByRole("button", { name: "Stop, and lose this work" }).click();
  await expect(page.getByRole("heading", { name: "Stopped" })).toBeVisible();
  await expect(page.getByText("Nothing of the file was imported.")).toBeVisible();

  await page.goto("/dashboard/products/import");
  const other = { name: "kofia.csv", mimeType: "text/csv", buffer: Buffer.from("name,price,stock\nKofia,2500,1\n") };
  await page.locator("input[type=file]").setInputFiles(other);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("button", { name: "Import 1 product" })).toBeEnabled();
  await merchant.addProduct("Kapu");
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await stale.getByRole("button", { name: "Import all the same" }).click();
  await expect(page.getByRole("heading", { name: "Imported" })).toBeVisible({ timeout: 20_000 });
});

test("the file for Meta says what is left out and why, and its links open the product in the shop", async ({
  page,
}) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la katalogi ${Date.now()}`);
  const pictured = { price_minor: 1_500_000, stock: 2, image_url: "/pictures/kikoi.svg" };
  await merchant.addProduct("Kikoi", pictured);
  await merchant.addProduct("Siri", { ...pictured, status: "draft" });
  await merchant.addProduct("Bila picha");
  await merchant.addProduct("Zawadi", { ...pictured, price_minor: 0 });
  await page.goto("/dashboard/products/import");
  await page.getByRole("button", { name: "See what goes in" }).click();
  await expect(page.getByText("1 item goes in")).toBeVisible();
  await expect(page.getByText("1 product is left out: it is a draft")).toBeVisible();
  await expect(page.getByText("1 product is left out: it has no picture")).toBeVisible();
  await expect(page.getByText("1 product is left out, or part of it: its price is 0")).toBeVisible();
  await expect(page.getByRole("link", { name: "Bila picha" })).toHaveAttribute("href", /products\/edit\/[\w-]+$/);
  expect(await axeProblems(page)).toEqual([]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the file" }).click();
  const feed = await readFile(await (await saved).path(), "utf8");
  const [link = ""] = /http[^,]*\/p\/[\w-]+/.exec(feed) ?? [];
  const shopper = await page.context().newPage();
  await shopper.goto(new URL(link).pathname);
  await expect(shopper.getByRole("heading", { name: "Kikoi", level: 1 })).toBeVisible();
});

test("a price of 0 is asked about once", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la bure ${Date.now()}`);
  await page.goto("/dashboard/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Kalenda");
  await page.getByLabel("Category").selectOption({ label: "Home" });
  await page.getByLabel("Price", { exact: true }).fill("0");
  await page.getByLabel("In stock").fill("3");
  await page.getByRole("button", { name: "Create product" }).click();
  const question = page.getByRole("alertdialog", { name: "Is it free?" });
  await question.getByRole("button", { name: "Change the price" }).click();
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("0");
  await page.getByRole("button", { name: "Create product" }).click();
  expect(await axeProblems(page)).toEqual([]);
  await question.getByRole("button", { name: "Yes, it is free" }).click();
  await expect(page.getByRole("heading", { name: "Kalenda", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Kalenda ndogo");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Kalenda ndogo", level: 1 })).toBeVisible();
});

test("aina zinazoitwa vingine kwenye faili husemwa mara moja kwa mistari yote", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la aina ${Date.now()}`);
  await merchant.speak("sw");
  await page.goto("/dashboard/products/import");
  const lines = Array.from({ length: 30 }, (_, at) => `Kitenge ${at},Vitambaa,12000,4`).join("\n");
  const buffer = Buffer.from(`Jina,Aina,Bei,Idadi\n${lines}\nTaa,Umeme,30000,1\n`);
  await page.locator("input[type=file]").setInputFiles({ name: "bidhaa.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Kagua faili" }).click();
  const words = page.getByRole("region", { name: "Aina zilizo kwenye faili hili tu" });
  await expect(words.getByText("kwenye mistari 30")).toBeVisible();
  await expect(words.getByRole("button", { name: "Tumia kwa mistari yote" })).toBeDisabled();
  expect(await axeProblems(page)).toEqual([]);
  await words.getByLabel("Vitambaa").selectOption({ label: "Nguo na mapambo" });
  await words.getByRole("button", { name: "Tumia kwa mistari yote" }).click();
  await expect(page.getByRole("button", { name: "Ingiza bidhaa 30" })).toBeEnabled();
  await expect(words.getByLabel("Umeme")).toBeVisible();
  await expect(words.getByLabel("Vitambaa")).toHaveCount(0);
  // The chosen categories can be changed on the columns step.
  await page.getByRole("button", { name: "Badili safu" }).click();
  await page.getByLabel("vitambaa", { exact: true }).selectOption({ label: "Sanaa na kazi za mikono" });
  await page.getByRole("button", { name: "Kagua faili" }).click();
  const preview = page.getByRole("region", { name: "Zitakavyokuwa" });
  await expect(preview.getByText("Sanaa na kazi za mikono").first()).toBeVisible();
  await expect(preview.getByText("Nguo na mapambo")).toHaveCount(0);

  // The shop's next file starts with the choices for this one.
  const here = page.url();
  await page.goto("/dashboard/products/import");
  const next = Buffer.from("Jina,Aina,Bei,Idadi\nPazia,VITAMBAA,9000,2\n");
  await page.locator("input[type=file]").setInputFiles({ name: "nyingine.csv", mimeType: "text/csv", buffer: next });
  await expect(page.getByLabel("vitambaa", { exact: true })).toHaveValue("arts & crafts");
  await expect(page.getByText("Kama kwenye faili lako lililopita")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Kagua faili" }).click();
  await expect(
    page.getByText("Neno 1 la aina limesomwa kama kwenye faili lako lililopita.", { exact: false }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Simamisha" }).click();
  await expect(page.getByRole("heading", { name: "Imesimamishwa" })).toBeVisible();
  await page.goto(here);

  const lamp = page.getByRole("listitem").filter({ hasText: "Mstari wa 32" });
  await lamp.getByLabel("Aina").selectOption({ label: "Vifaa vya kielektroniki" });
  await page.getByRole("button", { name: "Ingiza bidhaa 30" }).click();
  const question = page.getByRole("alertdialog", { name: "Mstari 1 uliourekebisha haujahifadhiwa" });
  await question.getByRole("button", { name: "Ingiza bila mstari huu" }).click();
  await expect(page.getByRole("heading", { name: "Imeingizwa" })).toBeVisible({ timeout: 20_000 });
});
