import { can, type Grants } from "@mauzo/permissions/permissions";

/** Whether somebody is told sums of money: as at home, who may read transactions. */
export const seesMoney = ({ grants }: { grants: Grants }): boolean =>
  can(grants, { resource: "transactions", action: "read" });
