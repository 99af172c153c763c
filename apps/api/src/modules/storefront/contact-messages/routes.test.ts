import { randomUUID } from "node:crypto";
import { contactMessages } from "@mauzo/contract/storefront/contact-messages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { countByStatus, countRows } from "../../../../test/shop-fixtures.ts";
import { type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
  mailbox = await openMailbox(stack);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

const to = "hello@mauzo.example";
let number = 0;
const write = (change: object = {}, address = `198.51.100.${++number % 250}`) =>
  request(
    stack,
    contactMessages.create,
    {
      body: {
        full_name: "Rehema Juma",
        email: `${randomUUID()}@duka.example`,
        phone: "0712 345 678",
        message: "Habari, nauza viatu Moshi. Nianzeje?",
        ...change,
      },
    },
    { headers: { "x-forwarded-for": address, origin: siteUrl } },
  );
const lastLetter = async () => {
  const letter = (await mailbox.letters(to)).at(-1) ?? "";
  const [head = "", ...body] = letter.split("\r\n\r\n");
  return { head, headers: head.replace(/\r\n[ \t]+/g, " ").split("\r\n"), body: body.join("\r\n\r\n") };
};

describe("a message from the contact page", () => {
  it("is kept and mailed to those who run Mauzo; an answer goes to whoever wrote it", async () => {
    const email = `${randomUUID()}@duka.example`;
    expect(await write({ email: email.toUpperCase(), language: "sw" })).toMatchObject({
      status: 201,
      body: { done: true },
    });
    const { rows } = await stack.db.query("select * from contact_messages where email = $1", [email]);
    expect(rows).toMatchObject([{ full_name: "Rehema Juma", phone: "+255712345678", language: "sw" }]);
    const { headers, body } = await lastLetter();
    expect(headers).toContain(`Reply-To: Rehema Juma <${email}>`);
    expect(headers).toContain("Subject: Message from the site: Rehema Juma");
    for (const part of [email, "+255712345678", "Nianzeje?", "Kiswahili"]) expect(body).toContain(part);
  });

  it("is inert, whatever stands in it", async () => {
    const evil = "Eve\r\nBcc: all@evil.example\r\n\r\n<script>x</script>\u001b[31m\u2028\u0085";
    const email = `${randomUUID()}@duka.example`;
    const answer = await write({
      full_name: evil,
      email,
      message: `Hi\r\n.\r\nBcc: all@evil.example\u0007\r\nTo: x@evil.example`,
    });
    expect(answer.status).toBe(201);
    const { head, headers, body } = await lastLetter();
    const names = headers.map((line) => line.split(":")[0]?.toLowerCase());
    expect(names.filter((name) => name === "to" || name === "bcc" || name === "cc")).toEqual(["to"]);
    expect(headers.filter((line) => line.startsWith("Content-Type"))).toEqual([
      "Content-Type: text/plain; charset=utf-8",
    ]);
    expect(head).toContain(`<${email}>`);
    // Line breaks in the message stay, and everything else is only text.
    expect(body).toContain("Bcc: all@evil.example");
    expect(body.replace(/[\r\n]/g, "")).not.toMatch(/\p{Cc}/u);
    const { rows } = await stack.db.query("select full_name, message from contact_messages where email = $1", [email]);
    expect(rows).toEqual([
      {
        full_name: "Eve Bcc: all@evil.example <script>x</script> [31m",
        message: "Hi\n.\nBcc: all@evil.example\nTo: x@evil.example",
      },
    ]);
  });

  it.each([
    [{ email: "a@b.example\r\nBcc: all@evil.example" }, "email"],
    [{ email: "nobody" }, "email"],
    [{ phone: "0712" }, "phone"],
    [{ phone: "+255712345678\r\nBcc: x@evil.example" }, "phone"],
    [{ message: " \n " }, "message"],
    [{ message: "x".repeat(2001) }, "message"],
    [{ full_name: "\u200b" }, "full_name"],
    [{ full_name: "x".repeat(81) }, "full_name"],
    [{ language: "fr" }, "language"],
  ])("with %j is refused with the field's name, and nothing is kept", async (change, field) => {
    const before = await countRows(stack, "contact_messages");
    const answer = await write(change);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(`"loc":["body","${field}"]`);
    expect(await countRows(stack, "contact_messages")).toBe(before);
  });

  it("of a robot that fills what nobody sees is answered like any other and forgotten", async () => {
    const before = await countRows(stack, "contact_messages");
    const [person, robot] = [await write({ website: "" }), await write({ website: "https://evil.example" })];
    expect([robot.status, robot.body]).toEqual([person.status, person.body]);
    expect(await countRows(stack, "contact_messages")).toBe(before + 1);
  });
});

describe("many messages", () => {
  it("of one e-mail are refused after five an hour, however parallel", async () => {
    const email = `${randomUUID()}@duka.example`;
    expect(countByStatus(await Promise.all(Array.from({ length: 8 }, () => write({ email }))))).toEqual({
      201: 5,
      429: 3,
    });
  });

  it("of one network address are refused after sixty an hour", async () => {
    await write({}, "203.0.113.9");
    await stack.db.query("update auth.tries set points = 60 where key like 'contact/address:%'");
    const answer = await write({}, "203.0.113.9");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
  });
});
