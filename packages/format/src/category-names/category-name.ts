import { categoryNames as english } from "./en.ts";
import { categoryNames as swahili } from "./sw.ts";

const names: Record<"en" | "sw", Record<string, string>> = { en: english, sw: swahili };

/**
 * The name of a category for its key: `Food & beverages`, `Vyakula na vinywaji`; an unknown key is returned as it is.
 */
export function categoryName(category: string, language: "en" | "sw"): string {
  const all = names[language];
  return (Object.hasOwn(all, category) ? all[category] : undefined) ?? category;
}
