import { expect, it } from "vitest";
import { playScript } from "../test/play-script.ts";

const script = `
> Shikamoo
Marahaba.
Habari, karibu Duka la Asha. Hapa unaweza kuona bidhaa zetu na kuagiza. Nikusaidie nini?
[Angalia bidhaa] [Kikapu changu] [Zaidi]
→ greeting

> bidhaa
# Aina za bidhaa
Chagua aina ya bidhaa, au andika unachotafuta.
<Aina za bidhaa>
{Nguo na mapambo - Bidhaa 2}
{Vyakula na vinywaji - Bidhaa 1}
{Vifaa vya kielektroniki - Bidhaa 1}
→ categories

>> Nguo na mapambo
(picture) *Khanga ya Mwanza*
25,000.00 TZS
# Nguo na mapambo
Chagua bidhaa unayotaka kuagiza.
<Angalia bidhaa>
{Khanga ya Mwanza - 25,000.00 TZS}
{Shati - 18,000.00 TZS}
{Aina nyingine}
→ products

>> Shati
*Shati*
18,000.00 TZS
Ungependa Shati ipi?
*Small* · 18,000.00 TZS · Zimebaki 3
*Large* · 20,000.00 TZS · Imeisha
[Small · 18,000 TZS] [Bidhaa nyingine]
→ variants

> Large
Large imeisha. Tafadhali chagua nyingine.
Ungependa Shati ipi?
*Small* · 18,000.00 TZS · Zimebaki 3
*Large* · 20,000.00 TZS · Imeisha
[Small · 18,000 TZS] [Bidhaa nyingine]
→ variants

>> Small
Ungependa ngapi? Bonyeza namba au andika.
[1] [2] [3]
→ quantity

> -1
Tafadhali andika 1 au zaidi.
[1] [2] [3]
→ quantity

> 9
Zimebaki 3 tu. Ungependa ngapi?
[1] [2] [3]
→ quantity

> mbili
Nimeweka kwenye kikapu: 2 × *Shati (Small)*.
Tuendelee vipi?
[Bidhaa zaidi] [Kikapu changu] [Pata kiungo cha oda]
→ added

>> Kikapu changu
Kikapu chako:

2 × *Shati (Small)*: 36,000.00 TZS

*Jumla: 36,000.00 TZS*
Kikapu kiko sawa?
[Pata kiungo cha oda] [Bidhaa zaidi] [Badilisha kikapu]
→ cart-next

>> Badilisha kikapu
# Duka la Asha
Niondoe nini?
<Chagua>
{Shati (Small) - × 2 · 36,000.00 TZS}
{Ondoa vyote - Kikapu kibaki tupu}
{Rudi - Acha kila kitu kama kilivyo}
→ cart-change

>> Ondoa vyote
Kikapu chako sasa hakina kitu.
Nikusaidie nini kingine?
[Angalia bidhaa] [Kikapu changu] [Zaidi]
→ menu

>> Zaidi
Nikusaidie nini kingine?
[Oda yangu] [Ongea na mtu] [English]
→ more

>> Oda yangu
Sioni oda kwenye mazungumzo haya. Kama una namba ya oda, iandike hapa, mfano 7K4Q9-DXM2T.
[Rudi]
→ order-status

> sijui
Sijaipata oda hiyo. Tafadhali angalia namba vizuri, mfano 7K4Q9-DXM2T, kisha iandike tena.
[Rudi]
→ order-status

>> Rudi
Nikusaidie nini kingine?
[Angalia bidhaa] [Kikapu changu] [Zaidi]
→ menu

> ongea na mtu
Mtu wa Duka la Asha atakujibu hapa hapa. Pia unaweza kuwaandikia kwa WhatsApp:
https://wa.me/255712345678
→ person

> radio
# Bidhaa
Nimepata hizi kwa “radio”.
<Angalia bidhaa>
{Radio - 40,000.00 TZS · Imeisha}
{Aina nyingine}
→ products

>> Radio
*Radio*
40,000.00 TZS · Imeisha

Small and loud.
*Radio* imeisha kwa sasa.
Ungependa kuona bidhaa nyingine?
[Bidhaa nyingine] [Kikapu changu] [Zaidi]
→ after-sold-out

> English
Would you like to see something else?
[Other products] [My cart] [More]
→ after-sold-out

> kiswahili
Ungependa kuona bidhaa nyingine?
[Bidhaa nyingine] [Kikapu changu] [Zaidi]
→ after-sold-out

> asante
Karibu sana.
Nikusaidie nini kingine?
[Angalia bidhaa] [Kikapu changu] [Zaidi]
→ menu
`;

it("orders in Swahili, and asks for everything else", async () => {
  expect(await playScript(script)).toBe(script);
});
