import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const fits = "document.documentElement.scrollWidth <= 360";
const words = {
  en: {
    ...{ name: "Name", phone: "Number", place: "Place", add: "Add customer", more: "More", numbers: "Numbers" },
    ...{ doubles: "Possible doubles", compare: "Compare Neema Mushi and mushi neema", merge: "Merge into one" },
    ...{ done: "The customers are merged", undo: "Undo the merge", undone: "They are two customers again" },
    ...{ happened: "What happened", merged: "Merged with Neema Mushi", led: "That customer was merged into this one" },
    maybe: "Perhaps the same person",
  },
  sw: {
    ...{ name: "Jina", phone: "Namba", place: "Mahali", add: "Ongeza mteja", more: "Zaidi", numbers: "Namba" },
    ...{ doubles: "Huenda ni mmoja", compare: "Linganisha Neema Mushi na mushi neema", merge: "Unganisha wawe mmoja" },
    ...{ done: "Wateja wameunganishwa", undo: "Tengua kuunganisha", undone: "Ni wateja wawili tena" },
    ...{ happened: "Yaliyotokea", merged: "Ameunganishwa na Neema Mushi", led: "Mteja yule aliunganishwa na huyu" },
    maybe: "Huenda ni mtu mmoja",
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`somebody who is in the list twice becomes one customer, and two again, in ${language}`, async ({ page }) => {
    const t = words[language];
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Pacha ${language} ${Date.now()}`);
    await shop.speak(language);
    const kanga = await shop.addProduct("Kanga");
    for (const [name, phone] of [
      ["Neema Mushi", "0712 345 678"],
      ["mushi neema", "0754 000 111"],
    ] as const) {
      await page.goto("/dashboard/customers/new");
      await page.getByLabel(t.name, { exact: true }).fill(name);
      await page.getByLabel(t.phone, { exact: true }).fill(phone);
      await page.getByLabel(t.place, { exact: true }).fill("Sinza");
      await page.getByRole("button", { name: t.add }).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    }
    const doubles = page.getByRole("list", { name: t.maybe });
    await expect(doubles).toBeVisible();
    const ofDouble = page.url();
    await shop.writeOrder(kanga, { name: "Neema", phone: "0754 000 111" });
    await doubles.getByRole("link", { name: "Neema Mushi", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Neema Mushi", level: 1 })).toBeVisible();
    const ofNeema = page.url();
    expect(ofNeema).not.toBe(ofDouble);

    await page.goto("/dashboard/customers");
    await page.getByRole("main").getByRole("button", { name: t.more, exact: true }).click();
    await page.getByRole("menuitem", { name: t.doubles }).click();
    await expect(page.getByRole("heading", { name: t.doubles, level: 1 })).toBeVisible();
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("link", { name: t.compare }).click();
    await page.getByRole("radio", { name: "Neema Mushi" }).check();
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: t.merge }).click();
    await expect(page.getByText(t.done).first()).toBeVisible();
    // Who has the order is kept, by the name that was chosen.
    await expect(page).toHaveURL(ofDouble);
    await expect(page.getByRole("heading", { name: "Neema Mushi", level: 1 })).toBeVisible();
    const happened = page.getByRole("list", { name: t.happened });
    await expect(happened.getByText(t.merged)).toBeVisible();
    await expect(page.getByText("+255712345678").first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);

    await page.goto(ofNeema);
    await expect(page.getByText(t.led).first()).toBeVisible();
    await expect(page).toHaveURL(ofDouble);

    await page.getByRole("button", { name: t.undo }).click();
    await expect(page.getByText(t.undone).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "mushi neema", level: 1 })).toBeVisible();
    await page.goto(ofNeema);
    await expect(page.getByRole("heading", { name: "Neema Mushi", level: 1 })).toBeVisible();
    await expect(page.getByRole("list", { name: t.maybe })).toBeVisible();
  });
