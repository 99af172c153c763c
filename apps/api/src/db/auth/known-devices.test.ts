import { expect, it } from "vitest";
import { openKnownDevices } from "./known-devices.ts";

const secret = "a secret of at least thirty-two characters";
const devices = openKnownDevices({ secret, siteUrl: "http://localhost:3000" });
const sent = (cookie: string) => cookie.split(";")[0] ?? "";

it("is known by each of the last five who were signed in there, under one name, and tells no e-mail", () => {
  const people = Array.from({ length: 6 }, (_, index) => `mtu${index}@duka.example`);
  let cookie = "";
  for (const email of people) cookie = sent(devices.rememberDevice(cookie, email));
  expect(people.map((email) => devices.find(cookie, email) !== undefined)).toEqual([false, ...Array(5).fill(true)]);
  const last = people[5] ?? "";
  const again = sent(devices.rememberDevice(`theme=dark; ${cookie}`, last));
  expect(devices.find(again, last)).toBe(devices.find(cookie, last));
  expect(again).not.toContain("duka");
});

it("is known by nobody else's mark, one of another house, or one made up", () => {
  const email = "asha@duka.example";
  const other = openKnownDevices({ secret: `${secret}!`, siteUrl: "http://localhost:3000" });
  const ours = sent(devices.rememberDevice("", email));
  expect(devices.find(ours, "juma@duka.example")).toBeUndefined();
  const renamed = ours.replace(/=./, (start) => (start === "=A" ? "=B" : "=A"));
  for (const cookie of [sent(other.rememberDevice("", email)), renamed, ours.slice(0, -1), "device=", ""])
    expect(devices.find(cookie, email)).toBeUndefined();
  // A value that is not a device token is not carried over.
  expect(sent(devices.rememberDevice("device=x~<script>~a.b", email))).toMatch(/^device=[\w-]{22}\.[\w-]{43}$/);
});
