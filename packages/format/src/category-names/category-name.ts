import { categoryNames as english } from "./en.ts";
import { categoryNames as swahili } from "./sw.ts";

const names: Record<"en" | "sw", Record<string, string>> = { en: english, sw: swahili };

/** A category by its key, as people read it: `Food & beverages`, `Vyakula na vinywaji`; one nobody named stays as it is. */
export function categoryName(category: string, language: "en" | "sw"): string {
  const all = names[language];
  return (Object.hasOwn(all, category) ? all[category] : undefined) ?? category;
}
