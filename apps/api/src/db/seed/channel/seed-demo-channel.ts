import { randomBytes } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "../../../deps.ts";
import { connectNumber } from "../../../modules/conversations/channels/connect-number.ts";
import { openConnection } from "../../../modules/conversations/channels/steps/open-connection.ts";
import { getShop } from "../../../modules/shop/shop/get-shop.ts";
import { inShop } from "../../tenant-transaction.ts";
import { findConnection, setNumberWorks } from "../write-demo-rows.ts";
import { catalogueForSandbox, seedDemoCatalogue } from "./seed-demo-catalogue.ts";
import { seedDemoTemplates, templatesForSandbox } from "./seed-demo-templates.ts";

type Uses = Pick<Deps, "pool" | "env" | "sealedValues" | "webhookKeys">;

/** The ids that the demo shop's number has at the sandbox. */
const demoIds = { phone_number_id: "255712000000001", business_account_id: "255712000000002" };

/** Connects a demo shop that never had a number; one that its owner disconnected stays as it is. */
async function connectDemo(deps: Uses, shopId: string, userId: string): Promise<void> {
  const { pool } = deps;
  if (await inShop(pool, shopId, (tx) => findConnection(tx, shopId))) return;
  const secret = () => randomBytes(24).toString("base64url");
  const context = { shopId, tx: <T>(work: Parameters<typeof inShop<T>>[2]) => inShop(pool, shopId, work) };
  await connectNumber(
    deps,
    { ...context, person: { userId } },
    {
      ...{ ...demoIds, version: 0, token: `sandbox-${secret()}`, app_secret: secret() },
    },
  );
  await inShop(pool, shopId, async (tx) => {
    const { name, whatsapp_number: phone } = await getShop(tx, shopId);
    await setNumberWorks(tx, shopId, { name, phone });
  });
}

/**
 * Connects a demo shop's number to the sandbox, and writes for the sandbox what it has to know of it: its file is read
 * when the sandbox starts, which keeps nothing itself.
 */
export async function seedDemoChannel(
  deps: Uses,
  { shopId, userId, dataDir }: { shopId: string; userId: string; dataDir: string },
): Promise<void> {
  await connectDemo(deps, shopId, userId);
  const opened = await inShop(deps.pool, shopId, (tx) => openConnection(tx, deps, shopId));
  const isDemo = opened?.number.phoneNumberId === demoIds.phone_number_id;
  if (isDemo) await inShop(deps.pool, shopId, (tx) => seedDemoTemplates(tx, shopId, userId));
  const { siteUrl } = deps.env;
  if (isDemo) await inShop(deps.pool, shopId, (tx) => seedDemoCatalogue(tx, shopId, userId, siteUrl));
  const catalogue = await inShop(deps.pool, shopId, (tx) => catalogueForSandbox(tx, shopId, siteUrl));
  const templates = await inShop(deps.pool, shopId, (tx) => templatesForSandbox(tx, shopId));
  const businesses = isDemo
    ? [
        {
          phone_number_id: opened.number.phoneNumberId,
          waba_id: opened.connection.businessAccountId,
          display_phone_number: opened.number.phone,
          verified_name: opened.number.name,
          token: opened.token,
          app_secret: opened.appSecret,
          callback_url: deps.webhookKeys.addressOf(opened.connection.id),
          verify_token: deps.webhookKeys.verifyTokenOf(opened.connection.id),
          templates,
          ...catalogue,
        },
      ]
    : [];
  const file = join(dataDir, "sandbox-businesses.json");
  await writeFile(`${file}.new`, `${JSON.stringify(businesses, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
