type Language = "en" | "sw";
type Way = {
  network: string;
  kind: "till" | "number" | "paybill" | "account";
  number: string;
  name: string;
  note: string;
};

/** What the number of a way to pay is called. */
export const wayKindNames: Record<Way["kind"], Record<Language, string>> = {
  till: { en: "till", sw: "Lipa namba" },
  number: { en: "number", sw: "namba ya simu" },
  paybill: { en: "pay bill", sw: "namba ya kampuni" },
  account: { en: "account", sw: "akaunti" },
};

/** Where the money goes: the name of the network, or that it is a bank. */
export const networkName = (network: string, language: Language): string =>
  network !== "bank" ? network : language === "sw" ? "Benki" : "Bank";

/** A way to pay in one line: `M-Pesa till 556677, Duka la Amina`. */
export const wayText = ({ network, kind, number, name, note }: Way, language: Language): string =>
  [`${networkName(network, language)} ${wayKindNames[kind][language]} ${number}`, name, note]
    .filter(Boolean)
    .join(", ");
