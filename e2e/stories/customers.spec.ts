import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const fits = "document.documentElement.scrollWidth <= 360";

test("an order makes a customer, who is found, tagged, noted, edited and put back, in Swahili", async ({ page }) => {
  const shop = new BackOffice(page);
  await shop.openShop(`Duka la Wateja ${Date.now()}`);
  await shop.speak("sw");
  const kanga = await shop.addProduct("Kanga");
  await page.goto("/dashboard/customers");
  await expect(page.getByText("Bado hakuna mteja")).toBeVisible();
  await shop.writeOrder(kanga, { name: "Neema Mushi", phone: "0712 345 678" });

  await page.goto("/dashboard/customers");
  await expect(page.getByText("oda 1")).toBeVisible();
  await page.getByLabel("Tafuta wateja").fill("255712345678");
  const row = page.getByRole("link", { name: /Neema Mushi/ });
  await expect(row).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole("checkbox", { name: "Chagua Neema Mushi" }).check();
  await page.getByRole("button", { name: "Lebo", exact: true }).click();
  const tags = page.getByRole("dialog");
  await tags.getByLabel("Lebo", { exact: true }).fill("Jumla");
  await tags.getByRole("button", { name: "Hifadhi" }).click();
  await expect(page.getByText("Mteja 1 amebadilishwa").first()).toBeVisible();
  await expect(row.getByText("jumla")).toBeVisible();
  await row.click();

  await expect(page.getByRole("heading", { name: "Neema Mushi", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Piga simu" })).toHaveAttribute("href", "tel:+255712345678");
  const happened = page.getByRole("list", { name: "Yaliyotokea" });
  await expect(happened.getByRole("link", { name: /^Oda / })).toBeVisible();
  await page.getByLabel("Kumbukumbu kuhusu mteja").fill("Hupenda rangi nyekundu");
  await page.getByRole("button", { name: "Ongeza kumbukumbu" }).click();
  await expect(happened.getByText("Hupenda rangi nyekundu")).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole("link", { name: "Hariri" }).click();
  await page.getByLabel("Mahali").fill("Kariakoo");
  await page.getByRole("button", { name: "Hifadhi mabadiliko" }).click();
  await expect(happened.getByText("Mahali: hakuna → Kariakoo")).toBeVisible();
  await page.getByRole("button", { name: "Tengua badiliko la mwisho" }).click();
  await expect(page.getByText("Badiliko limetenguliwa").first()).toBeVisible();
  await expect(happened.getByText("limetenguliwa")).toBeVisible();

  await page.goto("/dashboard/customers/customers-segments/new?ready=new");
  await expect(page.getByText("Mteja 1 analingana")).toBeVisible();
  await page.getByRole("button", { name: "Hifadhi kundi" }).click();
  await page.getByRole("link", { name: "Onyesha waliomo kwenye Wateja wapya" }).click();
  await expect(page.getByRole("link", { name: /Neema Mushi/ })).toBeVisible();
});
