import * as z from "zod/mini";

/**
 * What a process does. `api`: it answers requests. `worker`: it runs jobs, and sends what is to be sent. `scheduler`: it
 * begins what is due by the clock, and reports what waits. Any number may have each role.
 */
export const roles = ["api", "worker", "scheduler"] as const;
export type Role = (typeof roles)[number];

/** Roles with commas between them. */
export const Roles = z
  .string()
  .check(
    z.regex(
      /^(?:api|worker|scheduler)(?:,(?:api|worker|scheduler))*$/,
      "must be of api, worker and scheduler, with commas between them",
    ),
  );

export const rolesFrom = (text: string): ReadonlySet<Role> =>
  new Set(roles.filter((role) => text.split(",").includes(role)));
