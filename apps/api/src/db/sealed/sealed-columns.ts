import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { channelConnections } from "../schema/conversations/channel-connections.ts";
import { webhookEndpoints } from "../schema/developers/webhook-endpoints.ts";
import { smsConnections } from "../schema/marketing/sms-connections.ts";
import { complianceCases } from "../schema/payments/compliance-cases.ts";
import { payoutDestinations } from "../schema/payments/payout-destinations.ts";

type SealedTable = PgTable & { shopId: PgColumn; id: PgColumn };

/** Every column of sealed values, by its key in the schema: they are sealed anew when keys change. */
export const sealedColumns: { table: SealedTable; columns: Record<string, PgColumn> }[] = [
  {
    table: channelConnections,
    columns: { sealedToken: channelConnections.sealedToken, sealedAppSecret: channelConnections.sealedAppSecret },
  },
  {
    table: webhookEndpoints,
    columns: {
      sealedSecret: webhookEndpoints.sealedSecret,
      sealedPreviousSecret: webhookEndpoints.sealedPreviousSecret,
    },
  },
  {
    table: complianceCases,
    columns: { sealedIdNumber: complianceCases.sealedIdNumber, sealedTin: complianceCases.sealedTin },
  },
  {
    table: smsConnections,
    columns: { sealedUser: smsConnections.sealedUser, sealedSecret: smsConnections.sealedSecret },
  },
  { table: payoutDestinations, columns: { sealedPhone: payoutDestinations.sealedPhone } },
];
