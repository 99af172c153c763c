import { labelledCodes, leadingCodes } from "./find-code.ts";
import { findMoment } from "./find-moment.ts";
import { findNetwork, type MoneyNetwork } from "./find-network.ts";
import { findSide } from "./find-side.ts";
import { findStatements, type MoneyDirection } from "./find-statement.ts";
import { beforeBalance, longestMoneyText, plainMoneyText } from "./money-text.ts";

/** What the confirmation of a mobile network or a bank says. It proves nothing: anybody can write one. */
export type MoneySms = {
  network: MoneyNetwork;
  /** As its owner sees it. */
  direction: MoneyDirection;
  /** In capitals: the same in both languages. */
  code: string;
  amountMinor: number;
  /** The other side, as far as the message names it. */
  name: string;
  phone: string | undefined;
  /** An ISO moment. */
  at: string | undefined;
};

/** What is no payment from one to another, though it names an amount. */
const others =
  /\b(?:muda wa (?:maongezi|hewani)|airtime|kifurushi|luku|umeme|mkopo|umekopa|loan|songesha|nivushe|timiza|m-?pawa|overdraft|umetoa|kutoa (?:pesa|fedha)|withdrawn?|withdrew|cash ?out|imerudishwa|imerejeshwa|umerejeshwa|reversed|reversal|imeghairiwa|cancell?ed|failed|imeshindwa|imeshindikana|haikufanikiwa|haujafanikiwa|hayakufanikiwa|umeshindwa|unsuccessful|not successful|insufficient|hautoshi|halitoshi|declined|utapokea|will receive|requested|anaomba|requesting|ingiza (?:pin|namba ya siri)|enter (?:your )?pin|jishindie|umeshinda|you have won|inasubiri|inashughulikiwa)\b/iu;
/** The same, in words that people and shops are also named by: they count outside the other side's name. */
const othersBesideNames =
  /\b(?:bando|bundle|vocha|token|ombi la|request|shinda|promo(?:tion)?|ofa|offer|bonus|zawadi|refund|pending)\b/iu;
const confirmations = /\b(?:confirmed|imethibitishwa|imethibitika)\b/giu;

/**
 * Reads the confirmation of a payment: M-Pesa, Airtel Money, Mixx by Yas, HaloPesa or a bank, in Swahili or English.
 * Undefined where it is none, where it is more than one, and where amount, code or network cannot be told.
 */
export function readMoneySms(text: string): MoneySms | undefined {
  if (text.length > longestMoneyText) return undefined;
  const plain = plainMoneyText(text);
  const statements = findStatements(plain);
  const [statement, second] = statements;
  if (!statement || second || (plain.match(confirmations)?.length ?? 0) > 1) return undefined;
  const head = plain.slice(0, statement.to) + beforeBalance(plain.slice(statement.to));
  const side = findSide(plain, statement);
  if (others.test(head) || othersBesideNames.test(head.replace(side.text, " "))) return undefined;
  const leading = leadingCodes(plain);
  const codes = leading.length > 0 ? leading : labelledCodes(plain);
  const [code] = codes;
  if (code === undefined || leading.length > 1) return undefined;
  const network = findNetwork(plain, { code, isLeading: leading.length > 0, side: side.text });
  if (network === undefined) return undefined;
  return {
    ...{ network, direction: statement.direction, code, amountMinor: statement.minor },
    ...{ name: side.name, phone: side.phone, at: findMoment(plain) },
  };
}
