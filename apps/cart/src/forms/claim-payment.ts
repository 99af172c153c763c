import { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import { pictureMaxBytes } from "@mauzo/contract/shop/media";
import { parseMoneyMinor } from "@mauzo/format/money";
import { cartPath, tokenOf } from "../cart-token.ts";
import type { ClaimResultKind } from "../order/payment-claim-result.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { postClaim, postPicture } from "./payment-claim-requests.ts";
import { readSameOriginFiles } from "./same-origin-form.ts";

const backTo = (token: string, claim: ClaimResultKind, more: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location: cartPath(token, { claim, ...more }) } });

/** Handles the form "I have paid", or the picture of an earlier claim, and redirects to the page. */
export async function claimPayment(request: Request): Promise<Response> {
  const form = await readSameOriginFiles(request, pictureMaxBytes);
  if (form instanceof Response) return form;
  const { fields, files } = form;
  const headers = forwardedHeaders(request.headers);
  const token = tokenOf(fields);
  const picture = files.get("picture");
  const field = (name: string) => (fields.get(name) ?? "").replace(/\s+/g, " ").trim().slice(0, 60);

  const said = field("claim");
  if (said !== "") {
    const isThere = picture !== undefined && (await postPicture(token, said, picture, headers));
    return backTo(token, isThere ? "done" : "picture");
  }
  const [amount, reference] = [field("amount"), field("reference")];
  const minor = parseMoneyMinor(amount);
  if (!minor) return backTo(token, "amount", { amount, reference });
  const method = PaymentMethod.safeParse(field("method"));
  const claim = { amount_minor: minor, reference, ...(method.success && { method: method.data }) };
  const answer = await postClaim(token, claim, field("attempt") || crypto.randomUUID(), headers);
  if (answer.kind !== "said") return backTo(token, answer.kind, answer.kind === "refused" ? {} : { amount, reference });
  const isWhole = picture === undefined || (await postPicture(token, answer.claim.id, picture, headers));
  return backTo(token, isWhole ? "done" : "picture");
}
