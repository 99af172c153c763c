import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { photo } from "../pages/photo.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("what is typed of a product outlives the page, and a price is read as people write it", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la Rasimu ${Date.now()}`);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const name = page.getByLabel("Name", { exact: true });
  const price = page.getByLabel("Price", { exact: true });
  await page.goto("/dashboard/products/new");
  await name.fill("Mkeka wa ukindu");
  await price.fill("25.000");
  await page.getByLabel("Category", { exact: true }).selectOption({ label: "Home" });
  await page.getByRole("button", { name: "Create product" }).click();
  await expect(page.getByText("Write an amount such as 25,000 or 25,000.50.")).toBeVisible();
  await price.fill("28k");
  await name.focus();
  await expect(price).toHaveValue("28,000");

  await page.reload();
  await expect(page.getByText("Here is what you had typed", { exact: true })).toBeVisible();
  await expect(name).toHaveValue("Mkeka wa ukindu");
  await expect(price).toHaveValue("28,000");
  // A saved draft needs no question when leaving; a picture that is still uploading is not saved.
  expect(asked).toEqual([]);
  await page.route("**/api/media/uploads*", () => undefined);
  await page.getByLabel("Picture file").setInputFiles([await photo(page, "mkeka.jpg", "red")]);
  await expect(page.getByText("Pictures are still uploading")).toBeVisible();
  // A browser only asks after an interaction with the page.
  await name.click();
  await page.reload();
  await expect(name).toHaveValue("Mkeka wa ukindu");
  expect(asked).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Start anew" }).click();
  await expect(name).toHaveValue("");

  // Leaving after the question deletes the draft, as the question said.
  await name.fill("Kofia");
  await page.getByRole("link", { name: "Discard" }).click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  await page.goto("/dashboard/products/new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(name).toHaveValue("");

  await name.fill("Kikapu");
  await price.fill("elfu 12");
  await page.getByLabel("In stock", { exact: true }).fill("3");
  await page.getByLabel("Category", { exact: true }).selectOption({ label: "Home" });
  await price.press("Enter");
  await expect(page.getByRole("heading", { name: "Kikapu", level: 1 })).toBeVisible();
  await expect(page.getByText("12,000.00 TZS").first()).toBeVisible();
  await page.goto("/dashboard/products/new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(name).toHaveValue("");
});
