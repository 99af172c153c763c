import type { Reason } from "@mauzo/contract/errors";
import type { GroupProblem } from "@mauzo/selling/problems/group-problems";

/** The reason that only `left` units are left; 0 reads as sold out. */
export const stockReason = (name: string, left: number): Reason =>
  left > 0 ? { code: "item_few_left", values: { name, left } } : { code: "item_sold_out", values: { name } };

/** The reason that a group has too few or too many add-ons. */
export const addOnsReason = ({ group: { name }, min, max }: GroupProblem): Reason =>
  min === max
    ? { code: "add_ons_exactly", values: { name, min } }
    : { code: "add_ons_between", values: { name, min, max } };
