/** Where a file is: uploaded at the provider (ids live 30 days), or at a public address. */
export type FilePlace = { id: string } | { link: string };

/** A file with what is known of it; `mime` and `bytes` are missing where only the address is known. */
export type OutgoingFile = {
  file: FilePlace;
  caption?: string;
  filename?: string;
  mime?: string;
  /** Its size in bytes. */
  bytes?: number;
};

export type OutgoingOption = { id: string; title: string };
export type OutgoingRow = OutgoingOption & { description?: string };
export type OutgoingContact = {
  name: string;
  /** As a person would dial them; `waId` is the number's id at WhatsApp, digits only. */
  phones: { phone: string; waId?: string }[];
  emails?: string[];
  organisation?: string;
};

/** A value for a variable of a template, or the file of its header. */
export type TemplateValue =
  | { type: "text"; text: string }
  | { type: "image" | "video" | "document"; file: FilePlace; filename?: string };
export type TemplateButton = {
  type: "url" | "quick_reply" | "copy_code";
  /** The button's place, from 0. */
  index: number;
  /** The end of the address, what comes back when it is pressed, or the code. */
  value: string;
};

/**
 * One message as a channel sends it: what becomes one row of the outbox, stored there as it is. Without a language and
 * without anything that only one provider knows, except ids of its own things (files, templates, catalogue).
 */
export type OutgoingPart =
  | {
      kind: "text";
      text: string;
      /** What can be answered with a number, where it was too much for a list: never sent, kept for the answer. */
      picks?: { number: number; id: string }[];
    }
  | { kind: "buttons"; header?: string; body: string; footer?: string; buttons: OutgoingOption[] }
  | {
      kind: "list";
      header?: string;
      body: string;
      footer?: string;
      /** The label of what opens the list. */
      button: string;
      sections: { title: string; rows: OutgoingRow[] }[];
    }
  | ({ kind: "image" | "video" | "document" } & OutgoingFile)
  | ({ kind: "audio"; voice?: boolean } & OutgoingFile)
  | ({ kind: "sticker" } & OutgoingFile)
  | { kind: "location"; latitude: number; longitude: number; name?: string; address?: string }
  | { kind: "contacts"; contacts: OutgoingContact[] }
  | {
      kind: "reaction";
      /** The message it belongs to. */
      wamid: string;
      /** One emoji; empty takes an earlier one away. */
      emoji: string;
    }
  | {
      kind: "template";
      name: string;
      /** As it was approved: `sw`, `en_US`. */
      language: string;
      header?: TemplateValue;
      /** The values of the body's variables, in order. */
      body: string[];
      buttons: TemplateButton[];
      /** The whole as a person reads it, with its values: for the thread, the preview, and other channels. */
      text: string;
    }
  | { kind: "link"; header?: string; body: string; footer?: string; label: string; url: string }
  | {
      kind: "product";
      catalogueId: string;
      retailerId: string;
      body?: string;
      footer?: string;
      /** The same in words, with an address: for channels without a catalogue. */
      text: string;
    }
  | {
      kind: "products";
      catalogueId: string;
      header: string;
      body: string;
      footer?: string;
      sections: { title: string; retailerIds: string[] }[];
      text: string;
    }
  | { kind: "catalogue"; body: string; footer?: string; thumbnailRetailerId?: string; text: string };

export type PartKind = OutgoingPart["kind"];
