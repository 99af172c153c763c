import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { orderOnPage } from "../pages/orders/order-on-page.ts";
import { SandboxAccount } from "../pages/sms/sandbox-account.ts";
import { moveToNoon } from "../pages/stack-database.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ connect: "Connect", add: "Connect a provider", user: "API key", secret: "Secret key", sender: "Sender name" },
    ...{ price: "Price of one part", check: /^Check now/, working: "Working", balance: "Balance: 1,000,000 SMS" },
    ...{ name: "Name", sw: "Message in Swahili", text: "Text", insert: "Name of the customer" },
    ...{ fallback: "Where the name is not known", parts: /^1 part ·/, twoParts: /^2 parts ·/, mend: "Replace them" },
    ...{ save: "Save and see the price", phone: "The longest message in Swahili", no: "Never agreed to offers by SMS" },
    ...{ own: "Your number", test: "Send a test", tested: "The test is on its way.", send: "Send", ask: /^Send for/ },
    ...{ link: "Link", leads: "Where does the link lead?", opened: "Link opened", linkOrders: "Orders by the link" },
    ...{ once: /^1 time/, brought: /5,000.00 TZS · 1 order/, index: /Clicks: 1 · Carts: 1 · Orders: 1 · 5,000.00 TZS/ },
    ...{ sent: "Sent", arrived: "Arrived: 1", out: "Want no more" },
    ...{ write: "Write", cost: "Cost", news: "Send them by SMS too", told: /by SMS · arrived/ },
  },
  sw: {
    ...{ connect: "Unganisha", add: "Unganisha mtoa huduma", user: "Ufunguo wa API (API key)" },
    ...{ secret: "Ufunguo wa siri (Secret key)", sender: "Jina la mtumaji", price: "Bei ya sehemu moja" },
    ...{ check: /^Kagua sasa/, working: "Inafanya kazi", balance: "Salio: SMS 1,000,000", name: "Jina" },
    ...{ sw: "Ujumbe kwa Kiswahili", text: "Maneno", insert: "Jina la mteja" },
    ...{ fallback: "Pale ambapo jina halijulikani", parts: /^Sehemu 1 ·/, twoParts: /^Sehemu 2 ·/ },
    ...{ mend: "Zibadilishe", save: "Hifadhi uone bei", phone: "Ujumbe mrefu zaidi kwa Kiswahili" },
    ...{ no: "Hawajawahi kukubali matangazo kwa SMS", own: "Namba yako", test: "Tuma jaribio" },
    ...{ tested: "Jaribio limeondoka.", send: "Tuma", ask: /^Tuma kwa/, arrived: "Umefika: 1" },
    ...{ link: "Kiungo", leads: "Kiungo kinaelekeza wapi?", opened: "Kiungo kilifunguliwa" },
    ...{ linkOrders: "Oda za kiungo", once: /^Mara 1/, brought: /5,000.00 TZS · Oda 1/ },
    ...{ index: /Mibofyo: 1 · Vikapu: 1 · Oda: 1 · 5,000.00 TZS/ },
    ...{ out: "Hawataki tena", write: "Andika" },
    ...{ cost: "Gharama", news: "Zitumwe kwa SMS pia", told: /kwa SMS · umefika/ },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`an offer by SMS reaches who agreed to it, they order by its link, want no more, and still hear of their order (${language})`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const account = new SandboxAccount(page.request);
    await account.open(["DUKALETU"]);
    const merchant = new BackOffice(page);
    await moveToNoon(await merchant.openShop("Duka la SMS"));
    await merchant.speak(language);
    const kanga = await merchant.addProduct("Kanga");
    await merchant.addCustomer("Neema", "0754 111 222", { agrees: true });
    await merchant.addCustomer("Juma", "0754 333 444", { agrees: false });
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const fits = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };

    // The first steps lead to a provider, which is asked whether it works.
    await page.goto("/dashboard/marketing");
    await main.getByRole("link", { name: say.connect, exact: true }).click();
    await main.getByRole("button", { name: say.add }).click();
    await dialog.getByLabel(say.user).fill(account.user);
    await dialog.getByLabel(say.secret).fill(account.secret);
    await dialog.getByLabel(say.sender).fill("DUKALETU");
    await dialog.getByLabel(say.price).fill("22");
    await fits();
    await dialog.getByRole("button", { name: say.connect, exact: true }).click();
    await main.getByRole("button", { name: say.check }).click();
    await expect(main.getByText(say.working)).toBeVisible();
    await expect(main.getByText(say.balance)).toBeVisible();
    await account.reportTo((await main.getByText(/sms-reports/).textContent()) ?? "");
    // It is on once the server says so.
    await main.getByLabel(say.news).click();
    await expect(main.getByLabel(say.news)).toBeEnabled();
    await expect(main.getByLabel(say.news)).toBeChecked();
    await fits();

    // It is for everybody, in English for two numbers. A curly quote and a dash make two parts of one, until they are
    // replaced.
    await page.goto("/dashboard/marketing");
    await main.getByRole("link", { name: say.write, exact: true }).click();
    await main.getByLabel(say.name, { exact: true }).fill("Ofa ya Idi");
    if (language === "en") {
      await main.getByRole("radio", { name: "Only some" }).check();
      await main.getByLabel("Numbers").fill("0754 111 222, +255 754 333 444");
    }
    const swahili = main.getByRole("region", { name: say.sw });
    await swahili.getByLabel(say.text).fill("Habari ");
    await swahili.getByRole("button", { name: say.insert }).click();
    await swahili.getByLabel(say.text).pressSequentially(", kanga mpya zimefika – “karibu” dukani kwetu leo");
    await swahili.getByLabel(say.fallback).fill("mteja wetu");
    await expect(swahili.getByText(say.twoParts)).toBeVisible();
    await fits();
    await swahili.getByRole("button", { name: say.mend }).click();
    await expect(swahili.getByText(say.parts)).toBeVisible();
    // A link of each customer's own fits beside the one by which they get no more.
    await swahili.getByLabel(say.text).press("Control+End");
    await swahili.getByLabel(say.text).pressSequentially(" ");
    await swahili.getByRole("button", { name: say.link, exact: true }).click();
    await expect(swahili.getByLabel(say.text)).toHaveValue(/\{link\}$/);
    await expect(main.getByRole("region", { name: say.leads })).toBeVisible();
    await expect(swahili.getByText(say.parts)).toBeVisible();
    await fits();
    await main.getByRole("button", { name: say.save }).click();

    const shown = main.getByRole("figure", { name: say.phone });
    await expect(shown).toContainText('Habari Neema, kanga mpya zimefika - "karibu" dukani kwetu leo');
    await expect(main.getByText("22.00 TZS")).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: say.no })).toContainText("1");
    await main.getByLabel(say.own).fill("0754 999 888");
    await main.getByRole("button", { name: say.test }).click();
    await expect(main.getByText(say.tested)).toBeVisible();
    await fits();
    await main.getByRole("button", { name: say.send, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.ask }).click();

    // It leaves at once, and the provider tells that it arrived.
    await expect(main.getByRole("heading", { level: 1, name: "Ofa ya Idi" })).toBeVisible();
    await expect(main.getByText(say.arrived)).toBeVisible({ timeout: 30_000 });
    await fits();
    const taken = (await account.messages()).filter(({ to }) => to === "255754111222");
    expect(taken.map(({ from, state }) => [from, state])).toEqual([["DUKALETU", "delivered"]]);
    const text = taken[0]?.text ?? "";
    expect(text).toMatch(/^Habari Neema, kanga mpya/);

    // They open the link of their message, order and pay: the campaign shows the money, and leads to the order.
    const { pathname } = new URL(/https?:\S+\/l\/\w+/.exec(text)?.[0] ?? "");
    await orderOnPage(browser, `${baseURL}${pathname}`, "Kanga");
    const [bought] = (await merchant.read("orders")).items;
    await merchant.payOrder(bought.id, 500_000);
    await page.reload();
    const result = (name: string) => main.locator("dl > div").filter({ hasText: name }).locator("dd");
    await expect(result(say.opened)).toContainText(say.once);
    await expect(result(say.linkOrders)).toContainText(say.brought);
    await fits();
    await result(say.linkOrders).getByRole("link").click();
    await expect(page).toHaveURL(/source=campaign/);
    await expect(main.getByText(bought.order_id).first()).toBeVisible();
    await page.goBack();

    // Whoever follows the other link of the message and says so gets no more.
    const phone = await context.newPage();
    await phone.goto(/https?:\S+\/o\/\w+/.exec(text)?.[0] ?? "");
    await phone.getByRole("main").getByRole("button").click();
    await expect(phone.getByRole("main").getByRole("button")).toHaveCount(0);
    await phone.close();
    await page.reload();
    await expect(main.locator("dl > div").filter({ hasText: say.out })).toContainText("1");

    await page.goto("/dashboard/marketing/sms/campaign");
    await expect(main.getByText("Ofa ya Idi")).toBeVisible();
    await expect(main.getByText(say.index)).toBeVisible();
    await fits();
    await page.goto("/dashboard/marketing");
    await expect(main.getByText(say.cost, { exact: true })).toBeVisible();
    await fits();

    // News of an order is no offer: it still reaches them, and the order shows what became of it.
    const order = await merchant.writeOrder(kanga, { name: "Neema", phone: "0754 111 222" });
    const { order_id } = await merchant.read(`orders/${order.id}`);
    await merchant.moveOrder(order.id, "new", "ready");
    await page.goto(`/dashboard/orders/order-info/${order.id}`);
    await expect(main.getByText(say.told)).toBeVisible({ timeout: 30_000 });
    await expect(main.getByText(say.told)).toContainText("TZS");
    expect(await axeProblems(page)).toEqual([]);
    expect((await account.messages()).filter(({ text }) => text.includes(order_id))).toMatchObject([
      { to: "255754111222", state: "delivered" },
    ]);
  });
