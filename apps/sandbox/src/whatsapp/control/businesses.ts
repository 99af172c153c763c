import { createHash } from "node:crypto";
import { type Json, listOf, numberOf, objectOf, textOf } from "../json.ts";
import type { Business, Product, Template } from "../world/model.ts";

const qualities = ["GREEN", "YELLOW", "RED"] as const;
const tiers = ["TIER_250", "TIER_2K", "TIER_10K", "TIER_100K", "TIER_UNLIMITED"] as const;

/** Digits that stay the same for the same words. */
export const digitsOf = (words: string) =>
  BigInt(`0x${createHash("sha256").update(words).digest("hex").slice(0, 24)}`)
    .toString()
    .slice(0, 15);

function productOf(value: unknown): Product[] {
  const { retailer_id, name, price, currency, picture, sold_out } = objectOf(value);
  const id = textOf(retailer_id);
  if (id === undefined) return [];
  return [
    {
      retailer_id: id,
      name: textOf(name) ?? id,
      price: numberOf(price) ?? 0,
      currency: textOf(currency) ?? "TZS",
      picture: textOf(picture),
      sold_out: sold_out === true,
    },
  ];
}

/** A business from what was said of it; the rest follows from its number, so that a restart changes nothing. */
export function businessOf(input: Json): Business {
  const shown = textOf(input.display_phone_number) ?? "+255 700 000 001";
  const digits = shown.replace(/\D/g, "");
  const text = (name: string, otherwise: string) => textOf(input[name]) ?? otherwise;
  return {
    phone_number_id: text("phone_number_id", digitsOf(`number ${digits}`)),
    waba_id: text("waba_id", digitsOf(`account ${digits}`)),
    display_phone_number: shown,
    verified_name: text("verified_name", "Duka"),
    token: text("token", `sandbox-token-${digits}`),
    app_secret: text("app_secret", `sandbox-secret-${digits}`),
    callback_url: text("callback_url", ""),
    verify_token: text("verify_token", `sandbox-verify-${digits}`),
    catalog_id: text("catalog_id", digitsOf(`catalogue ${digits}`)),
    quality_rating: qualities.find((quality) => quality === input.quality_rating) ?? "GREEN",
    messaging_limit_tier: tiers.find((tier) => tier === input.messaging_limit_tier) ?? "TIER_250",
    throughput: numberOf(input.throughput) ?? 80,
    subscribed: input.subscribed !== false,
    products: listOf(input.products).flatMap(productOf),
  };
}

/** The templates that an account had before the stand-in was started, which keeps none itself. */
export const templatesOf = ({ waba_id }: Business, input: Json): Template[] =>
  listOf(input.templates).flatMap((value) => {
    const { id, name, language, category, status, components } = objectOf(value);
    const [known, called] = [textOf(id), textOf(name)];
    if (known === undefined || called === undefined) return [];
    return [
      {
        ...{ id: known, waba_id, name: called, language: textOf(language) ?? "sw" },
        ...{ category: textOf(category) ?? "UTILITY", status: textOf(status) ?? "APPROVED" },
        ...{ rejected_reason: textOf(objectOf(value).rejected_reason) ?? "NONE", components: listOf(components) },
      },
    ];
  });
