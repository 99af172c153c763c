import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

const words = {
  en: {
    ...{
      link: "1. A link to your WhatsApp",
      connect: "Connect a number",
      save: "Save and check",
      change: "Change the connection",
    },
    ...{
      number: "Phone number ID",
      account: "WhatsApp Business Account ID",
      token: "Access token",
      secret: "App secret",
    },
    ...{
      missing: "Needed to connect",
      noToken: /^The token is wrong or has expired/,
      noSecret: /^The app secret does not fit/,
    },
    ...{ passed: "All five steps passed", works: "Works", address: "Callback URL", disconnect: "Disconnect" },
    ...{
      taken: /connected to another shop/,
      gone: "The number is disconnected",
    },
  },
  sw: {
    ...{ link: "1. Kiungo cha WhatsApp yako", connect: "Unganisha namba", save: "Hifadhi na uangalie" },
    ...{ change: "Badilisha muunganisho", number: /^Phone number ID/, account: /^WhatsApp Business Account ID/ },
    ...{ token: /^Access token/, secret: /^App secret/, missing: "Inahitajika ili kuunganisha" },
    ...{ noToken: /^Tokeni si sahihi au muda/, noSecret: /^Siri ya app haiendani/, passed: "Hatua zote tano zimepita" },
    ...{
      works: "Inafanya kazi",
      address: "Callback URL (anwani)",
      disconnect: "Tenganisha",
      taken: /imeunganishwa na duka lingine/,
    },
    ...{ gone: "Namba imetenganishwa" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a shop connects its number step by step, with two mistakes on the way (${language})`, async ({
    page,
    request,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `Duka la Namba ${Date.now()}`;
    const number = new SandboxNumber(request);
    await number.open(name);
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    await merchant.speak(language);
    await page.goto("/dashboard/connect");

    await expect(page.getByRole("region", { name: say.link }).getByText("https://wa.me/255712345678")).toBeVisible();
    await page.getByRole("button", { name: say.connect }).click();
    await page.getByLabel(say.number).fill(number.phone_number_id);
    await page.getByLabel(say.account).fill(number.business_account_id);
    await page.getByLabel(say.token).fill("si-token-yoyote");
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.missing)).toBeVisible();
    await page.getByLabel(say.secret).fill("not-the-right-secret");
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.noToken)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);

    await page.getByRole("button", { name: say.change }).click();
    await page.getByLabel(say.token).fill(number.token);
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.noSecret)).toBeVisible();
    await page.getByRole("button", { name: say.change }).click();
    await page.getByLabel(say.secret).fill(number.app_secret);
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.passed)).toBeVisible();
    await expect(page.getByText(say.works, { exact: true })).toBeVisible();
    await expect(page.getByText(number.token)).toHaveCount(0);

    // Its token expires: the check says so, and so does the number.
    await number.switch({ expired_token: true });
    await page.getByRole("button", { name: /^(Check now|Angalia sasa)$/ }).click();
    await expect(page.getByText(say.noToken)).toBeVisible();
    await page.goto("/dashboard/connect");

    await page.getByRole("button", { name: say.disconnect }).click();
    await page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog"))
      .getByRole("button", { name: say.disconnect })
      .click();
    await expect(page.getByText(say.gone, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: say.connect })).toBeVisible();
  });
