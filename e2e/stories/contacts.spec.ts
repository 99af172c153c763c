import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const fits = "document.documentElement.scrollWidth <= 360";
/** As phones share them: two who can be brought, one without a number. */
const cards = [
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Mushi;Amina;;;\r\nFN:Amina Mushi\r\nTEL;TYPE=CELL:0712 345 678\r\nEND:VCARD",
  "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=75=6D=61;;;;\r\nTEL;CELL:0754111222\r\nEND:VCARD",
  "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bila Namba\r\nEMAIL:bila@duka.example\r\nEND:VCARD",
].join("\r\n");

const words = {
  en: {
    ...{ bring: "Bring contacts", check: "Check the file", yes: "Yes, all of them agreed" },
    ...{ how: "How we know", tags: "Tags for all of them", phone: "Telephone", start: "Import 3 customers" },
    ...{ repair: "Save 1 row and check again", see: "See your customers", agreed: "Agreed" },
    ...{ add: "Add a condition", about: "About", consent: "Agreed to offers by", fit: "3 customers fit" },
    ...{ name: "Name", save: "Save segment", members: "Show members of Sokoni", list: "Export" },
    file: "Choose a file",
  },
  sw: {
    ...{ bring: "Leta anwani", check: "Kagua faili", yes: "Ndiyo, wote wamekubali" },
    ...{ how: "Tunajuaje", tags: "Lebo za wote", phone: "Simu", start: "Ingiza wateja 3" },
    ...{ repair: "Hifadhi mstari 1 na ukague tena", see: "Tazama wateja wako", agreed: "Amekubali" },
    ...{ add: "Ongeza sharti", about: "Kuhusu", consent: "Amekubali matangazo kwa", fit: "Wateja 3 wanalingana" },
    ...{ name: "Jina", save: "Hifadhi kundi", members: "Onyesha waliomo kwenye Sokoni", list: "Pakua orodha" },
    file: "Chagua faili",
  },
} as const;

for (const language of ["en", "sw"] as const) {
  test(`a phone's contacts become customers, a segment and a list (${language})`, async ({ page }) => {
    const t = words[language];
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Anwani ${Date.now()}`);
    await shop.speak(language);
    // Agreed to nothing: not in the segment, nor in its list.
    await shop.addCustomer("Baraka Mollel", "0712000119", { agrees: false });
    await page.goto("/dashboard/customers");
    await shop.chooseMore(t.bring);
    await page.getByLabel(t.file, { exact: true }).setInputFiles({
      ...{ name: "anwani.vcf", mimeType: "text/vcard", buffer: Buffer.from(cards) },
    });

    // Nobody is said to have agreed before somebody says so.
    const check = page.getByRole("button", { name: t.check });
    await expect(check).toBeDisabled();
    await page.getByRole("radio", { name: t.yes }).check();
    await page.getByRole("checkbox", { name: "WhatsApp" }).check();
    await page.getByLabel(t.how).fill("Walisema kwenye maonesho");
    await page.getByLabel(t.tags).fill("sokoni");
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await check.click();

    await expect(page.getByText("Amina Mushi")).toBeVisible();
    await page.getByRole("textbox", { name: t.phone, exact: true }).fill("0713 000 111");
    await page.getByRole("button", { name: t.repair }).click();
    const start = page.getByRole("button", { name: t.start });
    await expect(start).toBeEnabled();
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await start.click();
    await page.getByRole("link", { name: t.see }).click();
    await page.getByRole("link", { name: /Amina Mushi/ }).click();
    await expect(page.getByText(t.agreed, { exact: true })).toBeVisible();
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);

    await page.goto("/dashboard/customers/customers-segments/new?ready=owing");
    await page.getByLabel(t.about).first().selectOption({ label: t.consent });
    await expect(page.getByText(t.fit)).toBeVisible();
    await page.getByLabel(t.name, { exact: true }).fill("Sokoni");
    await page.getByRole("button", { name: t.save }).click();
    await page.getByRole("link", { name: t.members }).click();
    await expect(page.getByRole("link", { name: /Juma/ })).toBeVisible();
    const [saved] = await Promise.all([page.waitForEvent("download"), shop.chooseMore(t.list)]);
    const list = await readFile(await saved.path(), "utf8");
    for (const text of ["Amina Mushi", "Juma", "+255713000111", "sokoni"]) expect(list).toContain(text);
    expect(list).not.toContain("Baraka");
  });
}
