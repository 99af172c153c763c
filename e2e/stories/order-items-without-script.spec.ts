import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { iceCreams } from "../pages/orders/ice-cream-shop.ts";

test("which of three ice creams has nuts is kept without a script, also where the order is refused at first", async ({
  page,
}) => {
  const { link } = await iceCreams(new BackOffice(page), "en");
  await page.goto(link);
  await page.getByLabel("Quantity of Aiskrimu (1)", { exact: true }).fill("3");
  await page.getByLabel("Quantity of Aiskrimu (2) · Chokoleti", { exact: true }).fill("2");
  await page.getByLabel("Name", { exact: true }).fill("Juma");
  await page.getByLabel("Phone number", { exact: true }).fill("0754 222 333");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Vionjo: choose from 0 to 2.").first()).toBeVisible();
  await expect(page.getByLabel("Quantity of Aiskrimu (1)", { exact: true })).toHaveValue("3");
  await expect(page.getByLabel("Quantity of Aiskrimu (1) · Chokoleti", { exact: true })).toHaveValue("0");
  await page.getByLabel("Quantity of Aiskrimu (2) · Chokoleti", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Aiskrimu" })).toHaveText([
    /^A3 × Aiskrimu6,000\.00 TZS$/,
    /^A1 × Aiskrimu2,000\.00 TZS\+ 1 × Karanga500\.00 TZS\+ 1 × Chokoleti/,
  ]);
});
