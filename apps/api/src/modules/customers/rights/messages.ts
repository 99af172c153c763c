type Words = Readonly<Record<string, string>>;

/** What each table is of, in the file a person gets. */
export const tableWords: Readonly<Record<"en" | "sw", Words>> = {
  en: {
    customers: "Your record",
    contacts: "Your numbers",
    customer_notes: "Notes about you",
    customer_changes: "Changes of your record",
    customer_consents: "What you agreed to",
    orders: "Your orders",
    order_lines: "What you ordered",
    order_charges: "Delivery and discounts",
    order_payments: "Your payments",
    payment_claims: "Payments you told us of",
    order_changes: "What happened to your orders",
    order_messages: "Messages about your orders",
    stock_movements: "Goods of your orders",
    carts: "Your carts",
    conversations: "Your conversations",
    messages: "What was written",
    import_rows: "Rows of files you are in",
  },
  sw: {
    customers: "Taarifa zako",
    contacts: "Namba zako",
    customer_notes: "Maelezo kukuhusu",
    customer_changes: "Mabadiliko ya taarifa zako",
    customer_consents: "Ulichokubali",
    orders: "Oda zako",
    order_lines: "Ulichoagiza",
    order_charges: "Usafirishaji na punguzo",
    order_payments: "Malipo yako",
    payment_claims: "Malipo uliyotuambia",
    order_changes: "Yaliyotokea kwenye oda zako",
    order_messages: "Ujumbe kuhusu oda zako",
    stock_movements: "Bidhaa za oda zako",
    carts: "Vikapu vyako",
    conversations: "Mazungumzo yako",
    messages: "Yaliyoandikwa",
    import_rows: "Mistari ya mafaili yenye taarifa zako",
  },
};

/** What the columns are; those without a word are for programs only. */
export const columnWords: Readonly<Record<"en" | "sw", Words>> = {
  en: {
    ...{ name: "Name", phone: "Telephone", place: "Place", gender: "Gender", language: "Language", tags: "Tags" },
    ...{
      birthday: "Birthday",
      created_at: "When",
      text: "Text",
      user_name: "By",
      changes: "Changes",
      change: "Change",
    },
    ...{ channel: "By", state: "State", how: "How we know", number: "Number", customer_name: "Name given" },
    ...{ customer_phone: "Number given", note: "Note", delivery_place: "Delivered to", delivery_method: "Delivery" },
    ...{
      placed_at: "Placed",
      total_minor: "Total",
      paid_minor: "Paid",
      amount_minor: "Amount",
      method: "Way of paying",
    },
    ...{ reference: "Reference", reason: "Reason", product_name: "Product", quantity: "Quantity", body: "Text" },
    ...{ direction: "Direction", cells: "Row" },
  },
  sw: {
    ...{ name: "Jina", phone: "Simu", place: "Mahali", gender: "Jinsia", language: "Lugha", tags: "Lebo" },
    ...{ birthday: "Siku ya kuzaliwa", created_at: "Lini", text: "Maandishi", user_name: "Na", changes: "Mabadiliko" },
    ...{ change: "Badiliko", channel: "Kwa", state: "Hali", how: "Tunajuaje", number: "Namba" },
    ...{ customer_name: "Jina lililotolewa", customer_phone: "Namba iliyotolewa", note: "Maelezo" },
    ...{ delivery_place: "Ilipelekwa", delivery_method: "Usafirishaji", placed_at: "Iliwekwa", total_minor: "Jumla" },
    ...{ paid_minor: "Iliyolipwa", amount_minor: "Kiasi", method: "Njia ya kulipa", reference: "Kumbukumbu ya malipo" },
    ...{ reason: "Sababu", product_name: "Bidhaa", quantity: "Idadi", body: "Maandishi", direction: "Mwelekeo" },
    cells: "Mstari",
  },
};
