import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const [codeLength, placeLength, checkLength] = [6, 3, 5];

/** A number in so many signs. */
function written(value: bigint, length: number): string {
  let [text, rest] = ["", value];
  for (let place = 0; place < length; place++) {
    text = (signs[Number(rest % 62n)] ?? "") + text;
    rest /= 62n;
  }
  return text;
}
const randomNumber = () => BigInt(`0x${randomBytes(8).toString("hex")}`);

/** What the links of a new campaign begin with. */
export const newCampaignCode = (): string => written(randomNumber(), codeLength);

/** What a link does: it ends offers, or leads to where the campaign's text says. Neither code is any good for the other. */
type LinkKind = "opt-out" | "page";

const checkOf = (secret: string, kind: LinkKind, start: string): string => {
  const digest = createHmac("sha256", secret).update(`${kind} ${start}`).digest("hex").slice(0, 16);
  return written(BigInt(`0x${digest}`), checkLength);
};

/** The code in the link of a recipient: the campaign's, their place in it, and what only we can make of both. */
export function linkCode(secret: string, kind: LinkKind, campaignCode: string, n: number): string {
  const start = campaignCode + written(BigInt(n), placeLength);
  return start + checkOf(secret, kind, start);
}

/** A code as long as any, for a message that is not sent yet. */
export const sampleCode = "0".repeat(codeLength + placeLength + checkLength);

/** The campaign's code and the place that a code leads to; undefined for one that is not ours. */
export function readLinkCode(
  secret: string,
  kind: LinkKind,
  code: string,
): { campaignCode: string; n: number } | undefined {
  if (code.length !== sampleCode.length) return undefined;
  const start = code.slice(0, codeLength + placeLength);
  const [own, given] = [Buffer.from(checkOf(secret, kind, start)), Buffer.from(code.slice(-checkLength))];
  if (own.length !== given.length || !timingSafeEqual(own, given)) return undefined;
  const n = [...start.slice(codeLength)].reduce((sum, sign) => sum * 62 + signs.indexOf(sign), 0);
  return { campaignCode: start.slice(0, codeLength), n };
}
