import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { linkTo } from "../pages/mailbox.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ setUp: "Set it up", next: "Continue", copyKey: "Copy the key", code: "Six-digit code", turnOn: "Turn it on" },
    ...{
      kept: "I have kept them",
      isOn: /^It is on/,
      off: "Turn it off",
      entered: "Code of your app",
      enter: "Log in",
    },
    ...{ wrong: /^This code is not right/, require: "Require it", needed: /asks for two-step log-in/ },
  },
  sw: {
    ...{ setUp: "Iweke", next: "Endelea", copyKey: "Nakili ufunguo", code: "Namba ya tarakimu sita", turnOn: "Washa" },
    ...{ kept: "Nimezitunza", isOn: /^Kumewashwa/, off: "Zima", entered: "Namba ya programu yako", enter: "Ingia" },
    ...{ wrong: /^Namba hii si sahihi/, require: "Fanya iwe lazima", needed: /inataka uingie kwa hatua mbili/ },
  },
} as const;
const password = "kikapu cha ukili mbili";

for (const language of ["en", "sw"] as const)
  test(`two-step log-in is set up, asked at the next log-in, and required of staff (${language})`, async ({
    page,
    browser,
  }) => {
    const say = words[language];
    const phone = { width: 360, height: 740 };
    await page.setViewportSize(phone);
    const merchant = new BackOffice(page);
    const email = await merchant.openShop(`Duka la Hatua ${Date.now()}`);
    const invited = `${randomUUID()}@duka.example`;
    await merchant.invite(invited, [{ resource: "orders", action: ["read"] }]);
    await merchant.speak(language);
    const fits = async (on: Page) => {
      expect(await axeProblems(on)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(on)).toEqual([]);
      expect(await on.evaluate("document.documentElement.scrollWidth")).toBe(phone.width);
    };
    /** From the password to the codes that are kept; returns the app. */
    const setUp = async (on: Page, own: string) => {
      await on.locator("input[name=password]").fill(own);
      await on.getByRole("button", { name: say.next }).click();
      const link = await on.locator('a[href^="otpauth:"]').getAttribute("href");
      const app = new TOTP({ secret: Secret.fromBase32(new URL(link ?? "").searchParams.get("secret") ?? "") });
      await fits(on);
      await on.getByLabel(say.code).fill(app.generate());
      await on.getByRole("button", { name: say.turnOn }).click();
      await expect(on.getByRole("button", { name: say.kept })).toBeVisible();
      await fits(on);
      return app;
    };

    await page.goto("/dashboard/profile");
    await page.getByRole("button", { name: say.setUp }).click();
    const app = await setUp(page, "neno la siri");
    const [recovery = ""] = await page.locator("ul.font-mono li").allTextContents();
    await page.getByRole("button", { name: say.kept }).click();
    await expect(page.getByText(say.isOn)).toBeVisible();
    await fits(page);

    const elsewhere = await (await browser.newContext({ viewport: phone })).newPage();
    await new BackOffice(elsewhere).speak(language);
    await elsewhere.goto("/login");
    await elsewhere.locator("input[name=email]").fill(email);
    await elsewhere.locator("input[type=password]").fill("neno la siri");
    await elsewhere.getByRole("button", { name: say.enter, exact: true }).click();
    await elsewhere.getByLabel(say.entered).fill(app.generate({ timestamp: Date.now() - 3_600_000 }));
    await elsewhere.getByRole("button", { name: say.enter, exact: true }).click();
    await expect(elsewhere.getByText(say.wrong)).toBeVisible();
    await fits(elsewhere);
    await elsewhere.getByLabel(say.entered).fill(recovery);
    await elsewhere.getByRole("button", { name: say.enter, exact: true }).click();
    await expect(elsewhere).toHaveURL(/\/dashboard$/);

    await page.goto("/dashboard/profile/staff-accounts");
    await page.getByRole("button", { name: say.require, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.require, exact: true }).click();
    await expect(page.getByRole("button", { name: say.require, exact: true })).toHaveCount(0);
    await fits(page);
    const guest = await (await browser.newContext({ viewport: phone })).newPage();
    await new BackOffice(guest).speak(language);
    await guest.goto(await linkTo(invited, "/invite/"));
    await guest.locator("input[name=name]").fill("Juma Stoo");
    await guest.locator("input[type=password]").fill(password);
    await guest.locator("form button[type=submit]").click();
    await expect(guest.getByRole("heading", { name: say.needed })).toBeVisible();
    await setUp(guest, password);
    await guest.getByRole("button", { name: say.kept }).click();
    await expect(guest.getByRole("navigation").first()).toBeVisible();
  });
