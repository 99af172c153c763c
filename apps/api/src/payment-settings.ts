/** What the payer of a push pays on top: a part of the amount, in hundredths of a per cent, but no less than this. */
export type PaymentFees = { hundredths: number; leastMinor: number };

/** What a shop pays once, and whether its customers' phones are asked for nothing before. */
export type SetupFeeSetting = { minor: number; isNeeded: boolean };

/** A provider of mobile money, and the last part of the address that it calls; undefined: it calls none. */
type ProviderAccount<Account> = { address: string; account: Account; callbackSecret: string | undefined };
type Checksum = { kind: "values" | "json"; key: string };
/** The providers of mobile money; undefined: not there. */
export type PaymentProviders = {
  mpesa: ProviderAccount<{ apiKey: string; publicKey: string; serviceProviderCode: string }> | undefined;
  airtel: ProviderAccount<{ clientId: string; clientSecret: string; callbackKey: string | undefined }> | undefined;
  clickpesa: ProviderAccount<{ clientId: string; apiKey: string; checksum: Checksum | undefined }> | undefined;
};

/** How ClickPesa's checksums are made: `json:` or `values:` and the key. */
export function checksumFrom(text: string | undefined): Checksum | undefined {
  const [, kind, key] = /^(values|json):(.+)$/.exec(text ?? "") ?? [];
  return key === undefined ? undefined : { kind: kind === "values" ? "values" : "json", key };
}

/** Hundredths of a per cent and the least in shillings. */
export function feesFrom(text: string | undefined): PaymentFees | undefined {
  const [hundredths, least] = (text ?? "").split(":").map(Number);
  return hundredths === undefined || least === undefined ? undefined : { hundredths, leastMinor: least * 100 };
}

/** @param shillings none or 0: there is no fee. With stand-ins it may be paid, to see how that goes, and nothing needs it. */
export const setupFeeFrom = (shillings: number | undefined, isSandbox: boolean): SetupFeeSetting | undefined =>
  shillings ? { minor: shillings * 100, isNeeded: !isSandbox } : undefined;

/** How the shops' money is paid out. */
export type PayoutSettings = {
  /** What is taken besides what is sent; undefined: nothing. */
  fees: PaymentFees | undefined;
  /** How long after a payment its money can be withdrawn. */
  settleHours: number;
  /** How long after it was added a number can be sent money. */
  waitHours: number;
};
