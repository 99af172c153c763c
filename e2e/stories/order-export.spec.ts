import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

for (const { language, save, head } of [
  { language: "en", save: "Export", head: "Order,Date,Time,Status," },
  { language: "sw", save: "Pakua orodha", head: "Oda,Tarehe,Saa,Hali," },
] as const) {
  test(`the orders that are shown are saved as a file, and no others (${language})`, async ({ page }) => {
    const merchant = new BackOffice(page);
    await merchant.speak(language);
    await merchant.openShop("Duka la faili");
    const product = await merchant.addProduct("Kanga");
    const [first, second] = [await merchant.writeOrder(product), await merchant.writeOrder(product)];
    await merchant.moveOrder(first.id, "new", "preparing");
    await page.goto("/dashboard/orders?fulfilment=preparing");
    await expect(page.locator("[data-row]")).toHaveCount(1);
    const arriving = page.waitForEvent("download");
    await merchant.chooseMore(save);
    const file = await arriving;
    expect(file.suggestedFilename()).toBe("orders.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(head);
    expect(text).toContain(first.order_id);
    expect(text).not.toContain(second.order_id);
  });
}

test("a download the server wants the password for asks for it, and goes on", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la siri");
  const order = await merchant.writeOrder(await merchant.addProduct("Kanga"));
  await page.goto("/dashboard/orders");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await page.route(
    "**/api/order-exports/**",
    (route) => route.fulfill({ status: 403, json: { detail: "Confirm your password", code: "step_up" } }),
    { times: 1 },
  );
  const arriving = page.waitForEvent("download");
  await merchant.chooseMore("Export");
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await question.getByLabel("Password", { exact: true }).fill("neno la siri");
  await question.getByRole("button", { name: "Confirm and go on" }).click();
  expect(await readFile(await (await arriving).path(), "utf8")).toContain(order.order_id);
});
