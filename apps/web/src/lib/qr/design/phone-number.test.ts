import { expect, it } from "vitest";
import { listCountries, readPhone } from "./phone-number.ts";

it.each([
  "0712345678",
  "0712 345 678",
  "712 345 678",
  "+255712345678",
  "255 712 345 678",
  "00255712345678",
  "０７１２３４５６７８",
])("reads %s as one number of Tanzania", (text) => {
  expect(readPhone(text, "TZ")).toEqual({ e164: "+255712345678", country: "TZ", shown: "+255 712 345 678" });
});

it("goes by the country chosen, and by a plus before that", () => {
  expect(readPhone("0712 345 678", "KE")?.e164).toBe("+254712345678");
  expect(readPhone("+254 712 345678", "TZ")?.country).toBe("KE");
  expect(readPhone("0712 345 678", "ZZ")?.e164).toBe("+255712345678");
});

const hostile = [
  ...["", " ", "abc", "12", "+1", "+", "0", "07123", "0712345678901234567", "+2557123456789012345", "-255712345678"],
  ...["javascript:alert(1)", "0712345678<script>", "<b>0712345678</b>", "0712345678?text=x", "0712345678/../evil"],
  ...["call 0712345678 now", "0712345678\u0000", "٣٤٥", "1e10", "NaN", "0x2557", "+255 712 345 678 +255 712 345 678"],
  ...["0712-345-678 ext 3", "0712 345 678 x3", "+255712345678;ext=3", "0712 345 678 #3"],
];
it.each(hostile)("takes %j for no number", (text) => {
  expect(readPhone(text, "TZ")).toBeUndefined();
});

it("names the countries in both languages", () => {
  expect(listCountries("en").find(({ code }) => code === "TZ")).toEqual({
    code: "TZ",
    name: "Tanzania",
    calling: "255",
  });
  expect(listCountries("sw").find(({ code }) => code === "EG")?.name).toBe("Misri");
});
