import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { cartLink, orderCart } from "../pages/shopper.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

test.use({ viewport: { width: 360, height: 740 } });

const fits = "document.documentElement.scrollWidth <= 360";

test("an order makes a customer, who is found, tagged, noted, edited and put back, in Swahili", async ({ page }) => {
  const shop = new BackOffice(page);
  await shop.openShop(`Duka la Wateja ${Date.now()}`);
  await shop.speak("sw");
  const kanga = await shop.addProduct("Kanga");
  await page.goto("/dashboard/customers");
  await expect(page.getByText("Bado hakuna mteja")).toBeVisible();
  await shop.writeOrder(kanga, { name: "Neema Mushi", phone: "0712 345 678" });

  await page.goto("/dashboard/customers");
  await expect(page.getByText("oda 1")).toBeVisible();
  await page.getByLabel("Tafuta wateja").fill("255712345678");
  const row = page.getByRole("link", { name: /Neema Mushi/ });
  await expect(row).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole("checkbox", { name: "Chagua Neema Mushi" }).check();
  await page.getByRole("button", { name: "Lebo", exact: true }).click();
  const tags = page.getByRole("dialog");
  await tags.getByLabel("Lebo", { exact: true }).fill("Jumla");
  await tags.getByRole("button", { name: "Hifadhi" }).click();
  await expect(page.getByText("Mteja 1 amebadilishwa").first()).toBeVisible();
  await expect(row.getByText("jumla")).toBeVisible();
  await row.click();

  await expect(page.getByRole("heading", { name: "Neema Mushi", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Piga simu" })).toHaveAttribute("href", "tel:+255712345678");
  const happened = page.getByRole("list", { name: "Yaliyotokea" });
  await expect(happened.getByRole("link", { name: /^Oda / })).toBeVisible();
  await page.getByLabel("Kumbukumbu kuhusu mteja").fill("Hupenda rangi nyekundu");
  await page.getByRole("button", { name: "Ongeza kumbukumbu" }).click();
  await expect(happened.getByText("Hupenda rangi nyekundu")).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole("link", { name: "Hariri" }).click();
  await page.getByLabel("Mahali").fill("Kariakoo");
  await page.getByRole("button", { name: "Hifadhi mabadiliko" }).click();
  await expect(happened.getByText("Mahali: hakuna → Kariakoo")).toBeVisible();
  await page.getByRole("button", { name: "Tengua badiliko la mwisho" }).click();
  await expect(page.getByText("Badiliko limetenguliwa").first()).toBeVisible();
  await expect(happened.getByText("limetenguliwa")).toBeVisible();

  await page.goto("/dashboard/customers/customers-segments/new?ready=new");
  await expect(page.getByText("Mteja 1 analingana")).toBeVisible();
  await page.getByRole("button", { name: "Hifadhi kundi" }).click();
  await page.getByRole("link", { name: "Onyesha waliomo kwenye Wateja wapya" }).click();
  await expect(page.getByRole("link", { name: /Neema Mushi/ })).toBeVisible();
});

const words = {
  en: {
    ...{ call: "Call", whatsapp: "WhatsApp", message: "Message", newOrder: "New order", happened: "What happened" },
    ...{ claimed: /^Says: 5,000\.00 TZS paid/, unseen: "not looked at yet" },
    ...{
      debt: "Debt",
      owing: "Owe something",
      views: "Views",
      viewName: "Name of the view",
      saveView: "Save this view",
    },
    ...{
      addGroup: "Add a group",
      about: "About",
      channel: "Channel",
      value: "Value",
      manual: "Written down by the shop",
    },
    ...{ notThese: "Not these", fits: "1 customer fits", save: "Save segment", members: "Show members of Who owes" },
    says: "Customers who owe more than 0.00 TZS and (not: who ordered by a note of the shop (or not known))",
    ...{ list: "Export", readable: "Download to read", json: "Download for a computer" },
    ...{
      forget: "Forget this customer",
      write: "Write Neema to confirm",
      isForgotten: /^This customer asked to be forgotten/,
    },
  },
  sw: {
    ...{
      call: "Piga simu",
      whatsapp: "WhatsApp",
      message: "Tuma ujumbe",
      newOrder: "Oda mpya",
      happened: "Yaliyotokea",
    },
    ...{ claimed: /^Anasema amelipa 5,000\.00 TZS/, unseen: "bado hayajaangaliwa" },
    ...{ debt: "Deni", owing: "Wanadaiwa", views: "Mionekano", viewName: "Jina la mwonekano" },
    ...{ saveView: "Hifadhi mwonekano huu", addGroup: "Ongeza fungu", about: "Kuhusu", channel: "Njia" },
    ...{ value: "Thamani", manual: "Oda iliyoandikwa dukani", notThese: "Si hawa", fits: "Mteja 1 analingana" },
    ...{ save: "Hifadhi kundi", members: "Onyesha waliomo kwenye Wanaodaiwa", list: "Pakua orodha" },
    says: "Wateja wanaodaiwa zaidi ya 0.00 TZS na (si: walioagiza kupitia oda iliyoandikwa dukani (au haijulikani))",
    ...{ readable: "Pakua yasomeke", json: "Pakua kwa kompyuta", forget: "Msahau mteja huyu" },
    ...{ write: "Andika Neema kuthibitisha", isForgotten: /^Mteja huyu aliomba kusahauliwa/ },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a customer says they paid, is found by a question with a group, and is forgotten (${language})`, async ({
    page,
    request,
  }) => {
    const say = words[language];
    const shop = new BackOffice(page);
    const name = `Duka la Maswali ${Date.now()}`;
    await shop.openShop(name);
    await shop.speak(language);
    const kanga = await shop.addProduct("Kanga", { price_minor: 1_800_000, stock: 9 });
    await shop.writeOrder(kanga, { name: "Baraka Mollel", phone: "0712 345 679" });
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const { bot_id: botId } = (await (await request.get(`/api/public/shops/${slug}`)).json()).shop;
    const link = await cartLink(request, { botId, product: "Kanga" }, language);
    await orderCart(request, link);
    const claim = { amount_minor: 500_000, reference: "QK71ABCD2E" };
    const claimed = await request.post(`/api/api/v1/order/claims${new URL(link).search}`, { data: claim });
    expect(claimed.ok(), await claimed.text()).toBe(true);

    // Who owes, by the filters, which stay as a view.
    await page.goto("/dashboard/customers");
    await shop.filterBy(say.debt, say.owing);
    await expect(shop.filterChip(say.debt, say.owing)).toBeVisible();
    await page.getByRole("button", { name: say.views }).click();
    const views = page.getByRole("dialog", { name: say.views });
    await views.getByLabel(say.viewName).fill("Madeni");
    await views.getByRole("button", { name: say.saveView }).click();
    await expect(views.getByRole("button", { name: /^Madeni/ })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.goto("/dashboard/customers");
    await page.getByRole("button", { name: say.views }).click();
    await views.getByRole("button", { name: /^Madeni/ }).click();
    await expect(page).toHaveURL(/owed=/);
    await expect(page.locator("[data-row]")).toHaveCount(2);

    await page.goto("/dashboard/customers/customers-segments/new?ready=owing");
    await page.getByRole("button", { name: say.addGroup }).click();
    await page.getByLabel(say.about).last().selectOption({ label: say.channel });
    await page.getByLabel(say.value).last().selectOption({ label: say.manual });
    await page.getByRole("checkbox", { name: say.notThese }).last().check();
    await expect(page.getByText(say.says)).toBeVisible();
    await expect(page.getByText(say.fits)).toBeVisible();
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: say.save }).click();
    await page.getByRole("link", { name: say.members }).click();
    const neema = page.getByRole("link", { name: /Neema/ });
    await expect(neema).toBeVisible();
    await expect(page.getByRole("link", { name: /Baraka/ })).toHaveCount(0);
    const [saved] = await Promise.all([page.waitForEvent("download"), shop.chooseMore(say.list)]);
    const list = await readFile(await saved.path(), "utf8");
    expect([list.includes("Neema"), list.includes("Baraka")]).toEqual([true, false]);

    await neema.click();
    await expect(page.getByRole("heading", { name: "Neema", level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: say.call })).toHaveAttribute("href", "tel:+255754111222");
    const chat = main.getByRole("link", { name: say.whatsapp, exact: true });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/255754111222/);
    await expect(main.getByRole("link", { name: say.message })).toHaveAttribute("href", /\/dashboard\/conversations\//);
    await expect(main.getByRole("link", { name: say.newOrder })).toHaveAttribute("href", /add-order\?customer=/);
    const happened = page.getByRole("list", { name: say.happened });
    await expect(happened.getByText(say.claimed)).toBeVisible();
    await expect(happened.getByText(say.unseen)).toBeVisible();
    const [text] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("button", { name: say.readable }).click(),
    ]);
    expect(await readFile(await text.path(), "utf8")).toContain("Neema");
    const [data] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("button", { name: say.json }).click(),
    ]);
    expect(JSON.parse(await readFile(await data.path(), "utf8"))).toBeTruthy();
    await main.getByRole("button", { name: say.forget }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say.write).fill("neema");
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole("button", { name: say.forget }).click();
    await expect(page.getByText(say.isForgotten)).toBeVisible();
    await expect(main.getByRole("link", { name: say.call })).toHaveCount(0);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
  });
