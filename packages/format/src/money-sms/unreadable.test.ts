import fc from "fast-check";
import { expect, it } from "vitest";
import { cutMoneySms } from "./cut-money-sms.ts";
import { readMoneySms } from "./read-money-sms.ts";

const unreadable: string[] = [
  "",
  "Asante kwa kununua kwetu",
  "Nimelipa 25,000 tayari",
  "I have paid",
  "DFJ9B1FX2B",
  "Salio lako la M-Pesa ni Tsh 154,300.00 tarehe 19/6/26 saa 10:38 PM.",
  "Your M-Pesa balance is Tsh154,300.00 as of 19/6/26 at 10:38 pm. Ref: AB123456",
  "DFJ9B1FX2B Confirmed. Your M-Pesa balance was Tsh154,300.00 on 19/6/26 at 10:38 pm",
  "DFJ9B1FX3A Confirmed. You have bought Tsh1,000.00 of airtime for 0754123456 on 19/6/26. New balance is Tsh100.00",
  "DFJ9B1FX3B Imethibitishwa. Umenunua muda wa maongezi wa Tsh1,000.00 kwa 0754123456. Salio ni Tsh100.00",
  "DFJ9B1FX3C Confirmed. You have received Tsh1,000.00 of airtime from 0754123456 on 19/6/26",
  "Umetumiwa muda wa maongezi TSh 1,000 kutoka 0712345678. Rej: AT123456. Airtel Money",
  "DFJ9B1FX3D Imethibitishwa. Umepokea mkopo wa Tsh50,000.00 kutoka Songesha. Marejesho Tsh52,000.00",
  "DFJ9B1FX3E Confirmed. You have received a loan of Tsh50,000.00 from M-Pawa on 19/6/26",
  "Umepokea Tsh 20,000 kutoka kwa Nivushe, mkopo wako. Rej: AT223344. Airtel Money",
  "Hongera! Umeshinda Tsh 5,000,000. Piga 0712345678 sasa. Kumbukumbu No.: 25792901157688 Mixx by Yas umepokea Tsh 5,000,000",
  "You have won! You have received Tsh1,000,000.00 from VODACOM PROMOTION. Ref: AB123456 M-Pesa",
  "Pata ofa ya GB 10 kwa TSh 3,000 tu na M-Pesa. Piga *149*01#",
  "DFJ9B1FX3F Imethibitishwa. Umetoa Tsh40,000.00 kwa WAKALA 922756 - JUMA. Salio Tsh20.00",
  "DFJ9B1FX3G Confirmed. Tsh40,000.00 withdrawn from agent 922756 - JUMA. New balance Tsh20.00",
  "Token: 1234 5678 9012 3456 7890. LUKU Umelipa Tsh 10,000.00 kwa TANESCO. Rej: AT778899 Airtel Money",
  "DFJ9B1FX3H imeshindikana. Hujatuma Tsh 9,000.00. Salio halitoshi. Umetuma Tsh 9,000.00 kwa JUMA",
  "DFJ9B1FX3J failed. You have insufficient funds. Tsh9,000.00 sent to JUMA",
  "DFJ9B1FX3K Confirmed. Reversed: Tsh9,000.00 sent to JUMA. New balance Tsh9,000.00",
  "Muamala DFJ9B1FX3L wa Tsh 9,000.00 kwenda kwa JUMA umerejeshwa. M-Pesa imerudishwa Tsh 9,000.00",
  "0712345678 anaomba Tsh 5,000. Ingiza PIN kukubali. Mixx by Yas Kumbukumbu No.: 25792901157688 umetuma Tsh 5,000",
  "You will receive Tsh 5,000.00 from JUMA. Ref: AB123456. M-Pesa",
  "You have received USD 40.00 from JUMA. Ref: AB123456. NMB Bank",
  "You have received Tsh 40,000.00 from JUMA on 19/6/26. M-Pesa",
  "Umepokea Tsh 0.00 kutoka kwa JUMA. Rej: AT123456. Airtel Money",
  "Umepokea pesa kutoka kwa JUMA. Rej: AT123456. Airtel Money",
  "You have received 40,000 from JUMA. Txn: 8899776655",
  "Umepokea Tsh 40,000.00 kutoka kwa JUMA. Rej: 0712345678. Airtel Money",
  // Two messages, glued
  "DFJ9B1FX4A confirmed. You have received Tsh4,000.00 from JUMA on 19/6/26 at 10:38 pm. DFJ9B1FX4B confirmed. You have received Tsh5,000.00 from ASHA on 19/6/26 at 10:39 pm.",
  "DFJ9B1FX4A imethibitishwa. Umepokea Tsh4,000.00 kutoka JUMA. DFJ9B1FX4A confirmed. You have received Tsh4,000.00 from JUMA.",
  "Umepokea Tsh 45,000.00 kutoka kwa ASHA. Rej: AT123456. Salio: Tsh 120,000.00 Umepokea Tsh 5,000.00 kutoka kwa JUMA. Rej: AT123457. Salio: Tsh 125,000.00",
  "DFJ9B1FX4C Confirmed. Tsh7,000.00 paid to DUKA. Your balance is Tsh1.00 Umepokea Tsh 7,000 kutoka kwa ASHA. Kumbukumbu No.: 25792901157688",
  `DFJ9B1FX4D confirmed. You have received Tsh4,000.00 from JUMA. ${"x".repeat(1000)}`,
];

it.each(unreadable)("reads nothing in %s", (text) => expect(readMoneySms(text)).toBeUndefined());
it("is tried on enough of them", () => expect(unreadable.length).toBeGreaterThanOrEqual(30));

const pieces = unreadable.flatMap((text) => text.split(/(?<=[ .,])/));
const noise = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom(...pieces));
const garbage = fc.array(noise, { maxLength: 120 }).map((parts) => parts.join(""));

it("never throws, whatever it is given, and says nothing that cannot be kept", () => {
  fc.assert(
    fc.property(garbage, (text) => {
      const found = readMoneySms(text);
      const cut = cutMoneySms(text);
      expect(cut.length).toBeLessThanOrEqual(1000);
      expect(cut.isWellFormed()).toBe(true);
      if (!found) return;
      expect(found.code).toMatch(/^[A-Z0-9][A-Z0-9./-]{3,29}$/);
      expect(Number.isSafeInteger(found.amountMinor) && found.amountMinor > 0).toBe(true);
      expect(found.name.length).toBeLessThanOrEqual(80);
      if (found.phone !== undefined) expect(found.phone).toMatch(/^\+255[67]\d{8}$/);
      if (found.at !== undefined) expect(new Date(found.at).toISOString()).toBe(found.at);
    }),
    { numRuns: 1500 },
  );
});

it.each([
  "1,",
  "salio ",
  "255 7",
  "Tsh 1,000 ",
  "received ",
  "a.",
  "kutoka kwa ",
  "Ref: ",
  "x*",
  "DFJ9B1FX2B confirmed ",
])("takes no longer for a long text of %j", (piece) => {
  const text = piece.repeat(Math.floor(1000 / piece.length));
  readMoneySms(text);
  const start = process.cpuUsage();
  for (let times = 0; times < 20; times++) {
    readMoneySms(text);
    cutMoneySms(text);
  }
  const { user } = process.cpuUsage(start);
  expect(user / 20).toBeLessThan(25_000);
});
