import type { Register } from "@mauzo/contract/pos/registers";
import { eq } from "drizzle-orm";
import { shopDocument } from "../../../db/documents/shop-document.ts";
import { posSettings } from "../../../db/schema/pos/pos-settings.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export const registersDocument = shopDocument<Register[]>("pos_settings", "settings");

const held = preparedQuery((tx, { shopId }: Given<{ shopId: string }>) =>
  tx.select({ version: posSettings.version }).from(posSettings).where(eq(posSettings.shopId, shopId)).for("share"),
);
/** Keeps the registers from being saved until the transaction ends. */
export const lockRegisters = (tx: Tx, shopId: string) => held(tx, { shopId });
