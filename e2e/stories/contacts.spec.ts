import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const fits = "document.documentElement.scrollWidth <= 360";
/** As a phone shares it: two who can be brought, one without a number. */
const cards = [
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Mushi;Amina;;;\r\nFN:Amina Mushi\r\nTEL;TYPE=CELL:0712 345 678\r\nEND:VCARD",
  "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=75=6D=61;;;;\r\nTEL;CELL:0754111222\r\nEND:VCARD",
  "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bila Namba\r\nEMAIL:bila@duka.example\r\nEND:VCARD",
].join("\r\n");

const words = {
  en: {
    ...{ title: "Bring contacts", file: "Choose a file", yes: "Yes, all of them agreed", how: "How we know" },
    ...{ tags: "Tags for all of them", check: "Check the file", start: "Import 2 customers", see: "See your customers" },
    ...{ phone: "Telephone", repair: "Save 1 row and check again", done: "Import 3 customers", offers: "Agreed" },
    ...{ criterion: "Condition", consent: "Agreed to offers by", count: "3 customers fit", save: "Save the segment" },
    ...{ name: "Name", show: "Show who is in Market", list: "Download list", more: "More actions" },
  },
  sw: {
    ...{ title: "Leta anwani", file: "Chagua faili", yes: "Ndiyo, wote wamekubali", how: "Tunajuaje" },
    ...{ tags: "Lebo za wote", check: "Kagua faili", start: "Ingiza wateja 2", see: "Tazama wateja wako" },
    ...{ phone: "Simu", repair: "Hifadhi mstari 1 na ukague tena", done: "Ingiza wateja 3", offers: "Amekubali" },
    ...{ criterion: "Sharti", consent: "Amekubali matangazo kwa", count: "Wateja 3 wanalingana", save: "Hifadhi kundi" },
    ...{ name: "Jina", show: "Onyesha waliomo kwenye Market", list: "Pakua orodha", more: "Zaidi" },
  },
} as const;
