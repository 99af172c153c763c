import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CartOrder } from "@mauzo/contract/orders/cart";
import { fieldOf, type OrderRejection } from "./data.ts";
import { shownField, shownOfField } from "./order/parse-order-form.ts";
import type { ShownPrice } from "./order/price-and-stock-changes.ts";
import { type ProblemKind, problemKindOf } from "./order/results/submit-result.ts";

/** What a customer without JavaScript wrote, stored in cookies from the refused order to the page that says why. */
export type Draft = { order: CartOrder; shown: ShownPrice[]; problem?: ProblemKind } & OrderRejection;

const names = ["cart-draft-0", "cart-draft-1", "cart-draft-2"] as const;
const pieceLength = 3_600;
const minutes = 30;

const cookie = (name: string, value: string, maxAgeS: number, isSecure: boolean) =>
  `${name}=${value}; Path=/cart; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${isSecure ? "; Secure" : ""}`;

/** Ties a draft to the link it was written for. */
const keyOf = (token: string) => createHash("sha256").update(token).digest("base64url").slice(0, 16);

function pack(token: string, { order, shown, problem, detail, field }: Draft): string {
  const text = JSON.stringify([keyOf(token), order, shownField(shown), problem ?? null, detail ?? null, field ?? null]);
  return deflateRawSync(text).toString("base64url");
}

/** The Set-Cookie headers that store a draft; without a draft, or with one too large to store, those that clear it. */
export function draftCookies(token: string, draft: Draft | undefined, isSecure: boolean): string[] {
  const packed = draft ? pack(token, draft) : "";
  const kept = packed.length <= pieceLength * names.length ? packed : "";
  return names.map((name, index) => {
    const piece = kept.slice(index * pieceLength, (index + 1) * pieceLength);
    return cookie(name, piece, piece ? minutes * 60 : 0, isSecure);
  });
}

/** The draft of this link. Visitors can change cookies: anything unexpected counts as no draft. */
export function readDraft(token: string, cookieOf: (name: string) => string | undefined): Draft | undefined {
  const packed = names.map((name) => cookieOf(name) ?? "").join("");
  if (packed === "") return undefined;
  try {
    const text = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: 200_000 }).toString();
    const parts: unknown = JSON.parse(text);
    const [key, order, shown, problem, detail, field]: unknown[] = Array.isArray(parts) ? parts : [];
    const read = CartOrder.safeParse(order);
    if (key !== keyOf(token) || !read.success) return undefined;
    return {
      order: read.data,
      shown: shownOfField(typeof shown === "string" ? shown : null),
      problem: problemKindOf(problem),
      detail: typeof detail === "string" ? detail : undefined,
      field: fieldOf(field),
    };
  } catch {
    return undefined;
  }
}
