import type { RecordEntry } from "@mauzo/contract/account/record";
import type { RecordEvent, RecordKind } from "@mauzo/contract/account/record-events";
import type { Language } from "@mauzo/contract/shared";

type Words = {
  columns: readonly string[];
  by: Record<RecordEntry["by"]["kind"], string>;
  kind: Record<RecordKind, string>;
  event: Record<RecordEvent, string>;
};

/** The headings and words of the file. */
export const words: Record<Language, Words> = {
  en: {
    columns: ["Time", "Who", "As", "Kind", "What", "Of", "Before", "After", "Network address", "Entry"],
    by: { person: "Person", key: "Key", operator: "Mauzo's staff", system: "By itself" },
    kind: {
      ...{ rights: "Rights", settings: "Settings", prices: "Prices", refunds: "Refunds", payouts: "Payouts" },
      ...{ exports: "Exports", views: "Looks", keys: "Keys" },
    },
    event: {
      ...{ member_made: "Person joined", member_changed: "Rights changed", member_removed: "Person removed" },
      ...{ invite_made: "Invitation sent", invite_changed: "Invitation changed" },
      ...{ role_made: "Role saved", role_changed: "Role changed", role_removed: "Role deleted" },
      ...{ key_made: "API key made", key_changed: "Secret of an API key replaced", key_removed: "API key revoked" },
      ...{ webhook_made: "Webhook added", webhook_changed: "Webhook changed", webhook_removed: "Webhook removed" },
      ...{ channel_made: "WhatsApp connected", channel_changed: "WhatsApp's keys changed" },
      ...{ channel_removed: "WhatsApp disconnected", sms_made: "SMS provider connected" },
      ...{ sms_changed: "SMS provider changed", sms_removed: "SMS provider removed" },
      ...{ shop_changed: "Shop's settings changed", delivery_changed: "Delivery changed" },
      ...{ payment_changed: "Ways to pay changed", workflow_changed: "Order workflow changed" },
      ...{ pos_changed: "Counters changed", withdrawal_settings_changed: "Withdrawal settings changed" },
      ...{ auto_messages_changed: "Automatic messages changed", message_prices_changed: "Message prices changed" },
      ...{ inbox_changed: "Inbox settings changed" },
      ...{ month_changed: "Month of expenses locked or opened" },
      ...{ price_changed: "Price changed", add_on_price_changed: "Add-on's price changed" },
      ...{
        forgiven_changed: "Debt forgiven",
        written_debt_changed: "Debt written down forgiven",
        credit_limit_changed: "Credit limit changed",
        refund_made: "Money given back",
        expense_phone_made: "Phone for expenses added",
        expense_phone_removed: "Phone for expenses removed",
        withdrawal_made: "Withdrawal asked for",
      },
      ...{ withdrawal_changed: "Withdrawal moved on", destination_made: "Payout wallet added" },
      ...{ destination_removed: "Payout wallet removed", compliance_changed: "Business documents moved on" },
      ...{ orders_exported: "Orders exported", customers_exported: "Customers exported" },
      ...{ person_exported: "All about one customer exported", products_exported: "Products exported" },
      ...{ expenses_exported: "Expenses exported", transactions_exported: "Transactions exported" },
      ...{ debts_exported: "Debts exported", figures_exported: "Analytics exported" },
      ...{ record_exported: "This record exported", compliance_file_viewed: "Business document opened" },
      ...{ ownership_offer_made: "Shop offered", ownership_offer_removed: "Offer of the shop ended" },
      ownership_changed: "Shop taken over",
      ...{ member_viewed: "Looked as a member", member_view_ended: "Stopped looking as a member" },
    },
  },
  sw: {
    columns: [
      "Muda",
      "Nani",
      "Kama",
      "Aina",
      "Kilichofanyika",
      "Kuhusu",
      "Kabla",
      "Baada",
      "Anwani ya mtandao",
      "Tukio",
    ],
    by: { person: "Mtu", key: "Funguo", operator: "Wafanyakazi wa Mauzo", system: "Yenyewe" },
    kind: {
      ...{ rights: "Ruhusa", settings: "Mipangilio", prices: "Bei", refunds: "Kurudisha pesa", payouts: "Kutoa pesa" },
      ...{ exports: "Mafaili yaliyopakuliwa", views: "Kutazama", keys: "Funguo" },
    },
    event: {
      ...{ member_made: "Mtu amejiunga", member_changed: "Ruhusa zimebadilishwa", member_removed: "Mtu ameondolewa" },
      ...{ invite_made: "Mwaliko umetumwa", invite_changed: "Mwaliko umebadilishwa" },
      ...{ role_made: "Nafasi imehifadhiwa", role_changed: "Nafasi imebadilishwa", role_removed: "Nafasi imefutwa" },
      ...{ key_made: "Funguo ya API imetengenezwa", key_changed: "Siri ya funguo imebadilishwa" },
      ...{ key_removed: "Funguo ya API imefutwa", webhook_made: "Webhook imeongezwa" },
      ...{ webhook_changed: "Webhook imebadilishwa", webhook_removed: "Webhook imeondolewa" },
      ...{ channel_made: "WhatsApp imeunganishwa", channel_changed: "Funguo za WhatsApp zimebadilishwa" },
      ...{ channel_removed: "WhatsApp imetenganishwa", sms_made: "Mtoa huduma wa SMS ameunganishwa" },
      ...{ sms_changed: "Mtoa huduma wa SMS amebadilishwa", sms_removed: "Mtoa huduma wa SMS ameondolewa" },
      ...{ shop_changed: "Mipangilio ya duka imebadilishwa", delivery_changed: "Njia za kufikisha zimebadilishwa" },
      ...{ payment_changed: "Njia za kulipwa zimebadilishwa", workflow_changed: "Hatua za oda zimebadilishwa" },
      ...{
        pos_changed: "Kaunta zimebadilishwa",
        withdrawal_settings_changed: "Mipangilio ya kutoa pesa imebadilishwa",
      },
      ...{ auto_messages_changed: "Ujumbe wa moja kwa moja umebadilishwa" },
      ...{ message_prices_changed: "Bei za ujumbe zimebadilishwa" },
      ...{ inbox_changed: "Mipangilio ya mazungumzo imebadilishwa" },
      ...{ month_changed: "Mwezi wa matumizi umefungwa au kufunguliwa" },
      ...{ price_changed: "Bei imebadilishwa", add_on_price_changed: "Bei ya nyongeza imebadilishwa" },
      ...{
        forgiven_changed: "Deni limesamehewa",
        written_debt_changed: "Deni lililoandikwa limesamehewa",
        credit_limit_changed: "Kiwango cha deni kimebadilishwa",
        refund_made: "Pesa zimerudishwa",
        expense_phone_made: "Simu ya matumizi imeongezwa",
        expense_phone_removed: "Simu ya matumizi imeondolewa",
        withdrawal_made: "Kutoa pesa kumeombwa",
      },
      ...{ withdrawal_changed: "Kutoa pesa kumeendelea", destination_made: "Namba ya kupokelea pesa imeongezwa" },
      ...{ destination_removed: "Namba ya kupokelea pesa imeondolewa" },
      ...{ compliance_changed: "Nyaraka za biashara zimeendelea" },
      ...{ orders_exported: "Oda zimepakuliwa", customers_exported: "Wateja wamepakuliwa" },
      ...{ person_exported: "Taarifa zote za mteja mmoja zimepakuliwa", products_exported: "Bidhaa zimepakuliwa" },
      ...{ expenses_exported: "Matumizi yamepakuliwa", transactions_exported: "Miamala imepakuliwa" },
      ...{ debts_exported: "Madeni yamepakuliwa", figures_exported: "Takwimu zimepakuliwa" },
      ...{
        record_exported: "Kumbukumbu hizi zimepakuliwa",
        compliance_file_viewed: "Nyaraka ya biashara imefunguliwa",
        ownership_offer_made: "Ombi la kukabidhi duka",
        ownership_offer_removed: "Ombi la kukabidhi duka limeisha",
        ownership_changed: "Duka limekabidhiwa",
        member_viewed: "Ametazama kama mfanyakazi",
        member_view_ended: "Ameacha kutazama kama mfanyakazi",
      },
    },
  },
};
