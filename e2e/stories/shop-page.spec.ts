import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { setTextSize } from "../pages/layout/text-size.ts";
import { openHydrated } from "../pages/open-hydrated.ts";

async function addFirst(page: Page) {
  await page.getByRole("link", { name: "Kanga Mawio", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio").first().check();
  await sheet.getByRole("button", { name: /^Add to cart/ }).click();
}

test("somebody fills a cart on the shop's page, and it leads to an order link", async ({ page }) => {
  await page.goto("/shops/demo");
  await addFirst(page);
  const bar = page.getByRole("button", { name: /View cart/ });
  await expect(bar).toContainText("1");
  await page.reload();
  await expect(bar).toContainText("1");

  await bar.click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await cart.getByRole("button", { name: /^One more/ }).click();
  await cart.getByRole("button", { name: /^Remove/ }).click();
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  await cart.getByRole("button", { name: "Undo" }).click();
  const total = await cart.getByText(/TZS$/).last().textContent();
  await page.keyboard.press("Escape");
  await expect(bar).toBeFocused();
  await expect(bar).toContainText("2");

  await bar.click();
  await cart.getByRole("button", { name: "Go to your order" }).click();
  await expect(page).toHaveURL(/\/cart\?token=/);
  // The shop adds a bag for 500, and one per cent.
  const charged = Number(total?.replaceAll(/[^\d.]/g, "")) * 1.01 + 500;
  await expect(
    page.getByText(`${charged.toLocaleString("en", { minimumFractionDigits: 2 })} TZS`).last(),
  ).toBeVisible();

  const link = page.url();
  await page.goto("/shops/demo");
  await expect(bar).toContainText("2");
  await page.goto(link);
  await page.getByLabel("Name").fill("Neema");
  await page.getByLabel("Phone number").fill("0754 333 444");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Your order has been submitted successfully").first()).toBeVisible();
  await openHydrated(page, "/shops/demo");
  await page.waitForLoadState("networkidle");
  await expect(bar).toBeHidden();
});

test("what is still to be chosen is said at the button that waits for it", async ({ page }) => {
  await openHydrated(page, "/shops/demo");
  await page.getByRole("link", { name: "Viungo vya Zanzibar", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const add = sheet.getByRole("button", { name: /^Add to cart/ });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription("Choose 3 more: Viungo vitatu");
  await sheet.getByRole("button", { name: "One more: Iliki" }).click();
  await expect(add).toHaveAccessibleDescription("Choose 2 more: Viungo vitatu");
  for (const spice of ["Karafuu", "Manjano"])
    await sheet.getByRole("button", { name: `One more: ${spice}`, exact: true }).click();
  await expect(add).toBeEnabled();
  await expect(add).toHaveAccessibleDescription("");
});

test("nobody chooses more of an add-on than there is, nor reads the price of what is sold out", async ({ page }) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Asali ${Date.now()}`;
  await merchant.openShop(shop);
  await merchant.addProduct("Chai", {
    variants: [
      { name: "Ndogo", price_minor: 100_000, stock: 0 },
      { name: "Kubwa", price_minor: 200_000, stock: 40 },
      { name: "Birika", price_minor: 500_000, stock: 40 },
    ],
    add_on_groups: [{ name: "Ziada", min: 0, max: 9, add_ons: [{ name: "Asali", price_minor: 50_000, stock: 3 }] }],
  });
  await openHydrated(page, `/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  await expect(page.getByRole("listitem").filter({ hasText: "Chai" })).toContainText("From 2,000.00 TZS");
  const open = page.getByRole("link", { name: "Chai", exact: true });
  const sheet = page.getByRole("dialog");
  const more = (name: string) => sheet.getByRole("button", { name: `One more: ${name}`, exact: true });
  await open.click();
  await sheet.getByRole("radio", { name: /Kubwa/ }).check();
  await more("Asali").click();
  await more("Chai").click();
  await more("Chai").click();
  await expect(more("Chai")).toBeDisabled();
  await expect(more("Asali")).toBeDisabled();
  await sheet.getByRole("button", { name: "One less: Chai", exact: true }).click();
  await expect(more("Chai")).toBeEnabled();
  await sheet.getByRole("button", { name: /^Add to cart/ }).click();
  await open.click();
  await sheet.getByRole("radio", { name: /Kubwa/ }).check();
  await more("Asali").click();
  await expect(more("Asali")).toBeDisabled();
  await expect(more("Chai")).toBeDisabled();
  await sheet.getByRole("button", { name: /^Add to cart/ }).click();
  await page.getByRole("button", { name: /View cart/ }).click();
  await expect(more("Chai")).toBeDisabled();
});

test("a choice that is sold out meanwhile is said of its line, and nothing is ordered", async ({ page }) => {
  await page.goto("/shops/demo");
  await addFirst(page);
  await page.route(/\/public\/shops\/demo\/cart$/, async (route) => {
    const { lines } = route.request().postDataJSON();
    const shop = await (await page.request.get("/api/public/shops/demo")).json();
    const products = shop.products
      .filter(({ id }: { id: string }) => id === lines[0].product_id)
      .map((product: { variants: object[] }) => ({
        ...product,
        variants: product.variants.map((variant) => ({ ...variant, stock: 0 })),
      }));
    const detail = [{ type: "sold_out", loc: ["body", "lines", 0], msg: "Sold out." }];
    await route.fulfill({ status: 409, json: { code: "storefront_cart_changed", detail, products } });
  });
  await page.getByRole("button", { name: /View cart/ }).click();
  await page.getByRole("button", { name: "Go to your order" }).click();
  await expect(page.getByRole("alert")).toContainText("Something has changed");
  await expect(page.getByText("Sold out meanwhile. Remove it to go on.")).toBeVisible();
  await expect(page).toHaveURL(/\/shops\/demo$/);
});

test("a new price is on the page at its next load", async ({ page, request }) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Bei ${Date.now()}`;
  await merchant.openShop(shop);
  await merchant.createProduct({ name: "Kanga ya bei", price: "18,000", stock: "5" });
  const product = page.url();
  const address = `/shops/${shop.toLowerCase().replaceAll(" ", "-")}`;
  const load = async () => (await request.get(address)).text();
  await expect.poll(load).toContain("18,000.00 TZS");

  await page.goto(product.replace("/products/", "/products/edit/"));
  await page.getByLabel("Price", { exact: true }).fill("19,500");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Product saved").first()).toBeVisible();
  await expect.poll(load, { timeout: 15_000 }).toContain("19,500.00 TZS");
  expect(await load()).not.toContain("18,000.00 TZS");
});

test("a cart that gets no link stays, and says whether it was the connection, us, or the time", async ({ page }) => {
  // Timeouts pass ten times as fast.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 10);
  });
  let answer: "error" | "none" | "late" | "link" = "error";
  await page.route(/\/public\/shops\/demo\/cart$/, (route) => {
    if (answer === "error") return route.fulfill({ status: 500, body: "<h1>Internal Server Error</h1>" });
    if (answer === "none") return route.abort();
    return answer === "link" ? route.continue() : undefined;
  });
  await page.goto("/sw/shops/demo");
  await page.getByRole("link", { name: "Kanga Mawio", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio").first().check();
  await sheet.getByRole("button", { name: /^Weka kwenye kikapu/ }).click();
  const bar = page.getByRole("button", { name: /Tazama kikapu/ });
  await bar.click();
  const goOn = sheet.getByRole("button", { name: "Endelea na oda" });
  const said = sheet.getByRole("alert");
  await goOn.click();
  await expect(said).toContainText("hitilafu upande wetu");
  answer = "none";
  await goOn.click();
  await expect(said).toContainText("Angalia mtandao wako");
  answer = "late";
  await goOn.click();
  await expect(sheet.getByRole("button", { name: "Tunaandaa…" })).toBeDisabled();
  await expect(said).toBeHidden();
  await expect(said).toContainText("muda mrefu mno", { timeout: 20_000 });
  await goOn.click();
  await page.keyboard.press("Escape");
  await expect(bar).toContainText("1");
  answer = "link";
  await bar.click();
  await goOn.click();
  await expect(page).toHaveURL(/\/cart\?token=/);
});

test("the cart's bar stands beside the chat, which leaves the products to it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/sw/shops/demo");
  const launcher = page.getByRole("button", { name: /Fungua mazungumzo/ });
  const bubble = page.getByText("Unahitaji msaada?");
  await expect(bubble).toBeVisible();
  const before = await launcher.boundingBox();
  await page.getByRole("link", { name: "Kanga Mawio", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio").first().check();
  await sheet.getByRole("button", { name: /^Weka kwenye kikapu/ }).click();
  const bar = page.getByRole("button", { name: /Tazama kikapu/ });
  await expect(bar).toBeVisible();
  await expect(bubble).toBeHidden();
  const box = await bar.boundingBox();
  // Upwards it steps aside for what lies below it, which the bar does not.
  expect((await launcher.boundingBox())?.x).toBe(before?.x);
  expect(box && before && box.x + box.width <= before.x && box.y >= 650).toBe(true);
});

test("with twice the text a product leaves a third of a small screen to what stays", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/sw/shops/demo");
  await setTextSize(page, 32);
  await page.getByRole("link", { name: "Kanga Mawio", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  const picture = await sheet.locator("img").first().boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(200);
  const nameEnds = async () => {
    const name = await sheet.getByRole("heading", { level: 2 }).boundingBox();
    return (name?.y ?? 740) + (name?.height ?? 0);
  };
  // The sheet slides in from below.
  await expect.poll(nameEnds).toBeLessThanOrEqual(370);
  const add = sheet.getByRole("button", { name: /^Weka kwenye kikapu/ });
  await expect(add).not.toBeInViewport();
  await sheet.getByRole("radio").first().check();
  await add.click();
  await expect(page.getByRole("button", { name: /Tazama kikapu/ })).toBeVisible();
});

test("once the name of a product is scrolled away it stands beside the cross, and no price under it", async ({
  page,
}) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Matunda ${Date.now()}`;
  await merchant.openShop(shop);
  const add_ons = Array.from({ length: 20 }, (_, at) => ({ name: `Tunda ${at}`, price_minor: 50_000, stock: 9 }));
  await merchant.addProduct("Juisi", {
    ...{ price_minor: 100_000, stock: 9 },
    add_on_groups: [{ name: "Matunda", min: 0, max: 9, add_ons }],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, `/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  await page.getByRole("link", { name: "Juisi", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const cross = await sheet.getByRole("button", { name: "Close" }).boundingBox();
  if (!cross) throw new Error("no cross");
  const beside = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
      cross.x - 2,
      cross.y + cross.height / 2,
    ] as const);
  expect(await beside()).not.toBe("Juisi");
  await page.mouse.move(180, 500);
  for (let turns = 0; turns < 3; turns++) {
    await page.mouse.wheel(0, 500);
    await expect.poll(beside).toBe("Juisi");
  }
  await page.mouse.wheel(0, -3_000);
  await expect.poll(beside).not.toBe("Juisi");

  // Where the heading sticks to the top, nothing covers it.
  const heading = sheet.getByRole("heading", { level: 2 });
  const isSeen = () =>
    heading.evaluate((shown) => {
      const { left, top, height } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
  await sheet.getByRole("button", { name: /^Add to cart/ }).click();
  await page.getByRole("button", { name: /View cart/ }).click();
  await expect(heading).toHaveText("Your cart");
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: "Juisi", exact: true }).click();
  await expect.poll(isSeen).toBe(true);
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(isSeen).toBe(false);
  await page.mouse.wheel(0, -400);
  await expect.poll(isSeen).toBe(true);
});

test("a dress is chosen by its size, then its colour, and what is sold out says so", async ({ page }) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Magauni ${Date.now()}`;
  await merchant.openShop(shop);
  const variant = (size: string, colour: string, stock: number, price_minor: number) => ({
    ...{ option_values: [size, colour], name: "", stock, price_minor },
  });
  await merchant.addProduct("Gauni", {
    option_names: ["Saizi", "Rangi"],
    variants: [
      variant("S", "Nyekundu", 5, 3_500_000),
      variant("S", "Bluu", 0, 3_500_000),
      variant("M", "Nyekundu", 5, 3_600_000),
      variant("M", "Bluu", 5, 3_600_000),
      variant("L", "Kijani", 5, 3_900_000),
    ],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, `/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  await page.getByRole("link", { name: "Gauni", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const of = (option: string, value: string | RegExp) =>
    sheet.getByRole("group", { name: option }).getByRole("radio", { name: value, exact: true });
  const add = sheet.getByRole("button", { name: /^Add to cart/ });
  await expect(sheet).toContainText("From 35,000.00 TZS");
  await expect(add).toHaveAccessibleDescription("First choose: Saizi, Rangi");
  await expect(of("Saizi", "S")).not.toBeChecked();
  await of("Saizi", "S").click();
  await expect(add).toHaveAccessibleDescription("First choose: Rangi");
  await of("Rangi", "Nyekundu").click();
  await expect(of("Rangi", "Bluu , Sold out")).not.toBeChecked();
  expect(await axeProblems(page)).toEqual([]);
  await of("Rangi", "Bluu , Sold out").click();
  await expect(sheet.getByRole("status").filter({ hasText: "Sold out" })).toBeVisible();
  await expect(add).toBeDisabled();
  await of("Saizi", "M").click();
  await expect(of("Rangi", "Bluu")).toBeChecked();
  await expect(add).toContainText("36,000.00 TZS");
  await of("Saizi", "M").press("ArrowRight");
  await expect(of("Saizi", "L")).toBeChecked();
  await expect(of("Rangi", "Kijani")).toBeChecked();
  await expect(add).toContainText("39,000.00 TZS");
  await add.click();
  await page.getByRole("button", { name: /View cart/ }).click();
  await expect(page.getByRole("dialog", { name: "Your cart" })).toContainText("L / Kijani");
});
