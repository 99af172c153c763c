import type { Grants } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertMembership } from "./queries.ts";

/** Makes a person a member of the shop, with these permissions. */
export const addMember = (
  tx: Tx,
  member: {
    shopId: string;
    userId: string;
    grants: Grants;
    seesPhones: boolean;
    roleId: string | null;
    isOwner?: boolean;
  },
) => insertMembership(tx, member);
