import { shopDocument } from "../../../db/documents/shop-document.ts";
import type { SettingsDocument } from "./rules.ts";

export const settingsDocument = shopDocument<SettingsDocument>("withdrawal_settings", "settings");
