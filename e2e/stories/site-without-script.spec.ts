import { expect, test } from "@playwright/test";

test("the site is read and walked with JavaScript switched off", async ({ page }) => {
  await page.goto("/sw");
  await page.getByRole("banner").locator('summary[aria-label="Menyu"]').click();
  await page.getByRole("banner").getByRole("link", { name: "Bei", exact: true }).last().click();
  await expect(page).toHaveURL(/\/sw\/pricing$/);
  await expect(page.getByText("25,000 TZS").first()).toBeVisible();
  const question = page.locator("#faq details").first();
  await question.locator("summary").click();
  await expect(question.locator("p").first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Tuambie" }).click();
  await expect(page.getByRole("textbox").first()).toBeVisible();
});

test("without a script the forms of accounts say what they need", async ({ page, context, baseURL: url = "" }) => {
  await context.addCookies([{ name: "language", value: "sw", url }]);
  for (const path of ["/login", "/dashboard?auth=Signup", "/forgot-password"]) {
    await page.goto(path);
    await expect(page.locator("form noscript p"), path).toContainText("Kivinjari chako kimezima JavaScript");
    await expect(page.locator("form noscript p"), path).toBeVisible();
  }
});

test("without a script the QR page says what it needs, and shows no field that does nothing", async ({ page }) => {
  for (const path of ["/sw/qr-code", "/sw/customize-qr"]) {
    await page.goto(path);
    await expect(page.locator("main noscript p")).toContainText("Kivinjari chako kimezima JavaScript");
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  }
});
