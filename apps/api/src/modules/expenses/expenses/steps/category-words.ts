import { type ExpenseCategory, expenseCategories } from "@mauzo/contract/expenses/expense-categories";

/** What people call the categories, besides their own names, and what they spend on. */
const otherWords: Record<ExpenseCategory, string> = {
  rent: "kodi pango kodiyapango",
  salary: "salaries wages wage mshahara mishahara posho kibarua vibarua",
  utilities:
    "utility electricity water power umeme maji luku umemenamaji internet intaneti vocha bando bundle airtime data taka",
  marketing: "advertising advert ads matangazo tangazo vipeperushi flyers bango",
  insurance: "bima",
  supplies: "supply stationery mahitaji karatasi mifuko mfuko vifungashio packaging tape usafi sabuni kalamu risiti",
  equipment: "tools tool vifaa kifaa mashine machine friji fridge kiti viti meza printer kompyuta computer",
  travel:
    "transport fare usafiri boda bodaboda nauli daladala bajaji bajaj taxi teksi uber bolt mafuta fuel petrol petroli diesel dizeli parking mzigo delivery",
  food: "meals meal lunch chakula chai tea breakfast dinner soda maandazi",
  other: "misc miscellaneous mengine mengineyo nyingine",
};
const categories = new Map(
  expenseCategories.flatMap((category) =>
    [category, ...otherWords[category].split(" ")].map((word) => [word, category] as const),
  ),
);

/** The category that a word in lower case means. */
export const categoryOfWord = (word: string): ExpenseCategory | undefined => categories.get(word);

/** The category that the first word with one says. */
export function categoryOfText(text: string): ExpenseCategory | undefined {
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const category = categories.get(word);
    if (category) return category;
  }
  return undefined;
}
