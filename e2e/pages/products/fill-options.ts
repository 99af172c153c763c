import type { Page } from "@playwright/test";

const words = {
  en: { start: "Sizes and colours", option: "Option", values: "Values, with commas between", add: "Add option" },
  sw: {
    start: "Saizi na rangi",
    option: "Sifa",
    values: "Aina za sifa hii, tenganisha kwa mkato",
    add: "Ongeza sifa",
  },
} as const;
type Language = keyof typeof words;

/** Fills in the options of a product's variants in its form: `{ Size: "S, M" }`. */
export async function fillOptions(page: Page, language: Language, options: Record<string, string>) {
  const say = words[language];
  await page.getByRole("button", { name: say.start }).click();
  for (const [at, [name, values]] of Object.entries(options).entries()) {
    if (at > 0) await page.getByRole("button", { name: say.add }).click();
    await page.getByLabel(say.option, { exact: true }).nth(at).fill(name);
    await fillValues(page, language, at, values);
  }
  await page.keyboard.press("Enter");
}

/** Replaces the values of one option; they take effect on blur or with Enter. */
export const fillValues = (page: Page, language: Language, at: number, values: string) =>
  page.getByLabel(words[language].values).nth(at).fill(values);
