import { customerLimits } from "@mauzo/contract/customers/customers";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import type { TagProblem } from "../../form/tags.ts";

/** Says what is wrong with tags. */
export function useTagProblemText(): (problem: TagProblem | undefined) => string | undefined {
  const t = useTranslations("customers");
  return (problem) => {
    if (problem === undefined) return undefined;
    if (problem.kind === "many") return t("tooManyTags", { count: String(customerLimits.tags) });
    return t("tagUnreadable", { tag: isolateBidi(problem.tag) });
  };
}
