import type { Endpoint } from "./endpoint.ts";

/**
 * What only a person does, whatever a key was given, by the beginnings of its addresses: people, their devices, and the
 * way of money out.
 */
const onlyPeople = [
  ...["/staff", "/invites", "/roles", "/access-requests", "/ownership"],
  "/push-devices",
  ...["/withdrawals", "/withdrawal-settings", "/payout-destinations", "/compliance"],
];

/**
 * Whether a key may call an endpoint, if it has the right that this requires: those of members do, but for what is above
 * and what asks for a password. No key opens what is for admins, such as keys and the secrets of webhooks, or what belongs
 * to an account, such as its sessions and its password.
 */
export const takesApiKeys = ({ access, path, stepUp, ownOriginOnly }: Endpoint): boolean =>
  (access === "member" || typeof access === "object") &&
  stepUp !== true &&
  ownOriginOnly !== true &&
  !onlyPeople.some((beginning) => path === beginning || path.startsWith(`${beginning}/`));
