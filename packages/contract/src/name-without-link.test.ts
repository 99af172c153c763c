import { expect, it } from "vitest";
import { hasWebAddress, mayShowLink, Name } from "./name-without-link.ts";

it.each([
  "Asha",
  "Duka la Asha 24/7",
  "A.B.C. Stores",
  "St. Mary's",
  "St.Mary's",
  "Dr. Juma & Sons Co. Ltd",
  "Nyama 3.50/kg",
  "Mama.Ntilie",
  "Jikoni.co.tz",
  "Mr. W. Wanjala",
  "M/S Juma: vyakula",
  "Ng'ombe & Co./Wauzaji",
])("%s is a name", (name) => {
  expect(Name.parse(name)).toBe(name);
});

it.each([
  "You won 1,000,000! http://evil.example/win",
  "evil.example/win",
  "Zawadi bit.ly/3xYz",
  "www.evil.example",
  "WWW.Evil",
  "HTTPS://x",
  "evil.example:8080/x",
  "evil.example?win",
  "evil.example#win",
  "203.0.113.9/win",
  "evil\u200b.example/win",
  "evil\uff0eexample\uff0fwin",
  "evil\u3002example/win",
  "tuzo.пример/x",
])("%s is none", (name) => {
  expect(Name.safeParse(name).error?.issues).toMatchObject([{ code: "custom" }]);
});

it("a mail program may show a link where no slash stands, too", () => {
  for (const text of ["evil.example", "http:evil", "asha@duka.example", "1.2.3.4", "mailto:x"])
    expect([text, hasWebAddress(text), mayShowLink(text)]).toEqual([text, false, true]);
  for (const text of ["Duka la Asha 24/7", "A.B.C. Stores", "St. Mary's", "Na. 1.5"])
    expect([text, mayShowLink(text)]).toEqual([text, false]);
});
