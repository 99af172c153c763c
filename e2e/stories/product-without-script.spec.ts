import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

const words = {
  en: { base: "/shops", add: "Add to cart", quantity: "Quantity", notAdded: /^It is not in your cart/ },
  sw: { base: "/sw/shops", add: "Weka kwenye kikapu", quantity: "Idadi", notAdded: /^Haijaingia kwenye kikapu/ },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a product's page fills the cart with JavaScript off, with one product after the other (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    const owner = new BackOffice(page);
    const shop = `Duka bila Hati ${language} ${Date.now()}`;
    await owner.openShop(shop);
    const option = (size: string, colour: string, price_minor: number) => ({
      ...{ name: "", option_values: [size, colour], stock: 5, price_minor },
    });
    await owner.addProduct("Gauni", {
      option_names: ["Saizi", "Rangi"],
      variants: [option("S", "Bluu", 3_500_000), option("M", "Bluu", 3_600_000), option("M", "Kijani", 3_800_000)],
      add_on_groups: [{ name: "Ziada", min: 0, max: 3, add_ons: [{ name: "Mkanda", price_minor: 50_000, stock: 9 }] }],
    });
    const hat = await owner.addProduct("Kofia", { price_minor: 900_000, stock: 9 });
    const address = `${say.base}/${shop.toLowerCase().replaceAll(" ", "-")}`;

    await page.goto(address);
    await page.getByRole("link", { name: "Gauni", exact: true }).click();
    await expect(page).toHaveURL(/\/p\/gauni-[0-9a-z]+$/);
    await page.getByRole("radio", { name: "M", exact: true }).check();
    await page.getByRole("radio", { name: "Kijani", exact: true }).check();
    await page.getByRole("spinbutton", { name: "Mkanda" }).fill("1");
    await page.getByRole("spinbutton", { name: say.quantity }).fill("2");
    await page.getByRole("button", { name: say.add }).click();
    await expect(page).toHaveURL(/\/cart\?token=/);
    // Twice the dress at 38,000 and twice its belt at 500.
    await expect(page.getByText("77,000.00").first()).toBeVisible();

    await page.goto(address);
    await page.getByRole("link", { name: "Kofia", exact: true }).click();
    await page.getByRole("button", { name: say.add }).click();
    await expect(page).toHaveURL(/\/cart\?token=/);
    await expect(page.getByText("86,000.00").first()).toBeVisible();

    // What is sold out meanwhile is not added, and said so; what else was chosen stays.
    await page.goto(address);
    await page.getByRole("link", { name: "Kofia", exact: true }).click();
    await expect(page.getByRole("button", { name: say.add })).toBeVisible();
    await owner.changeStock(hat.variants[0].id, -9);
    await page.getByRole("button", { name: say.add }).click();
    await expect(page.getByRole("note")).toHaveText(say.notAdded);
    await page.goto(address);
    await page.getByRole("link", { name: "Gauni", exact: true }).click();
    await page.getByRole("radio", { name: "S", exact: true }).check();
    await page.getByRole("radio", { name: "Bluu", exact: true }).check();
    await page.getByRole("button", { name: say.add }).click();
    await expect(page).toHaveURL(/\/cart\?token=/);
    // The dress of before, and another one at 35,000; the hat is gone from it.
    await expect(page.getByText("112,000.00").first()).toBeVisible();
  });
