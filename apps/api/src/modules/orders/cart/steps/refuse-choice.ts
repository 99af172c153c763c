import type { Language } from "@mauzo/contract/shared";
import { refuse } from "../../../../http/refuse.ts";
import type { Problem } from "../rules/read-submitted-order.ts";

/** Refuses what was chosen. @param language that of the person who chose. */
export const refuseChoice = ({ reason, loc }: Problem, language: Language) => refuse(reason, { loc, language });
