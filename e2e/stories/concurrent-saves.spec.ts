import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const languages = {
  en: {
    ...{ fee: "Fee", saveDelivery: "Save delivery", saved: "Delivery saved", about: "About the shop" },
    ...{ place: "Place", saveShop: "Save changes", updated: "Shop updated" },
    ...{ meanwhile: "Asha Juma saved meanwhile", take: "Take theirs", over: "Save mine over theirs" },
  },
  sw: {
    ...{ fee: "Nauli", saveDelivery: "Hifadhi usafirishaji", saved: "Usafirishaji umehifadhiwa" },
    ...{ about: "Kuhusu duka", place: "Mahali", saveShop: "Hifadhi mabadiliko", updated: "Mabadiliko yamehifadhiwa" },
    ...{ meanwhile: "Asha Juma amehifadhi wakati huo", take: "Chukua yake", over: "Hifadhi yangu juu ya yake" },
  },
} as const;

const boda = (fee_minor: number) => ({
  ...{ id: "boda-kinondoni", name: "Boda", fee_minor, free_from_minor: null, asks_place: true },
});

for (const language of ["en", "sw"] as const)
  test(`of two who save the same settings, the second is told by whom, and chooses whose stay (${language})`, async ({
    page,
  }) => {
    const say = languages[language];
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Wawili ${language} ${Date.now()}`);
    await owner.changeDelivery([boda(100_000)]);
    await owner.speak(language);
    const notice = page.getByRole("alert", { name: say.meanwhile });

    await page.goto("/dashboard/settings/delivery");
    const fee = page.getByLabel(say.fee, { exact: true });
    await fee.fill("2,000");
    await owner.changeDelivery([boda(300_000)]);
    await page.getByRole("button", { name: say.saveDelivery }).click();
    await expect(notice).toBeFocused();
    await expect(fee).toHaveValue("2,000");
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    expect(await owner.read("delivery-methods")).toMatchObject({ methods: [{ fee_minor: 300_000 }] });
    await page.keyboard.press("Tab");
    await expect(notice.getByRole("button", { name: say.take })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(notice).toBeHidden();
    await expect(fee).toHaveValue("3,000");

    await fee.fill("2,500");
    await owner.changeDelivery([boda(400_000)]);
    await page.getByRole("button", { name: say.saveDelivery }).click();
    await notice.getByRole("button", { name: say.over }).click();
    await expect(page.getByText(say.saved).first()).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await owner.read("delivery-methods")).toMatchObject({ methods: [{ fee_minor: 250_000 }] });

    // Fields not changed here stay theirs, also when mine is saved over theirs.
    await page.goto("/dashboard/settings");
    await page.getByLabel(say.about).fill("Karibu");
    await owner.changeShop({ place: "Tanga", about: "Tunakaribisha" });
    await page.getByRole("button", { name: say.saveShop }).click();
    await notice.getByRole("button", { name: say.over }).click();
    await expect(page.getByText(say.updated).first()).toBeVisible();
    await expect(page.getByLabel(say.place)).toHaveValue("Tanga");
    expect(await owner.read("shop")).toMatchObject({ about: "Karibu", place: "Tanga" });
  });
