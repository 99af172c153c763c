import type { Language } from "@mauzo/contract/shared";
import type { GroupProblem } from "@mauzo/selling/problems/group-problems";

/** The message that only `available` units are left; 0 reads as sold out. */
export function stockMessage(name: string, available: number, language: Language): string {
  if (language === "sw") return available > 0 ? `${name}: zimebaki ${available} tu.` : `${name} imeisha.`;
  return available > 0 ? `Only ${available} left of ${name}.` : `${name} is sold out.`;
}

/** The message that a group has too few or too many add-ons. */
export function addOnsMessage({ group: { name }, min, max }: GroupProblem, language: Language): string {
  const swahili = language === "sw";
  if (min === max) return swahili ? `${name}: chagua ${min}.` : `${name}: choose ${min}.`;
  return swahili ? `${name}: chagua kuanzia ${min} hadi ${max}.` : `${name}: choose from ${min} to ${max}.`;
}
