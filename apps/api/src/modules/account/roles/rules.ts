import { covers, type Grants } from "@mauzo/permissions/permissions";

type Rights = { permissions: Grants; seesPhones: boolean };

/** Whether these are the same rights, however they are written. */
export const isSame = (one: Rights, other: Rights): boolean =>
  one.seesPhones === other.seesPhones &&
  covers([one.permissions], other.permissions) &&
  covers([other.permissions], one.permissions);
