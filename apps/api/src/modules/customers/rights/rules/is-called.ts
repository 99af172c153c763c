import { toE164 } from "@mauzo/format/phone";

const folded = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** Whether a customer is called so, in whatever letters; one without a name is called by their number. */
export const isCalled = ({ name, phone }: { name: string; phone: string | null }, written: string): boolean =>
  name === "" && phone !== null ? toE164(written) === phone : folded(written) === folded(name);
