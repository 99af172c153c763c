/** The resources that a shop's members are given access to. */
export const resources = [
  "product",
  "orders",
  "customers",
  "transactions",
  "conversations",
  "staffs",
  "chatflow",
  "whatsapp_interactions",
] as const;
export const actions = ["read", "create", "update", "delete"] as const;

export type Resource = (typeof resources)[number];
export type Action = (typeof actions)[number];

/** What a route or screen requires. */
export type RequiredPermission = { resource: Resource; action: Action };
/** One entry of a person's permissions: a resource with one action or several. */
export type Grant = { resource: Resource; action: Action | Action[] };
/** A person's permissions: everything (an admin) or a list of grants. */
export type Grants = { is_admin: boolean } | Grant[];

/**
 * Whether these grants cover the required permission. Without grants: no; an admin may do everything on every resource;
 * `is_admin: false` on its own grants nothing.
 */
export function can(grants: Grants | undefined, need: RequiredPermission): boolean {
  if (!grants) return false;
  if (!Array.isArray(grants)) return grants.is_admin === true;
  return grants.some((grant) => grant.resource === need.resource && [grant.action].flat().includes(need.action));
}

/** Whether these are the grants of an admin. */
export function isAdmin(grants: Grants | undefined): boolean {
  return grants !== undefined && !Array.isArray(grants) && grants.is_admin === true;
}

/** Whether the holders together have everything in `wanted`: nobody can grant what none of them has. */
export function covers(holders: Grants[], wanted: Grants): boolean {
  if (!Array.isArray(wanted)) return !isAdmin(wanted) || holders.some(isAdmin);
  return wanted.every(({ resource, action }) =>
    [action].flat().every((each) => holders.some((holder) => can(holder, { resource, action: each }))),
  );
}

/** What is left of some grants where their holder has no more than `holder`. */
export const within = (holder: Grants, grants: Grant[]): Grant[] =>
  grants.flatMap(({ resource, action }) => {
    const left = [action].flat().filter((each) => can(holder, { resource, action: each }));
    return left.length > 0 ? [{ resource, action: left }] : [];
  });
