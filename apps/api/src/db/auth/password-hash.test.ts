import pg from "pg";
import { expect, inject, it } from "vitest";
import { hashPassword } from "./password-hash.ts";

it("leaves room for connections to the database, however many passwords are hashed", async () => {
  // As the app role: the connection has to hash that role's password.
  const address = Object.assign(new URL(inject("ownerUrl")), {
    username: "mauzo_app",
    password: inject("appPassword"),
  });
  let done = 0;
  const hashes = Array.from({ length: 40 }, () => hashPassword("neno la siri").then(() => done++));
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  expect(done).toBeLessThan(20);
  await client.end();
  await Promise.all(hashes);
});
