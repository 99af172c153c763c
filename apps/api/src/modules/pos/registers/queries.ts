import type { Register } from "@mauzo/contract/pos/registers";
import { shopDocument } from "../../../db/documents/shop-document.ts";

export const registersDocument = shopDocument<Register[]>("pos_settings", "settings");
