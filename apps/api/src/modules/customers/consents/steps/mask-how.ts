import type { Consent } from "@mauzo/contract/customers/consents";
import { maskPhones } from "@mauzo/format/mask-phones";

/** What was said, as this reader may see it: somebody may have written a number there. */
export const maskHow = (said: readonly Consent[], { seesPhones }: { seesPhones: boolean }): Consent[] =>
  said.map((each) => (seesPhones ? each : { ...each, how: maskPhones(each.how) }));
