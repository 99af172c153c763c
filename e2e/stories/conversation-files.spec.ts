import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { photo } from "../pages/photo.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a customer sends a picture, and gets a canned reply below a picture of the shop's, in Swahili", async ({
  page,
  request,
}) => {
  const name = `Duka la Picha ${Date.now()}`;
  const merchant = new BackOffice(page);
  await merchant.openShop(name);
  const number = new SandboxNumber(request);
  await number.open(name);
  await merchant.connect(number);
  await merchant.speak("sw");
  const phone = number.phone("Amina Said");
  await phone.sendPicture();

  await page.goto("/dashboard/conversations");
  const row = page.getByRole("list", { name: "Mazungumzo" }).getByRole("link");
  await expect(row).toHaveCount(1);
  await row.click();
  const said = page.getByRole("list", { name: "Jumbe" });
  await expect(said.getByAltText("Picha")).toBeVisible({ timeout: 20_000 });

  await page.getByRole("button", { name: "Majibu tayari" }).click();
  await page.getByRole("button", { name: "Yaandike na uyabadilishe" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Jibu jipya" }).click();
  await sheet.getByLabel("Njia ya mkato").fill("tunayo");
  await sheet.getByLabel("Kwa Kiswahili").fill("Ndiyo {name}, *tunayo* hii");
  await sheet.getByRole("button", { name: "Hifadhi" }).click();
  await expect(sheet.getByText("/tunayo")).toBeVisible();
  await sheet.getByRole("button", { name: "Badilisha tunayo" }).click();
  await sheet.getByRole("button", { name: "Futa" }).click();
  const deleted = sheet.getByRole("status").filter({ hasText: "/tunayo limefutwa" });
  await deleted.getByRole("button", { name: "Rudisha" }).click();
  await expect(deleted).toHaveCount(0);
  await expect(sheet.getByText("/tunayo", { exact: true })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Funga" }).click();

  const box = page.getByLabel("Mwandikie mteja");
  await box.fill("/tu");
  await page.getByRole("option", { name: /tunayo/ }).click();
  await expect(box).toHaveValue("Ndiyo Amina, *tunayo* hii");
  await page.locator('input[type="file"]').setInputFiles(await photo(page, "kitenge.jpg", "#0a7d5a"));
  await expect(page.getByRole("list", { name: "Linaenda na ujumbe" }).getByText("kitenge.jpg")).toBeVisible();
  expect(await page.evaluate("document.documentElement.scrollWidth <= 360")).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Tuma", exact: true }).click();
  await phone.getsPicture(/Ndiyo Amina/);
  await expect(said.getByRole("img", { name: /Ndiyo Amina/ })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});
