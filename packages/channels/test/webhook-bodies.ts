/** Webhooks as the wire facts have them (a.6); ids and numbers are made up. */
export const phoneNumberId = "106540352242922";
export const customer = "255712345678";

export const contact = { profile: { name: "Neema Mushi" }, wa_id: customer };

/** A webhook around one value of the field `messages`. */
export const webhookOf = (value: object, field = "messages") => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "waba-1",
      time: 1_790_000_100,
      changes: [
        {
          field,
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "255755000111", phone_number_id: phoneNumberId },
            ...value,
          },
        },
      ],
    },
  ],
});

/** A customer's message; `rest` is its type and content. */
export const messageOf = (rest: object) => ({ from: customer, id: "wamid.IN1", timestamp: "1790000000", ...rest });
export const inbound = (rest: object) => webhookOf({ contacts: [contact], messages: [messageOf(rest)] });

export const statusOf = (status: string, rest: object = {}) => ({
  ...{ id: "wamid.OUT1", status, timestamp: "1790000050", recipient_id: customer, ...rest },
});
