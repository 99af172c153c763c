import { expect, test } from "@playwright/test";
import { demoCartLink } from "../pages/shopper.ts";

test("without a token the cart says so and leads home", async ({ page }) => {
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Error" })).toBeVisible();
  await expect(page.getByText("No token provided. Please check your URL.")).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const token of ["unknown", "x".repeat(10_000), "%3Cscript%3Ealert(1)%3C/script%3E"]) {
  test(`a link that leads nowhere is explained: ${token.slice(0, 20)}`, async ({ page }) => {
    await page.goto(`/cart?token=${token}`);
    await expect(page.getByText("This link no longer works")).toBeVisible();
  });
}

test("quantities change the total before the order is sent, and the link stays as receipt", async ({
  page,
  request,
}) => {
  const link = await demoCartLink(request);
  await page.goto(link);
  const total = page.getByText("32,000.00 TZS").last();
  await expect(total).toBeVisible();
  await page.getByRole("button", { name: "Add one Miko ya mbao", exact: true }).click();
  await expect(page.getByText("48,000.00 TZS").last()).toBeVisible();
  await page.getByLabel("Name").fill("Neema");
  await page.getByLabel("Phone number").fill("0712 000 333");
  const button = page.getByRole("button", { name: "Place order" });
  await button.dblclick();
  await expect(page.getByText("Your order has been submitted successfully").first()).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(/Thank you/)).toBeVisible();
  await expect(page.getByText("48,000.00 TZS").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toBeHidden();
});

test("a cart from a Swahili conversation is in Swahili", async ({ page, request }) => {
  await page.goto(await demoCartLink(request, "sw"));
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.getByText("32,000.00 TZS").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toBeHidden();
});

test("the cart page tells nobody about its token", async ({ page, request, baseURL }) => {
  const outside: string[] = [];
  page.on("request", (sent) => {
    if (!sent.url().startsWith(baseURL ?? "")) outside.push(sent.url());
  });
  const answer = await page.goto(await demoCartLink(request));
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await page.waitForLoadState("networkidle");
  expect(outside).toEqual([]);
});
