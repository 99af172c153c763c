"use client";

import { readPrice } from "@mauzo/format/price-list/read-price";
import type { ComponentProps } from "react";
import { AmountInput } from "./amount-input.tsx";

/** A leading minus is not a dash before the price, as in a list: the typed amount is negative. */
const readOne = (text: string) => (/^\s*[-\u2212]/.test(text) ? undefined : readPrice(text));

/** A field for a price as people write it: `28k`, `elfu 12` and `Tsh 35,000/=` become digits. */
export const PriceInput = (props: Omit<ComponentProps<typeof AmountInput>, "read">) => (
  <AmountInput {...props} read={readOne} />
);
