import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { readPdf } from "../pages/documents/read-pdf.ts";
import { iceCreams } from "../pages/orders/ice-cream-shop.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    quantityOf: "Quantity of Aiskrimu",
    addNuts: "Add one Aiskrimu (1) · Karanga",
    takeNuts: "Take away one Aiskrimu (1) · Karanga",
    name: "Name",
    phone: "Phone number",
    send: "Place order",
    thanks: /^Thank you/,
    ordered: "What was ordered",
    invoice: "Invoice (PDF)",
    lines: "What was ordered",
    addOns: "Add-ons of Aiskrimu",
    free: "Free",
  },
  sw: {
    quantityOf: "Idadi ya Aiskrimu",
    addNuts: "Ongeza moja: Aiskrimu (1) · Karanga",
    takeNuts: "Punguza moja: Aiskrimu (1) · Karanga",
    name: "Jina",
    phone: "Namba ya simu",
    send: "Tuma oda",
    thanks: /^Asante/,
    ordered: "Vilivyoagizwa",
    invoice: "Ankara (PDF)",
    lines: "Vilivyoagizwa",
    addOns: "Nyongeza za Aiskrimu",
    free: "Bure",
  },
};

for (const [spoken, say] of Object.entries(said)) {
  const language = spoken === "sw" ? "sw" : "en";
  test(`three ice creams, one of them with nuts, are read as that from the link to the order (${language})`, async ({
    page,
    request,
  }) => {
    const owner = new BackOffice(page);
    const { link } = await iceCreams(owner, language);
    await owner.speak(language);

    await page.goto(link);
    const cards = page.getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(["Aiskrimu (1)", "Aiskrimu (2)"]);
    await expect(page.getByLabel(`${say.quantityOf} (1)`, { exact: true })).toHaveValue("2");
    await expect(page.getByLabel(`${say.quantityOf} (2) · Karanga`, { exact: true })).toHaveValue("1");
    // The pieces one item takes are no longer available to the other.
    await page.getByRole("button", { name: say.addNuts, exact: true }).click();
    await expect(page.getByLabel(`${say.quantityOf} (2) · Karanga`, { exact: true })).toHaveAttribute("max", "3");
    await page.getByRole("button", { name: say.takeNuts, exact: true }).click();
    await expect(page.getByText("6,500.00 TZS").first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByLabel(say.name, { exact: true }).fill("Neema");
    await page.getByLabel(say.phone, { exact: true }).fill("0754 111 222");
    await page.getByRole("button", { name: say.send }).click();
    await expect(page.getByRole("heading", { name: say.thanks })).toBeVisible();
    const ordered = page.getByRole("listitem").filter({ hasText: "Aiskrimu" });
    await expect(ordered).toHaveText([
      // Without a picture it is shown by its first letter.
      /^A2 × Aiskrimu4,000\.00 TZS$/,
      /^A1 × Aiskrimu2,000\.00 TZS\+ 1 × Karanga500\.00 TZS$/,
    ]);
    expect(await axeProblems(page)).toEqual([]);
    const invoice = await page.getByRole("link", { name: say.invoice }).getAttribute("href");
    const { text } = await readPdf(request, invoice ?? "");
    expect(text).toMatch(/Aiskrimu 2 2,000\.00 TZS 4,000\.00 TZS Aiskrimu 1 2,000\.00 TZS 2,000\.00 TZS \+ Karanga 1 /);

    await page.goto("/dashboard/orders");
    await page.getByRole("link", { name: /Neema/ }).first().click();
    const lines = page.getByRole("region", { name: say.ordered }).getByRole("listitem").filter({ hasText: "Aiskrimu" });
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).not.toContainText("Karanga");
    await expect(lines.last().getByRole("list", { name: say.addOns })).toContainText("Karanga");
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
