import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { moveToNoon } from "../pages/stack-database.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

const words = {
  en: {
    ...{ ready: "Add the ready-made ones", submit: "Submit come_back to WhatsApp", approved: "Approved" },
    ...{ write: "New campaign", name: "Name", none: /^No template fits yet/, save: "Save and see the price" },
    ...{ phone: /^The longest message in/, no: "Never agreed to offers over WhatsApp" },
    ...{ send: "Send", ask: /^Send for/, arrived: "Arrived", read: "Read", list: "WhatsApp campaigns" },
    template: "Come back",
  },
  sw: {
    ...{ ready: "Ongeza vilivyo tayari", submit: "Tuma come_back WhatsApp", approved: "Kimeidhinishwa" },
    ...{ write: "Kampeni mpya", name: "Jina", none: /^Bado hakuna kiolezo/, save: "Hifadhi uone bei" },
    ...{ phone: /^Ujumbe mrefu zaidi kwa/, no: "Hawajawahi kukubali matangazo kwa WhatsApp" },
    ...{ send: "Tuma", ask: /^Tuma kwa/, arrived: "Umefika", read: "Umesomwa", list: "Kampeni za WhatsApp" },
    template: "Karibu tena",
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`an offer over WhatsApp reaches who agreed to it, and its results are shown (${language})`, async ({
    page,
    request,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `Duka la Ofa ${Date.now()}`;
    const number = new SandboxNumber(request);
    await number.open(name);
    const merchant = new BackOffice(page);
    await moveToNoon(await merchant.openShop(name));
    await merchant.connect(number);
    await merchant.enterOfferPrice(12_000);
    await merchant.speak(language);
    const main = page.getByRole("main");
    const fits = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page, ["come_back"])).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };

    // Two wrote; one of them agreed to offers.
    const neema = number.phone("Neema");
    await neema.write("Habari");
    const conversations = async () => (await merchant.read("conversations")).items;
    await expect(async () => expect(await conversations()).toHaveLength(1)).toPass();
    const [{ customer }] = await conversations();
    await merchant.agreeOverWhatsapp(customer.id);
    const juma = number.phone("Juma");
    await juma.write("Habari");
    await expect(async () => expect(await conversations()).toHaveLength(2)).toPass();

    // As long as WhatsApp approved nothing, the form leads to the templates.
    await page.goto("/dashboard/marketing/whatsapp/campaign");
    await main.getByRole("link", { name: say.write }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await fits();
    await page.goto("/dashboard/connect/templates");
    await main.getByRole("button", { name: say.ready }).click();
    await main.getByRole("button", { name: say.submit }).click();
    const template = page.getByRole("listitem", { name: "come_back" });
    await expect(template.getByText(say.approved).first()).toBeVisible({ timeout: 30_000 });

    await page.goto("/dashboard/marketing/whatsapp/campaign/new");
    await main.getByLabel(say.name, { exact: true }).fill("Karibuni tena");
    await main.getByLabel(say.template, { exact: true }).check();
    await fits();
    await main.getByRole("button", { name: say.save }).click();

    // Whom it reaches and what it costs is said before anything leaves.
    await expect(main.getByRole("figure", { name: say.phone })).toContainText("Neema");
    await expect(main.getByText("120.00 TZS")).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: say.no })).toContainText("1");
    await fits();
    await main.getByRole("button", { name: say.send, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.ask }).click();

    // It is on the phone of who agreed, who reads it; the other got nothing.
    await expect(main.getByRole("heading", { level: 1, name: "Karibuni tena" })).toBeVisible();
    expect(await neema.getsTemplate("come_back")).toContain("Neema");
    await neema.open();
    expect((await juma.messages()).filter(({ type }) => type === "template")).toEqual([]);
    for (const result of [say.arrived, say.read])
      await expect(
        main
          .locator("dl > div")
          .filter({ has: page.getByText(result, { exact: true }) })
          .locator("dd"),
      ).toHaveText("1", { timeout: 30_000 });
    await fits();

    await page.goto("/dashboard/marketing");
    await main.getByRole("link", { name: say.list }).click();
    await expect(main.getByText("Karibuni tena")).toBeVisible();
    // The list may show before the page has its title.
    await expect(page).toHaveTitle(/WhatsApp/);
    await fits();
  });
