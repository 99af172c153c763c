import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { linkTo } from "../pages/mailbox.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ make: "New role", name: "Name of the role", rider: /^Rider/, save: "Save role", saved: "Role saved" },
    ...{ invite: "Invite somebody", email: "E-mail", send: "Send the invite", sent: "Invite sent" },
    ...{ change: /^Change role/, stock: /^Stock/, follow: /^They follow/, denied: "Access Denied" },
    ...{ rides: /Can see and change orders|Can change orders, but cannot see products/, one: "1 person has it" },
    ...{ keeps: /Juma Stoo.* can .*change,? and delete products/, add: "Create product" },
  },
  sw: {
    ...{ make: "Nafasi mpya", name: "Jina la nafasi", rider: /^Msafirishaji/, save: "Hifadhi nafasi" },
    ...{ saved: "Nafasi imehifadhiwa", invite: "Alika mtu", email: "Barua pepe", send: "Tuma mwaliko" },
    ...{ sent: "Mwaliko umetumwa", change: /^Badilisha nafasi ya/, stock: /^Mtunza stoku/, follow: /^Waifuate/ },
    ...{ denied: "Huna ruhusa", rides: /Anaweza kubadilisha oda, lakini haoni bidhaa/, one: "Mtu 1 anayo" },
    ...{ keeps: /Juma Stoo.* anaweza .*kubadilisha na kufuta bidhaa/, add: "Weka bidhaa" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a role is saved, given with an invite, and taken along when it changes (${language})`, async ({
    page,
    browser,
  }) => {
    const say = words[language];
    const phone = { width: 360, height: 740 };
    await page.setViewportSize(phone);
    const merchant = new BackOffice(page);
    await merchant.openShop(`Duka la Nafasi ${Date.now()}`);
    await merchant.speak(language);
    const fits = async (on: Page) => {
      expect(await axeProblems(on)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(on)).toEqual([]);
      expect(await on.evaluate("document.documentElement.scrollWidth")).toBe(phone.width);
    };

    await page.goto("/dashboard/profile/staff-accounts");
    await page.getByRole("button", { name: say.make }).click();
    await page.getByLabel(say.name).fill("Bodaboda");
    await page.getByRole("radio", { name: say.rider }).check();
    await fits(page);
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.saved).first()).toBeVisible();
    await expect(page.getByText(say.rides)).toBeVisible();
    await fits(page);

    const email = `${randomUUID()}@duka.example`;
    await page.getByRole("button", { name: say.invite }).click();
    await page.getByLabel(say.email).fill(email);
    await page.getByRole("radio", { name: /^Bodaboda/ }).check();
    await page.getByRole("button", { name: say.send }).click();
    await expect(page.getByText(say.sent).first()).toBeVisible();

    const guest = await (await browser.newContext({ viewport: phone })).newPage();
    await guest.goto(await linkTo(email, "/invite/"));
    await guest.locator("input[name=name]").fill("Juma Stoo");
    await guest.locator("input[type=password]").fill("kikapu cha ukili mbili");
    await guest.locator("form button[type=submit]").click();
    await expect(guest).toHaveURL(/\/dashboard$/);
    await guest.goto("/dashboard/products/new");
    await expect(guest).toHaveURL(/\/dashboard$/);

    await page.goto("/dashboard/profile/staff-accounts");
    await expect(page.getByText(say.one)).toBeVisible();
    await page.getByRole("button", { name: say.change }).click();
    await page.getByRole("radio", { name: say.stock }).check();
    await page.getByRole("radio", { name: say.follow }).check();
    await fits(page);
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.saved).first()).toBeVisible();
    await expect(page.getByText(say.keeps)).toBeVisible();

    await guest.goto("/dashboard/products/new");
    await expect(guest).toHaveURL(/\/dashboard\/products\/new$/);
  });
