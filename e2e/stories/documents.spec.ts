import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { readPdf } from "../pages/documents/read-pdf.ts";
import { demoCartLink } from "../pages/shopper.ts";

test("an order's documents open beside its page and are handed on, in the size and language that are chosen", async ({
  page,
  context,
  request,
}) => {
  const token = new URL(await demoCartLink(request)).searchParams.get("token") ?? "";
  const cart = await (await request.get(`/api/v1/order?token=${token}`)).json();
  const customer = { name: "Neema Papai", phone: "0754111333" };
  const placed = await request.post(`/api/v1/order?token=${token}`, { data: { ...cart, customer } });
  const { order_id: number } = await placed.json();

  await new BackOffice(page).enterDemo();
  await page.goto(`/dashboard/orders?search=${number}`);
  await page
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  /** The address of the document that a click opens in a new tab. */
  const opened = async (name: string) => {
    const asked = context.waitForEvent("request", (one) => one.url().includes("/public/documents/"));
    await page.getByRole("button", { name }).click();
    return (await asked).url();
  };
  await page.getByRole("button", { name: "English", exact: true }).click();
  const invoice = await readPdf(request, await opened("Open: Invoice"));
  expect(invoice.width).toBe(595);
  for (const part of [
    "Invoice",
    number,
    "Neema Papai",
    "+255 754 111 333",
    "Miko ya mbao",
    "Balance due 32,820.00 TZS",
  ])
    expect(invoice.text).toContain(part);

  await page.getByRole("button", { name: "80 mm roll" }).click();
  await page.getByRole("button", { name: "Kiswahili", exact: true }).click();
  const slip = await readPdf(request, await opened("Open: Packing slip"));
  expect(slip.width).toBe(227);
  expect(slip.text).toContain("Orodha ya kufunga");
  expect(slip.text).not.toContain("TZS");

  // This browser has no share sheet: the link is copied, and the person who gets it needs no account.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share: Invoice" }).click();
  await expect(page.getByText(/^Link copied/).first()).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect((await readPdf(request, shared)).text).toMatch(/Ankara.*Jumla 32,820\.00 TZS/);

  // The printer choice is stored on the device.
  await page.reload();
  await expect(page.getByRole("button", { name: "80 mm roll" })).toHaveAttribute("aria-pressed", "true");
});
