import type { FullShop } from "./full-shop-type.ts";
import { browserDevice } from "./push-fixtures.ts";
import { omitted } from "./schema-sample.ts";

const without = () => omitted;
const anyEntry = { "query.kind": without, "query.by": without, "query.from": without, "query.to": without };

/** What is asked of staff, of their devices, of the record and of requests for access; one request is granted, and another refused. */
export const accountSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  ...{ "GET /record": anyEntry, "GET /record-exports/record.csv": anyEntry },
  // A permission that everybody who may grant anything may grant.
  "PUT /staff/:id": {
    "body.permissions": () => [{ resource: "staffs", action: ["update"] }],
    "body.role_id": without,
  },
  "POST /invites": {
    "body.permissions": () => [{ resource: "staffs", action: ["create"] }],
    "body.role_id": without,
  },
  "POST /push-devices": {
    "body.endpoint": () => browserDevice().endpoint,
    ...{ "body.p256dh": () => browserDevice().p256dh, "body.auth": () => browserDevice().auth },
  },
  // An admin is not seen as: the caller's session stays theirs. Nor is the shop offered to its owner.
  "POST /staff/:id/viewing": { "params.id": (shop) => shop.ownerId },
  "POST /ownership/offer": { "body.to": (shop) => shop.ownerId },
  "POST /access-requests/:id/refuse": { "params.id": (shop) => shop.refusableRequest },
};

const rights = { permissions: [{ resource: "orders", action: ["read"] }], sees_phones: true };
/** Valid bodies of what asks for access, of devices, and of roles. */
export const accountRequests = {
  "POST /access-requests": { resource: "customers", action: "read" },
  "POST /push-devices": browserDevice(),
  "POST /ownership/offer": { to: "019a0000-0000-7000-8000-000000000000" },
  "POST /roles": { name: "Msafirishaji", ...rights },
  "PUT /roles/:id": { name: "Msafirishaji", ...rights, members: "follow" },
};

/** The same of the second factor of whoever has this password. */
export const secondFactorRequests = (password: string) => ({
  "POST /user/second-factor": { password },
  "POST /user/second-factor/confirm": { code: "123456" },
  "POST /user/second-factor/recovery-codes": { password },
  "POST /user/second-factor/remove": { password },
  "POST /auth/second-factor": { code: "123456", trust_device: false },
  "PUT /shop/second-factor": { required: false },
});
