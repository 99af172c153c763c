import { base64Of, write } from "../ask.ts";
import type { ChatContext } from "../chat/chat-context.ts";
import { h, type IconName, icon } from "../parts/dom.ts";
import { openSheet } from "../parts/sheet.ts";
import { words } from "../words.ts";
import { openCatalogue } from "./catalogue.ts";

const places = [
  { name: "Soko la Kariakoo", address: "Msimbazi, Dar es Salaam", latitude: -6.8197, longitude: 39.2745 },
  { name: "Mwenge", address: "Sam Nujoma Road, Dar es Salaam", latitude: -6.7683, longitude: 39.2228 },
  { name: "Mji Mkongwe", address: "Zanzibar", latitude: -6.1622, longitude: 39.1921 },
  { name: "Soko Kuu", address: "Arusha", latitude: -3.3725, longitude: 36.6944 },
];

const people = [
  {
    name: { formatted_name: "Mama Rehema", first_name: "Rehema" },
    phones: [{ phone: "+255 754 000 111", type: "CELL" }],
  },
  {
    name: { formatted_name: "Juma Bakari", first_name: "Juma" },
    phones: [{ phone: "+255 622 000 222", type: "CELL" }],
  },
];

const tile = (name: IconName, label: string, click: () => void) =>
  h("button", { type: "button", class: "tile", click }, icon(name), h("span", {}, label));

const row = (title: string, below: string, click: () => void) =>
  h(
    "button",
    { type: "button", class: "row", click },
    h("span", { class: "row-words" }, h("b", {}, title), h("small", {}, below)),
  );

const typeOf = ({ type }: File) =>
  type.startsWith("image/") ? "image" : type.startsWith("video/") ? "video" : "document";

/** Everything but words that a customer can send. */
export function openAttachments(chat: ChatContext): void {
  const send = (content: Record<string, unknown>) =>
    void write(chat.customer.wa_id, chat.shop.phone_number_id, content);
  const sendFile = async (file: File) => {
    const data = await base64Of(file);
    send({ type: typeOf(file), data, mime_type: file.type || "application/octet-stream", filename: file.name });
  };
  const chooseFile = (accept: string, close: () => void) => {
    const input = h("input", { type: "file", accept });
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      if (file) void sendFile(file);
      close();
    });
    input.click();
  };
  openSheet(chat.screen, words.attach, (close) => {
    const andClose = (run: () => void) => () => {
      close();
      run();
    };
    const choose = (title: string, rows: (close: () => void) => Node[]) =>
      andClose(() => openSheet(chat.screen, title, rows));
    return [
      h(
        "div",
        { class: "tiles" },
        tile("picture", words.picture, () => chooseFile("image/*,video/*", close)),
        tile(
          "picture",
          words.sample,
          andClose(() => send({ type: "image" })),
        ),
        tile("file", words.document, () => chooseFile("", close)),
        tile(
          "place",
          words.location,
          choose(words.location, (done) =>
            places.map((place) =>
              row(place.name, place.address, () => {
                done();
                send({ location: place });
              }),
            ),
          ),
        ),
        tile(
          "person",
          words.contact,
          choose(words.contact, (done) =>
            people.map((person) =>
              row(person.name.formatted_name, person.phones[0]?.phone ?? "", () => {
                done();
                send({ contacts: [person] });
              }),
            ),
          ),
        ),
        tile(
          "bag",
          words.catalogue,
          andClose(() => openCatalogue(chat)),
        ),
      ),
    ];
  });
}
